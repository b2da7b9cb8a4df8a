import {expect, test, vi} from 'vitest';
import {plural} from './plural';

test('numbers are written as readers read them', () => {
  expect(plural(1, '{0} device|{0} devices')).toBe('1 device');
  expect(plural(0, '{0} device|{0} devices, {1} apart', 1.5)).toBe('0 devices, 1.5 apart');
  expect(plural(12_345, '{0} round|{0} rounds')).toBe('12,345 rounds');
});

test('what a figure says when it wakes takes nothing of Intl, whose first use is slow', () => {
  const first = vi.spyOn(Number.prototype, 'toLocaleString');
  expect(plural(500, '{0} device|{0} devices')).toBe('500 devices');
  expect(first).not.toHaveBeenCalled();
});
