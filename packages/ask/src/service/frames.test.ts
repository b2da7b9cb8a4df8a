// cspell:ignore unstub
import {afterEach, describe, expect, test, vi} from 'vitest';
import {FRAME_TIMEOUT_MS, MAX_ANSWER_LENGTH, MAX_FRAME_LENGTH} from '../constants';
import {gatherByFrame, onNextFrame} from './frames';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('gathering by frame', () => {
  const text = (delta: string) => ({type: 'text-delta' as const, id: 't', delta});

  test.each([
    ['in 5,000 parts', 5_000],
    ['in a single part', 1],
  ])('F6 50,000 characters that come at once, %s, take 500 frames', async (_, count) => {
    const frames: (() => void)[] = [];
    const lengths: number[] = [];
    const gathering = gatherByFrame(
      (parts) =>
        lengths.push(parts.map((part) => ('delta' in part ? part.delta : '')).join('').length),
      (run) => frames.push(run),
    );
    let isOver = false;
    const all = (async () => {
      for (let part = 0; part < count; part++) {
        await gathering.add(text('x'.repeat(MAX_ANSWER_LENGTH / count)));
      }
      isOver = true;
    })();
    while (!isOver) {
      // What is not waited for runs before the next frame.
      await new Promise(setImmediate);
      frames.shift()?.();
    }
    await all;
    expect(lengths).toEqual(Array(MAX_ANSWER_LENGTH / MAX_FRAME_LENGTH).fill(MAX_FRAME_LENGTH));
  });

  test('F6 what has been gathered is not lost when an answer ends between frames', async () => {
    const onParts = vi.fn();
    const gathering = gatherByFrame(onParts, () => undefined);
    await gathering.add(text('a'));
    gathering.flush();
    gathering.flush();
    expect(onParts).toHaveBeenCalledExactlyOnceWith([text('a')]);
  });

  test('F6 a tab in the background draws no frames, and goes on all the same', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => undefined);
    const run = vi.fn();
    onNextFrame(run);
    vi.advanceTimersByTime(FRAME_TIMEOUT_MS);
    expect(run).toHaveBeenCalledOnce();
  });

  test('F6 a frame and its time-out run it once', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    const run = vi.fn();
    onNextFrame(run);
    vi.advanceTimersByTime(FRAME_TIMEOUT_MS);
    expect(run).toHaveBeenCalledOnce();
  });
});
