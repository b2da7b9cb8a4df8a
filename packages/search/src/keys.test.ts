import {describe, expect, it} from 'vitest';
import {isSearchShortcut, startsQuery} from './keys';

const press = (key: string, options: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    target: null,
    ...options,
  }) as KeyboardEvent;

describe('S1 shortcuts', () => {
  it.each([press('k', {ctrlKey: true}), press('K', {metaKey: true}), press('/')])(
    'S1 open search',
    (event) => {
      expect(isSearchShortcut(event, false)).toBe(true);
    },
  );

  it.each([
    press('k'),
    press('k', {ctrlKey: true, altKey: true}),
    press('k', {ctrlKey: true, shiftKey: true}),
    press('/', {ctrlKey: true}),
    press('Escape'),
    press('/', {target: {tagName: 'INPUT'} as never}),
    press('/', {target: {tagName: 'DIV', isContentEditable: true} as never}),
  ])('S1 leave other keys alone', (event) => {
    expect(isSearchShortcut(event, false)).toBe(false);
  });

  it('S1 close it again', () => {
    expect(isSearchShortcut(press('Escape'), true)).toBe(true);
    expect(isSearchShortcut(press('k', {ctrlKey: true}), true)).toBe(true);
    expect(isSearchShortcut(press('/'), true)).toBe(false);
  });

  it('S1 letters and digits start a query, combinations do not', () => {
    expect(['a', 'é', '7', '聚'].map((key) => startsQuery(press(key)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(startsQuery(press('Enter'))).toBe(false);
    expect(startsQuery(press('c', {ctrlKey: true}))).toBe(false);
  });
});
