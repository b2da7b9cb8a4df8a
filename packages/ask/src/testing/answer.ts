/** What packages/ask/src/testing/server.ts answers: the parts of the stream of DocSearch's Ask AI, in their order. */
export const ANSWER_START = 'A **field** maps every device to a value, `Field<Int>` say';
const ANSWER_END =
  ': 🐝 here.\n\nSee [the tutorial](/docs/tutorials/gettingstarted/), ' +
  '[the web](https://example.org/) and [not this](javascript:alert(1)). ' +
  '<img src=x onerror=alert(1)>\n\n```kotlin\nval twice = field.map { it * 2 }\n```\n';
export const ANSWER = ANSWER_START + ANSWER_END;

export const SOURCE = {
  url: 'https://collektive.github.io/docs/explanation/aggregate-programming/',
  title: 'Aggregate programming',
};

/** A part of the stream as a server-sent event. */
export const event = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;

export const OPENING =
  ': welcome\n\n' +
  event({type: 'start'}) +
  event({type: 'start-step'}) +
  event({type: 'tool-input-available', toolName: 'searchIndex', input: {query: 'field'}}) +
  event({
    type: 'tool-output-available',
    output: {query: 'field', hits: [{url: SOURCE.url, hierarchy: {lvl0: SOURCE.title}}]},
  }) +
  event({type: 'finish-step'}) +
  event({type: 'start-step'}) +
  event({type: 'data-of-a-later-version', value: 1}) +
  event({type: 'text-start', id: 't1'});
export const textPart = (delta: string): string => event({type: 'text-delta', id: 't1', delta});
export const FIRST_TEXT = textPart(ANSWER_START);
export const LAST_TEXT = textPart(ANSWER_END);
export const ENDING =
  event({type: 'text-end', id: 't1'}) +
  event({type: 'finish-step'}) +
  event({type: 'finish'}) +
  'data: [DONE]\n\n';

/** Bytes in pieces that respect neither events nor characters. */
export const pieces = (text: string, size = 7): Buffer[] => {
  const bytes = Buffer.from(text);
  return Array.from({length: Math.ceil(bytes.length / size)}, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
};
