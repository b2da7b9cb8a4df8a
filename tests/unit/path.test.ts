/**
 * The path of newcomers, `src/site/path.ts`: on its pages, read in their order, no term of the glossary comes before
 * the page that explains it with `<Term>`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readSource} from '../../scripts/check/rules/source';
import {GLOSSARY} from '../../src/site/glossary';
import {PATH} from '../../src/site/path';
import {ROOT} from './files';

const TERM = /<Term id="([\w-]+)"/g;
/** What is no use of a word: comments, code, names of files, links to where it is explained, tags and anchors. */
const ELSEWHERE = /\{\/\*.*?\*\/\}|`[^`]*`|\b\w+\.kt\b|\[[^\]]*\]\([^)]*\)|<[^>]*>|\{#[\w-]+\}/gs;

/** The word as such, or as one of several. */
const wordOf = (term: string): RegExp => new RegExp(`\\b${term}(?:e?s)?\\b`, 'i');

/**
 * @param pages by their names, in the order in which they are read
 * @returns terms that a page uses and only a later one explains, or none, with the words around them
 */
function early(pages: [string, string][]): string[] {
  const unknown = new Map(Object.entries(GLOSSARY).map(([id, {term}]) => [id, wordOf(term)]));
  return pages.flatMap(([page, text]) => {
    const {lines} = readSource(page, text);
    const prose = lines.map((line) => (line.prose ? line.text : '')).join('\n');
    for (const [, id] of prose.matchAll(TERM)) {
      unknown.delete(id);
    }
    const read = prose.replace(ELSEWHERE, ' ');
    return [...unknown].flatMap(([id, word]) => {
      const at = read.search(word);
      return at < 0 ? [] : [`${page}: ${id}, in "${read.slice(Math.max(0, at - 40), at + 40)}"`];
    });
  });
}

test('the path explains each term before it uses it', () => {
  const pages = PATH.map((id): [string, string] => [
    id,
    readFileSync(path.join(ROOT, 'docs', `${id}.mdx`), 'utf8'),
  ]);
  expect(early(pages)).toEqual([]);
});

test.each([
  ['A <Term id="sink">sink</Term> collects.', 'A sink.', []],
  ['A sink collects.', 'A <Term id="sink">sink</Term>.', ['a']],
  ['Sinks collect.', 'All sinks.', ['a', 'b']],
  ['`sink`, Sink.kt and a [sink](b.mdx)', '{/* sink */}<Act does="sink">x</Act>', []],
])('"%s", then "%s"', (first, second, faults) => {
  const found = early([
    ['a', first],
    ['b', second],
  ]);
  expect(found.map((fault) => fault[0])).toEqual(faults);
});
