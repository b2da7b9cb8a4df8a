import {FRAME_TIMEOUT_MS, MAX_FRAME_LENGTH} from '../constants';
import type {AnswerPart} from './stream';

/** Runs before the next frame is drawn; where none is drawn, after a while. */
export function onNextFrame(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) {
      isDue = false;
      run();
    }
  };
  globalThis.requestAnimationFrame?.(once);
  setTimeout(once, FRAME_TIMEOUT_MS);
}

/** What a part costs the frame that shows it: its text, or as much as a word. */
const costOf = (part: AnswerPart): number =>
  part.type === 'text-delta' ? Math.max(1, part.delta.length) : 10;

/** A part as parts that are no longer than one frame takes in. */
function* slicesOf(part: AnswerPart): Generator<AnswerPart> {
  if (part.type !== 'text-delta' || part.delta.length <= MAX_FRAME_LENGTH) {
    yield part;
    return;
  }
  for (let at = 0; at < part.delta.length; at += MAX_FRAME_LENGTH) {
    yield {...part, delta: part.delta.slice(at, at + MAX_FRAME_LENGTH)};
  }
}

export interface Gathering {
  /** Takes a part; wait for it, so that what comes too fast leaves the page time to draw. */
  add: (part: AnswerPart) => Promise<void>;
  /** Hands on what has been gathered so far. */
  flush: () => void;
}

/**
 * Gathers the parts of an answer, of which many may come between two frames.
 *
 * @param onParts gets the parts of a frame, in their order
 */
export function gatherByFrame(
  onParts: (parts: AnswerPart[]) => void,
  onFrame: (run: () => void) => void = onNextFrame,
): Gathering {
  let gathered: AnswerPart[] = [];
  let cost = 0;
  let frame: Promise<void> | undefined;

  function flush(): void {
    const parts = gathered;
    gathered = [];
    cost = 0;
    if (parts.length > 0) {
      onParts(parts);
    }
  }

  const nextFrame = (): Promise<void> =>
    new Promise((resolve) =>
      onFrame(() => {
        frame = undefined;
        flush();
        resolve();
      }),
    );

  return {
    async add(part) {
      for (const slice of slicesOf(part)) {
        gathered.push(slice);
        cost += costOf(slice);
        frame ??= nextFrame();
        if (cost >= MAX_FRAME_LENGTH) {
          await frame;
        }
      }
    },
    flush,
  };
}
