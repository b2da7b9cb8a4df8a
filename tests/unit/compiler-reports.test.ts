/** The table of messages that opens *Fix compiler reports*, held against what the compiler said of the samples. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readSource} from '../../scripts/check/rules/source';
import {ROOT} from './files';

const PAGE = 'docs/how-to/fix-compiler-reports.mdx';
const source = readFileSync(path.join(ROOT, PAGE), 'utf8');

/** A row: how a message begins, and the section it leads to. */
const rows = [...source.matchAll(/^\| `([^`]+)` \|.*\]\(#([\w-]+)\) \|$/gm)].map(
  ([, begins = '', section = '']) => ({begins, section}),
);
/** Does a message begin as a row says? A `…` is any name. */
function isBegunBy(message: string, begins: string): boolean {
  const [first = '', last = ''] = begins.split('…');
  return (
    message.startsWith(first) &&
    message
      .slice(first.length)
      .replace(/^[^']*/, '')
      .startsWith(last)
  );
}

/** What the compiler said of a sample with a mistake: the first line of each message, without its level. */
function messagesOf(sample: string): string[] {
  const [file = '', region = ''] = sample.split('.kt#');
  const record = JSON.parse(
    readFileSync(path.join(ROOT, `samples/recorded/${file}.json`), 'utf8'),
  ) as {diagnostics?: Record<string, string>};
  return [...(record.diagnostics?.[region] ?? '').matchAll(/^(?:warning|error): (.*)$/gm)].map(
    ([, message = '']) => message,
  );
}

/** The sample with which each section shows its mistake: its first. */
const sections = source
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [, id] = /^.*\{#([\w-]+)\}$/m.exec(section) ?? [];
    const [, sample] = /sample=(\S+)/.exec(readSource(PAGE, section).fences[0]?.meta ?? '') ?? [];
    return id && sample ? [{id, messages: messagesOf(sample)}] : [];
  });

test('the table comes before the first heading, with a row for each section in its order', () => {
  expect(source.indexOf('| The message begins |')).toBeGreaterThan(0);
  expect(source.indexOf('| The message begins |')).toBeLessThan(source.indexOf('\n## '));
  expect(rows.map(({section}) => section)).toEqual(sections.map(({id}) => id));
  expect(rows).toHaveLength(7);
});

describe.each(sections.map(({id, messages}) => [id, messages] as const))('%s', (id, messages) => {
  test('each message that the compiler gave begins as its row says, and as no other', () => {
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      const matching = rows.filter(({begins}) => isBegunBy(message, begins));
      expect(
        matching.map(({section}) => section),
        message,
      ).toEqual([id]);
    }
  });
});

test.each(['docs/tutorials/common-mistakes.mdx', 'docs/help.mdx'])('%s leads there', (page) => {
  expect(readFileSync(path.join(ROOT, page), 'utf8')).toMatch(/fix-compiler-reports\.mdx\)/);
});
