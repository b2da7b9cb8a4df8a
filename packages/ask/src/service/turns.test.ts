import {expect, test, vi} from 'vitest';
import {MAX_TURN_LENGTH} from '../constants';
import {createTurns} from './turns';

function withFrames() {
  const frames: (() => void)[] = [];
  const turns = createTurns((run) => frames.push(run));
  return {turns, frames, draw: () => frames.shift()?.()};
}

test('F6 each frame runs one, the last that came first', () => {
  const {turns, draw, frames} = withFrames();
  const [first, second] = [vi.fn(), vi.fn()];
  turns.wait(first);
  turns.wait(second);
  draw();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  draw();
  expect(first).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});

test('F6 what was taken back does not run', () => {
  const {turns, draw} = withFrames();
  const run = vi.fn();
  turns.wait(run)();
  draw();
  expect(run).not.toHaveBeenCalled();
});

test('F6 what is spent is spent until the next frame', () => {
  const {turns, draw} = withFrames();
  turns.spend(MAX_TURN_LENGTH - 1);
  expect(turns.left()).toBe(1);
  turns.spend(100);
  expect(turns.left()).toBe(0);
  draw();
  expect(turns.left()).toBe(MAX_TURN_LENGTH);
});
