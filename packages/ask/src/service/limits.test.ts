import {describe, expect, test} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {
  MAX_ANSWER_LENGTH,
  MAX_ANSWER_LINES,
  MAX_ANSWER_NESTING,
  MAX_EVENT_LENGTH,
  MAX_STREAM_BYTES,
} from '../constants';
import {createLimits, nestingOf} from './limits';
import {readParts} from './stream';

const delta = (text: string) =>
  `data: ${JSON.stringify({type: 'text-delta', id: 't', delta: text})}\n\n`;
const FINISH = 'data: [DONE]\n\n';

/** The text of a streamed answer, how it ended, and how much of it was read. */
async function read(chunks: Iterable<string>) {
  let text = '';
  let bytes = 0;
  async function* encoded() {
    for (const chunk of chunks) {
      bytes += chunk.length;
      yield new TextEncoder().encode(chunk);
    }
  }
  try {
    for await (const part of readParts(encoded())) {
      text += part.type === 'text-delta' ? part.delta : '';
    }
  } catch (error) {
    return {text, bytes, kind: (error as {kind?: string}).kind, error: String(error)};
  }
  return {text, bytes};
}

function* forever(chunk: string) {
  for (;;) {
    yield chunk;
  }
}

describe('limits of an answer', () => {
  test('F7 an answer of 50,000 characters is shown whole', async () => {
    const {text, kind} = await read([...Array<string>(5_000).fill(delta('ten chars ')), FINISH]);
    expect({length: text.length, kind}).toEqual({length: MAX_ANSWER_LENGTH, kind: undefined});
  });

  test('F7 a longer one ends with a sentence, and what fits stays', async () => {
    const {text, kind, error} = await read(forever(delta('seven ! '.repeat(99))));
    expect({length: text.length, kind}).toEqual({length: MAX_ANSWER_LENGTH, kind: 'tooLong'});
    expect(error).toContain('The answer is longer than this page can show.');
  });

  test('F7 lines without end', async () => {
    const {text, kind} = await read(forever(delta('a\n\n')));
    expect(kind).toBe('tooLong');
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_ANSWER_LINES);
  });

  test.each([
    ['quotations in one line', delta('> '.repeat(MAX_ANSWER_NESTING + 1))],
    ['quotations that come one by one', delta('>')],
    ['lists in one line', delta('- '.repeat(MAX_ANSWER_NESTING + 1))],
    ['lists by indentation', delta(`a\n${' '.repeat(2 * MAX_ANSWER_NESTING)}- b`)],
  ])('F7 %s: nested too deeply, what came before stays', async (_, chunk) => {
    const {text, kind} = await read(
      (function* () {
        yield delta('Before.\n');
        yield* forever(chunk);
      })(),
    );
    expect(kind).toBe('tooDeep');
    expect(text).toMatch(/^Before\.\n/);
    expect(text.split('\n').every((line) => nestingOf(line) <= MAX_ANSWER_NESTING)).toBe(true);
  });

  test.each([
    ['a line that does not end', 'data: '.repeat(10_000), MAX_EVENT_LENGTH],
    ['comments without end', ': still here\n'.repeat(5_000), MAX_STREAM_BYTES],
    ['parts that say nothing', 'data: {"type":"start-step"}\n\n'.repeat(1_000), MAX_STREAM_BYTES],
    ['an event of many lines', 'data: x\n'.repeat(10_000), MAX_STREAM_BYTES],
  ])('F7 %s', async (_, chunk, limit) => {
    const {kind, bytes} = await read(forever(chunk));
    expect(kind).toBe('tooLong');
    expect(bytes).toBeLessThanOrEqual(limit + 2 * chunk.length);
  });

  fuzz('F7 whatever comes in whatever pieces, no more than the limits allow', 200, (random) => {
    const fit = createLimits();
    let text = '';
    for (let i = 0; i < 40; i++) {
      const piece = random.text(
        ['\n', '- ', '> ', '  ', '1. ', 'word '],
        ['x'.repeat(999), '\n'.repeat(99)],
      );
      const fitting = fit(random.pick(['a', 'a', 'b']), piece);
      text += fitting.text;
      expect(piece.startsWith(fitting.text)).toBe(true);
      if (fitting.beyond) {
        break;
      }
    }
    expect(text.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH);
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_ANSWER_LINES);
  });

  const EVENTS = [
    ...[delta('a'), delta('- '.repeat(9)), FINISH, 'data: {"type":"error"}\n\n', ': comment\n'],
    ...[
      'data: [',
      'data: {"type":"source-url","url":"javascript:alert(1)"}\n\n',
      'data',
      '\r',
      '\n',
    ],
    ...['data: {"type":"tool-output-available","output":{"hits":[null,{"url":5}]}}\n\n', '\uFEFF'],
    ...['data: {"type":"text-delta","delta":5}\n\n', 'data: {"type":"tool-input-available"}\n\n'],
    ...['data: {"type":"__proto__"}\n\n', 'data: null\n\n', 'id: 1\n', '\0', '\u{1F600}', '[[[['],
  ];

  fuzz('F8 a stream of anything gives text, or ends in a sentence', 2000, async (random) => {
    const all = random.text(EVENTS, EVENTS.slice(0, 3));
    const at = random.below(all.length + 1);
    const {kind, error} = await read([all.slice(0, at), all.slice(at)]);
    if (error !== undefined) {
      expect(kind).toEqual(expect.any(String));
      expect(error).toMatch(/^AskError: [A-Z].*\.$/);
    }
  });
});
