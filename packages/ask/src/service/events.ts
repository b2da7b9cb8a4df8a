import {MAX_EVENT_LENGTH} from '../constants';
import {AskError} from './errors';

/** Takes bytes of a stream of server-sent events as they come, gives the data of whole events. */
export interface EventParser {
  push(bytes: Uint8Array): string[];
  /** At the end of the stream: what an event without its empty line carried. */
  end(): string[];
}

/**
 * Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html): chunks
 * may end anywhere, also inside a character or between CR and LF. Comments and fields other than
 * `data` say nothing here.
 *
 * @throws AskError where a line does not end
 */
export function createEventParser(): EventParser {
  const decoder = new TextDecoder();
  let unfinishedLine = '';
  let endedInCr = false;
  let data: string[] = [];

  function takeLine(line: string, events: string[]): void {
    if (line === '') {
      if (data.length > 0) {
        events.push(data.join('\n'));
      }
      data = [];
    } else if (line === 'data' || line.startsWith('data:')) {
      data.push(line.slice('data:'.length).replace(/^ /, ''));
    }
  }

  function takeText(text: string): string[] {
    if (text === '') {
      return [];
    }
    // A line that ended in CR is over; an LF that follows belongs to the same end.
    const fresh = endedInCr && text.startsWith('\n') ? text.slice(1) : text;
    endedInCr = text.endsWith('\r');
    if (unfinishedLine.length + fresh.length > MAX_EVENT_LENGTH) {
      throw new AskError('tooLong');
    }
    if (!/[\r\n]/.test(fresh)) {
      unfinishedLine += fresh;
      return [];
    }
    const lines = (unfinishedLine + fresh).split(/\r\n|\r|\n/);
    unfinishedLine = lines.pop() ?? '';
    const events: string[] = [];
    lines.forEach((line) => takeLine(line, events));
    return events;
  }

  return {
    push: (bytes) => takeText(decoder.decode(bytes, {stream: true})),
    end: () => takeText(`${decoder.decode()}\n\n`),
  };
}
