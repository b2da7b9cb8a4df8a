// cspell:ignore trem roudn netwrok solutoin
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import {describe, expect, test} from 'vitest';
import {ROOT} from '../../tests/unit/files';
import {saidOf as saidBy} from '../../tests/unit/trees';
import {PARTS} from '../parts';
import parts from './parts';

const saidOf = (text: string): string =>
  saidBy(text, [remarkDirective, [parts, {siteDir: '/site'}]]);

describe('parts of a page', () => {
  test.each([
    ['<NextSteps />'],
    ['<Details />\n\n<aside />'],
    ["import Own from './own';\n\n<Own anything={1} />\n\n<Tabs />"],
    [':::tip\n\nA tip.\n\n:::'],
    ['<Picture name="round" />\n\nAs in <Cite id="beal2015" />.'],
    ['<Starter />\n\n<Starter form="jvm" />'],
  ])('%s are known', (page) => expect(saidOf(page)).toBe(''));

  test.each<[page: string, says: string]>([
    ['<NextStep />', '1:1: no part is called <NextStep>. Did you mean "NextSteps"?'],
    ['Words.\n\nA <Trem>x</Trem>.', '3:3: no part is called <Trem>. Did you mean "Term"?'],
    ['<TabItems />', 'no part is called <TabItems>. Did you mean "TabItem"?'],
    [':::warn\n\nx\n\n:::', '1:1: no callout is called "warn". Did you mean "warning"?'],
    ['<Picture nam="round" />', 'no attribute "nam". Did you mean "name"? There are: name.'],
    ['<Learn title="A" />', '<Learn> has no attribute "title". It has none.'],
    ['<Playground netwrok="line 4" />', 'Did you mean "network"?'],
    ['<Exercise solutoin="A" />', 'Did you mean "solution"?'],
    ['<Act to="Hops" />', '<Act> has no attribute "to". There are: does, on.'],
    ['<Act on="Hops" />', '<Act> needs does="…".'],
    ['A <Cite />.', '1:3: <Cite> needs id="…". guides/pages.md says what that is.'],
    ['A <Cite id={x} />.', 'id of <Cite> is not plain text.'],
    [
      '<Term id="roudn" />',
      'no term of src/site/glossary.ts is called "roudn". Did you mean "round"?',
    ],
    ['<Reference id="me1999" />', 'no paper of src/site/papers is called "me1999". There are: '],
    ['<Bibliography group="cookery" />', 'no group of papers is called "cookery".'],
    [
      '<Picture name="rounds" />',
      'no picture of src/pictures is called "rounds". Did you mean "round"?',
    ],
    ['<Starter form="jvn" />', 'Did you mean "jvm"? There are: jvm, multiplatform, maven.'],
    ['## A <Term id="round" />', '1:6: <Term> cannot be in a heading or a link.'],
    ['[<Act does="restore">a</Act>](/)', '<Act> cannot be in a heading or a link.'],
  ])('%s is not', (page, says) => {
    expect(saidOf(page)).toMatch(/^docs\/a\.mdx:\d+:\d+: /);
    expect(saidOf(page)).toContain(says);
  });
});

test.each(Object.keys(PARTS))('<%s> is explained in the guide, and shown', (name) => {
  for (const file of ['guides/pages.md', 'docs/parts.mdx']) {
    expect(readFileSync(path.join(ROOT, file), 'utf8'), file).toMatch(new RegExp(`<${name}\\b`));
  }
});
