import {AskError} from './errors';

/** The chunks of a body. Not every browser can iterate over the body itself. */
export async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read().catch((cause: unknown) => {
        throw new AskError('brokenOff', {cause});
      });
      if (done) {
        return;
      }
      onChunk();
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Ends a request when nothing has been heard for long. */
export interface Watch {
  signal: AbortSignal;
  /** The other side has said something: the time starts anew. */
  heard: () => void;
  /** The request is over; whatever is left of it is ended. */
  end: () => void;
}

/**
 * Watches over a request.
 *
 * @param outer ends it as well, with its own reason
 * @param silenceMs the longest silence; then the signal's reason is an AskError
 */
export function createWatch(outer: AbortSignal, silenceMs: number): Watch {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new AskError('silent')), silenceMs);
  };
  const end = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
    controller.abort();
  };
  outer.addEventListener('abort', follow);
  if (outer.aborted) {
    follow();
  }
  heard();
  return {signal: controller.signal, heard, end};
}
