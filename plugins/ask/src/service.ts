/** Asks a service, in the format of DocSearch's Ask AI: the stream of UI messages of the AI SDK 5. */
import {isObject, HIERARCHY_LEVELS} from '@collektive/search';

/** Longest answer that is shown, in characters. */
export const MAX_ANSWER_LENGTH = 50_000;

/** Bytes of a stream, most of which are no text of the answer. */
const MAX_STREAM_BYTES = 5_000_000;

/** Longest silence of the service that is waited for: models may think long before their first word. */
const SILENCE_MS = 45_000;

const SENTENCES = {
  offline:
    'The answering service cannot be reached. You might want to check your network connection.',
  busy: 'The answering service has too many questions at the moment. Try again in a minute.',
  rejected: 'The answering service does not accept this question.',
  service: 'The answering service has an internal problem. Try again later.',
  silent: 'The answering service stopped responding.',
  brokenOff: 'The answer was cut off.',
  unreadable: 'The answering service sent something this page cannot read.',
  empty: 'The answering service had no answer to this question.',
  tooLong: 'The answer is longer than this page can show.',
  reported: 'The answering service reports an error.',
};

/** A failure whose message is a sentence for readers. */
export class AskError extends Error {
  override readonly name = 'AskError';

  /** @param detail follows the sentence: a status, or the service's own words */
  constructor(
    readonly kind: keyof typeof SENTENCES,
    detail = '',
    options?: ErrorOptions,
  ) {
    super(`${SENTENCES[kind]} ${detail.trim().slice(0, 300)}`.trim(), options);
  }
}

function errorOfStatus(status: number): AskError {
  const kind = status === 429 ? 'busy' : status < 500 ? 'rejected' : 'service';
  return new AskError(kind, `(HTTP status ${status})`);
}

/** A page that an answer rests on. Its address is the service's word: see `safeAddress` of search. */
export interface Source {
  url: string;
  title: string;
}

/** Words that an answer goes on with, or pages that it rests on. */
export type AnswerPart = {text: string} | {sources: Source[]};

/** A message on its way to the service. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  parts: [{type: 'text'; text: string}];
}

/** The pages among what a search tool of the service puts out. */
function sourcesOf(output: unknown): Source[] {
  const hits: unknown = isObject(output) && output.hits;
  return (Array.isArray(hits) ? hits : []).flatMap((hit: unknown) => {
    if (!isObject(hit) || typeof hit.url !== 'string') {
      return [];
    }
    const levels = isObject(hit.hierarchy) ? hit.hierarchy : {};
    const titles = [hit.url, ...HIERARCHY_LEVELS.map((level) => levels[level])];
    const title = titles.filter((one) => typeof one === 'string' && one !== '').at(-1) as string;
    return [{url: hit.url, title: title.slice(0, 200)}];
  });
}

/** Reads one event: a part of the answer, `end` where it is complete, `undefined` for what is not shown. */
function partOf(data: string): AnswerPart | 'end' | undefined {
  if (data === '[DONE]') {
    return 'end';
  }
  let fields: unknown;
  try {
    fields = JSON.parse(data);
  } catch (cause) {
    throw new AskError('unreadable', '', {cause});
  }
  if (!isObject(fields)) {
    throw new AskError('unreadable');
  }
  switch (fields.type) {
    case 'text-start':
      return {text: '\n\n'};
    case 'text-delta':
      if (typeof fields.delta !== 'string') {
        throw new AskError('unreadable');
      }
      return {text: fields.delta};
    case 'tool-output-available':
      return {sources: sourcesOf(fields.output)};
    case 'error':
      throw new AskError(
        'reported',
        typeof fields.errorText === 'string' ? fields.errorText : undefined,
      );
    case 'abort':
      throw new AskError('brokenOff');
    case 'finish':
      return 'end';
    default:
      return undefined;
  }
}

/**
 * Reads a streamed answer: server-sent events, whose chunks may end anywhere.
 *
 * @throws AskError where the service reports an error, or what it sends is no answer, has no text, is too long, or ends
 *   before it says that it is complete; what came before has been given
 */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  onChunk?: () => void,
): AsyncGenerator<AnswerPart> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unfinished = '';
  let received = 0;
  let events = 0;
  let answer = '';
  try {
    for (;;) {
      const {done, value} = await reader.read().catch((cause: unknown) => {
        throw new AskError('brokenOff', '', {cause});
      });
      if (done) {
        throw new AskError(events > 0 ? 'brokenOff' : 'unreadable');
      }
      onChunk?.();
      received += value.length;
      if (received > MAX_STREAM_BYTES) {
        throw new AskError('tooLong');
      }
      const whole = (unfinished + decoder.decode(value, {stream: true})).split(
        /\r\n\r\n|\n\n|\r\r/,
      );
      unfinished = whole.pop()!;
      for (const event of whole) {
        const lines = event.split(/\r\n|\r|\n/).filter((line) => line.startsWith('data:'));
        if (lines.length === 0) {
          continue;
        }
        events += 1;
        const part = partOf(lines.map((line) => line.slice('data:'.length).trim()).join('\n'));
        if (part === 'end') {
          if (answer === '') {
            throw new AskError('empty');
          }
          return;
        }
        if (part && 'text' in part) {
          // Text begins with its first word.
          const text = answer === '' ? part.text.trimStart() : part.text;
          yield {text: text.slice(0, MAX_ANSWER_LENGTH - answer.length)};
          answer += text;
          if (answer.length > MAX_ANSWER_LENGTH) {
            throw new AskError('tooLong');
          }
        } else if (part) {
          yield part;
        }
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function post(address: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-ai-sdk-version': 'v5'},
    body: JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    throw new AskError('offline', '', {cause});
  });
  if (!response.ok) {
    void response.body?.cancel();
    throw errorOfStatus(response.status);
  }
  return response;
}

/**
 * Asks a question and gives the parts of its answer as they come.
 *
 * @param endpoint base of the service's addresses, such as `<endpoint>/chat`
 * @param chat the conversation's id, and its messages with the question as the last one
 * @param request ends it; a service that is silent for too long ends that, too
 * @throws AskError with a sentence for readers; the reason of `request`, when that ended it
 */
export async function* askQuestion(
  endpoint: string,
  chat: {id: string; messages: Message[]},
  request: AbortController,
  silenceMs = SILENCE_MS,
): AsyncGenerator<AnswerPart> {
  const {signal} = request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(new AskError('silent')), silenceMs);
  };
  wait();
  try {
    const {body} = await post(`${endpoint}/chat`, {...chat, trigger: 'submit-message'}, signal);
    yield* readAnswer(body!, wait);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Tells the service what a reader thinks of an answer. @param messageId of the question, as it was sent */
export async function sendFeedback(
  endpoint: string,
  messageId: string,
  thumbs: 0 | 1,
): Promise<void> {
  await post(`${endpoint}/chat/feedback`, {messageId, thumbs});
}
