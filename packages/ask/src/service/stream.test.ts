import {describe, expect, test} from 'vitest';
import {createEventParser} from './events';
import {readPart, readParts, type AnswerPart} from './stream';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function eventsOf(chunks: Uint8Array[]): string[] {
  const parser = createEventParser();
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()];
}

async function* from(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** All parts of a stream, and the kind of the error that ended it. */
async function partsOf(text: string, size = text.length) {
  const all = bytes(text);
  const chunks = Array.from({length: Math.ceil(all.length / size)}, (_, index) =>
    all.subarray(index * size, (index + 1) * size),
  );
  const parts: AnswerPart[] = [];
  try {
    for await (const part of readParts(from(chunks))) {
      parts.push(part);
    }
  } catch (error) {
    return {parts, error};
  }
  return {parts, error: undefined};
}

const delta = (text: string) =>
  `data: ${JSON.stringify({type: 'text-delta', id: 't', delta: text})}\n\n`;
const FINISH = 'data: {"type":"finish"}\n\ndata: [DONE]\n\n';
const WHOLE = `: hello\n\ndata: {"type":"start"}\n\n${delta('naïve 🐝 ')}${delta('one')}${FINISH}`;

describe('events', () => {
  const TEXT =
    ': comment\ndata: 🐝 one\r\n\r\nevent: x\rdata:two\rdata: lines\r\rid: 3\n\ndata\n\n';

  test('H7 chunks end anywhere: inside a character, between CR and LF', () => {
    const all = bytes(TEXT);
    for (let cut = 0; cut <= all.length; cut += 1) {
      expect(eventsOf([all.subarray(0, cut), all.subarray(cut)])).toEqual([
        '🐝 one',
        'two\nlines',
        '',
      ]);
    }
    expect(eventsOf(Array.from(all, (_, index) => all.subarray(index, index + 1)))).toEqual([
      '🐝 one',
      'two\nlines',
      '',
    ]);
  });

  test('H7 an event is given as soon as its empty line is there, after CR too', () => {
    const parser = createEventParser();
    expect(parser.push(bytes('data: a\r\r'))).toEqual(['a']);
    expect(parser.push(bytes('\ndata: b\n\n'))).toEqual(['b']);
  });

  test('H7 the last event may lack its empty line, a byte order mark may stand first', () => {
    expect(eventsOf([bytes('\uFEFFdata: a\n\ndata: b')])).toEqual(['a', 'b']);
    expect(eventsOf([bytes('data: a\r')])).toEqual(['a']);
  });
});

describe('parts', () => {
  test.each([1, 2, 3, 5, 1000])('H7 an answer in chunks of %i bytes', async (size) => {
    const {parts, error} = await partsOf(WHOLE, size);
    expect(error).toBeUndefined();
    expect(parts.map((part) => part.type === 'text-delta' && part.delta)).toEqual([
      'naïve 🐝 ',
      'one',
    ]);
  });

  test('H7 parts of other kinds are passed over', () => {
    expect(readPart('{"type":"reasoning-delta","delta":"hm"}')).toBeUndefined();
    expect(readPart('{"type":"data-weather","data":{}}')).toBeUndefined();
    expect(readPart('{"type":7}')).toBeUndefined();
  });

  test('H7 sources come from the output of a search, whatever its form', () => {
    const hit = {url: '/docs/a/', hierarchy: {lvl0: 'Docs', lvl1: 'A', lvl2: null}};
    const sources = [{url: '/docs/a/', title: 'A'}];
    for (const output of [[hit], {hits: [hit, null, 3, {}]}, {results: [{hits: [hit]}]}]) {
      expect(readPart(JSON.stringify({type: 'tool-output-available', output}))).toEqual({
        type: 'tool-output-available',
        sources,
      });
    }
    for (const output of [undefined, null, 'text', {hits: 'none'}]) {
      expect(readPart(JSON.stringify({type: 'tool-output-available', output}))).toEqual({
        type: 'tool-output-available',
        sources: [],
      });
    }
    expect(readPart('{"type":"source-url","url":"https://a.org/"}')).toEqual({
      type: 'source-url',
      source: {url: 'https://a.org/', title: 'https://a.org/'},
    });
  });

  test.each([
    ['broken JSON', `${delta('a')}data: {"type":\n\n${FINISH}`, 'unreadable'],
    ['JSON that is no part', `data: 5\n\n${FINISH}`, 'unreadable'],
    ['a part of the wrong shape', 'data: {"type":"text-delta","delta":1}\n\n', 'unreadable'],
    ['no event at all', '<!doctype html><p>Sign in</p>', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['no text', FINISH, 'empty'],
    ['the end of the stream', delta('a'), 'brokenOff'],
    ['an end inside an event', `${delta('a')}data: {"type":"text-de`, 'brokenOff'],
    ['a service that gives up', `${delta('a')}data: {"type":"abort"}\n\n`, 'brokenOff'],
    ['an error', 'data: {"type":"error","errorText":"Too deep."}\n\n', 'reported'],
    ['an error without words', 'data: {"type":"error"}\n\n', 'reported'],
  ])('H7 %s is told', async (_, text, kind) => {
    const {error} = await partsOf(text, 4);
    expect(error).toMatchObject({name: 'AskError', kind});
  });

  test('H7 what came before an error stays', async () => {
    const {parts} = await partsOf(`${delta('kept')}data: {\n\n`);
    expect(parts).toHaveLength(1);
  });

  test('H7 either end will do, also without its empty line, and nothing after it is read', async () => {
    for (const end of ['data: [DONE]', 'data: {"type":"finish"}', `${FINISH}data: {`]) {
      expect((await partsOf(delta('a') + end, 3)).error).toBeUndefined();
    }
  });
});
