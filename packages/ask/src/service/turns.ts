import {MAX_TURN_LENGTH} from '../constants';
import {onNextFrame} from './frames';

/** Shares out the frames among all who have something to show that was there before. */
export interface Turns {
  /** Characters that may still be parsed before the next frame. */
  left: () => number;
  /** Tells that so many were. */
  spend: (characters: number) => void;
  /** Runs in a frame of its own; who waits last goes first. Returns what takes it back. */
  wait: (run: () => void) => () => void;
}

/** @param onFrame runs something before the next frame */
export function createTurns(onFrame: (run: () => void) => void = onNextFrame): Turns {
  let left = MAX_TURN_LENGTH;
  let waiting: (() => void)[] = [];
  let isDue = false;

  function schedule(): void {
    if (!isDue) {
      isDue = true;
      onFrame(() => {
        isDue = false;
        left = MAX_TURN_LENGTH;
        waiting.pop()?.();
        if (waiting.length > 0) {
          schedule();
        }
      });
    }
  }

  return {
    left: () => left,
    spend(characters) {
      if (characters > 0) {
        left = Math.max(0, left - characters);
        schedule();
      }
    },
    wait(run) {
      waiting.push(run);
      schedule();
      return () => {
        waiting = waiting.filter((one) => one !== run);
      };
    },
  };
}
