import {MAX_QUERY_LENGTH, isObject} from '@collektive/search';
import {MAX_STREAM_BYTES} from '../constants';
import {AskError} from './errors';
import {createEventParser} from './events';
import {createLimits} from './limits';
import {sourcesOf, type Source} from './sources';

/**
 * The parts of an answer that this site shows, by their names in the stream of UI messages of the
 * AI SDK 5. Others (steps, reasoning, files, a service's own data) are passed over.
 */
export type AnswerPart =
  | {type: 'text-delta'; id: string; delta: string}
  | {type: 'tool-input-available'; query?: string}
  | {type: 'tool-output-available'; sources: Source[]}
  | {type: 'source-url'; source: Source};

/** What stands in the stream, or `end` where it says that the answer is complete. */
type StreamItem = AnswerPart | 'end' | undefined;

type Fields = Record<string, unknown>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function parse(data: string): Fields {
  try {
    const value: unknown = JSON.parse(data);
    if (isObject(value)) {
      return value;
    }
  } catch {
    // Told below, as what is JSON but no part is.
  }
  throw new AskError('unreadable');
}

/**
 * Reads the data of one event.
 *
 * @throws AskError where it is no part of an answer, or the service reports an error in it
 */
export function readPart(data: string): StreamItem {
  if (data.trim() === '[DONE]') {
    return 'end';
  }
  const fields = parse(data);
  switch (fields.type) {
    case 'text-delta':
      if (typeof fields.delta !== 'string') {
        throw new AskError('unreadable');
      }
      return {type: 'text-delta', id: textOf(fields.id) ?? '', delta: fields.delta};
    case 'tool-input-available':
      return {
        type: 'tool-input-available',
        query: textOf(isObject(fields.input) ? fields.input.query : fields.input)?.slice(
          0,
          MAX_QUERY_LENGTH,
        ),
      };
    case 'tool-output-available':
      return {type: 'tool-output-available', sources: sourcesOf(fields.output)};
    case 'source-url': {
      const [source] = sourcesOf([fields]);
      return source && {type: 'source-url', source};
    }
    case 'error':
      throw new AskError('reported', {report: textOf(fields.errorText)});
    case 'abort':
      throw new AskError('brokenOff');
    case 'finish':
      return 'end';
    default:
      return undefined;
  }
}

/**
 * Reads a streamed answer.
 *
 * @param chunks the bytes as they arrive; left alone once the answer is complete
 * @throws AskError if the service reports an error, if what it sends is no answer, has no text, is
 *   longer or deeper than an answer may be (after the text that fits), or ends before it says that it
 *   is complete
 */
export async function* readParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerPart> {
  const parser = createEventParser();
  let parts = 0;
  let hasText = false;
  let received = 0;
  const fit = createLimits();

  /** Gives the parts of some events. @returns whether the answer is complete */
  function* readAll(events: string[]): Generator<AnswerPart, boolean> {
    for (const data of events) {
      const item = readPart(data);
      parts += 1;
      if (item === 'end') {
        if (!hasText) {
          throw new AskError('empty');
        }
        return true;
      }
      if (item?.type === 'text-delta') {
        const {text, beyond} = fit(item.id, item.delta);
        hasText ||= text.trim() !== '';
        yield {...item, delta: text};
        if (beyond) {
          throw beyond;
        }
      } else if (item) {
        yield item;
      }
    }
    return false;
  }

  for await (const bytes of chunks) {
    received += bytes.length;
    if (received > MAX_STREAM_BYTES) {
      throw new AskError('tooLong');
    }
    if (yield* readAll(parser.push(bytes))) {
      return;
    }
  }
  try {
    // The last event may lack its empty line.
    if (yield* readAll(parser.end())) {
      return;
    }
  } catch (error) {
    // What cannot be read at the very end was cut off.
    if (!(error instanceof AskError && error.kind === 'unreadable')) {
      throw error;
    }
  }
  throw new AskError(parts > 0 ? 'brokenOff' : 'unreadable');
}
