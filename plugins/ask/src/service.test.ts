import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {AskError, askQuestion, MAX_ANSWER_LENGTH, type Message, readAnswer} from './service';
import {
  ANSWER,
  ANSWER_START,
  event,
  startAskServer,
  textPart,
  type AskServer,
} from './testing/server';

const FINISH = 'data: {"type":"finish"}\n\ndata: [DONE]\n\n';

/** The text of a stream that comes in pieces of some bytes, its sources, and what ended it. */
async function read(stream: string, size = 4) {
  const bytes = new TextEncoder().encode(stream);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.subarray(at, at + size));
      }
      controller.close();
    },
  });
  const read = {text: '', sources: [] as object[], error: undefined as unknown};
  try {
    for await (const part of readAnswer(body)) {
      if ('text' in part) {
        read.text += part.text;
      } else {
        read.sources.push(...part.sources);
      }
    }
  } catch (error) {
    read.error = error;
  }
  return read;
}

describe('an answer in a stream', () => {
  const WHOLE = `: hello\n\n${event({type: 'start'})}${textPart('naïve 🐝 ')}${textPart('one')}${FINISH}`;

  test.each([1, 2, 3, 5, 1000])('H7 is read in chunks of %i bytes', async (size) => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(await read(WHOLE.replaceAll('\n', end), size)).toMatchObject({
        text: 'naïve 🐝 one',
        error: undefined,
      });
    }
  });

  test('H7 begins a paragraph where another block of text begins', async () => {
    const start = event({type: 'text-start', id: 't'});
    expect((await read(start + textPart('a') + start + textPart('b') + FINISH)).text).toBe(
      'a\n\nb',
    );
  });

  test('H7 has the sources that a search found', async () => {
    const hit = {url: '/docs/a/', hierarchy: {lvl0: 'Docs', lvl1: 'A', lvl2: null}};
    const sourcesOf = async (output: unknown) =>
      (await read(event({type: 'tool-output-available', output}))).sources;
    expect(await sourcesOf({hits: [hit, null, 3, {}, {url: '/docs/'}]})).toEqual([
      {url: '/docs/a/', title: 'A'},
      {url: '/docs/', title: '/docs/'},
    ]);
    expect(await sourcesOf('text')).toEqual([]);
  });

  test.each([
    ['broken JSON', `${textPart('a')}data: {"type":\n\n${FINISH}`, 'unreadable'],
    ['JSON that is no part', `data: 5\n\n${FINISH}`, 'unreadable'],
    ['a part of the wrong shape', 'data: {"type":"text-delta","delta":1}\n\n', 'unreadable'],
    ['a page', '<!doctype html>\n\n<p>Sign in</p>', 'unreadable'],
    ['no text', textPart(' ') + FINISH, 'empty'],
    ['an end inside an event', `${textPart('a')}data: {"type":"text-de`, 'brokenOff'],
    ['a service that gives up', `${textPart('a')}data: {"type":"abort"}\n\n`, 'brokenOff'],
    ['an error without words', 'data: {"type":"error"}\n\n', 'reported'],
  ])('H7 %s is told', async (_, stream, kind) => {
    expect((await read(stream)).error).toMatchObject({name: 'AskError', kind});
  });

  test('H7 F7 ends where it is too long, and what came before stays', async () => {
    const {text, error} = await read(textPart('word '.repeat(11_000)), 5_000);
    expect(text).toHaveLength(MAX_ANSWER_LENGTH);
    expect(error).toMatchObject({kind: 'tooLong'});
    expect((await read(`: ${'-'.repeat(5_000_001)}`, 100_000)).error).toMatchObject({
      kind: 'tooLong',
    });
  });

  const PIECES = ['data:', 'data: ', '\n', '\n\n', '\r', '\r\n\r\n', '🐝', '{', FINISH];

  fuzz('F8 whatever it is made of gives text, or a sentence', 500, async (random) => {
    const stream = random.text([...PIECES, textPart('a'), event({type: 'error', errorText: 'b'})]);
    const {error} = await read(stream, 1 + random.below(9));
    expect(error === undefined || error instanceof AskError).toBe(true);
  });
});

describe('asking', () => {
  const QUESTION: Message = {id: 'm1', role: 'user', parts: [{type: 'text', text: 'Why?'}]};
  const CHAT = {id: 'c', messages: [QUESTION]};
  let server: AskServer;
  beforeEach(async () => {
    server = await startAskServer();
  });
  afterEach(() => server.close());

  async function ask(silenceMs?: number) {
    let text = '';
    try {
      for await (const part of askQuestion(
        server.endpoint,
        CHAT,
        new AbortController(),
        silenceMs,
      )) {
        text += 'text' in part ? part.text : '';
        if (text !== '') {
          server.release();
        }
      }
    } catch (error) {
      return {text, error: error as AskError};
    }
    return {text};
  }

  test('H7 sends the conversation, and its answer arrives', async () => {
    expect(await ask()).toEqual({text: ANSWER});
    expect(server.requests).toEqual([{path: '/chat', body: {...CHAT, trigger: 'submit-message'}}]);
  });

  test.each([
    [400, 'rejected'],
    [429, 'busy'],
    [503, 'service'],
  ] as const)('H7 the status %i ends in a sentence', async (status, kind) => {
    server.scenario = status;
    const {error} = await ask();
    expect(error).toMatchObject({kind});
    expect(error?.message).toMatch(new RegExp(`^[A-Z].*\\. \\(HTTP status ${status}\\)$`));
  });

  test('H7 an error in the stream is told in the words of the service', async () => {
    server.scenario = 'report';
    expect((await ask()).error?.message).toBe(
      'The answering service reports an error. Thread too deep.',
    );
  });

  test('H7 silence ends the request, before the answer and in the middle of it', async () => {
    server.scenario = 'stall';
    expect(await ask(150)).toMatchObject({text: ANSWER_START, error: {kind: 'silent'}});
    server.scenario = 'held';
    expect(await ask(150)).toMatchObject({text: '', error: {kind: 'silent'}});
    await expect.poll(() => server.abandoned).toBe(2);
  });

  test('H7 nobody there', async () => {
    await server.close();
    expect((await ask()).error).toMatchObject({kind: 'offline'});
    server = await startAskServer();
  });
});
