// cspell:ignore größe
import directive from 'remark-directive';
import {describe, expect, test} from 'vitest';
import {saidOf as saidBy} from '../../tests/unit/trees';
import rules from './rules';

/** @param frontMatter as the framework has read it */
const saidOf = (text: string, frontMatter = {}): string =>
  saidBy(text, [directive, [rules, {siteDir: '/site'}]], {frontMatter});

const HEAD = 'Words.\n\n';

describe('E3 what Markdown takes without a word', () => {
  test.each<[what: string, page: string, place: string, says: string]>([
    [
      'an id that no address holds',
      '### Half \\{#50%}',
      '3:1',
      'the id "50%" has "%" in it, and is part of an address. Use letters, digits, - and _: "50".',
    ],
    ['one of a tag', 'A <a id="a b">mark</a>.', '3:3', 'the id "a b" has a space in it'],
    [
      'a heading without letter or digit',
      '## 🚀\n\n## 🚀',
      '3:1',
      'the heading "🚀" has neither letter nor digit to make an address of. Add a word, or an id of its own: {#words}.',
    ],
    [
      'a style that is text',
      '<p style="color: red">a</p>',
      '3:1',
      'style="color: red" breaks the page, which is no HTML. Use a class:',
    ],
    [
      'a script that is text',
      'A <b onclick="go()">b</b>.',
      '3:3',
      'onclick="go()" does nothing in a page',
    ],
    [
      'a callout with a space',
      '::: note\n\nWords.\n\n:::',
      '3:1',
      '"::: note" is no callout, and these colons would be left over. A callout begins with ":::note", without a space',
    ],
    ['one of two colons', '::note\n\nWords.', '3:1', '"::note" is no callout'],
    [
      'one around another of as many colons',
      ':::note\n\nA\n\n:::tip\n\nB\n\n:::\n\n:::',
      '7:1',
      'the callout ":::tip" has no end. Write ":::" in a line of its own after it; one around another has a colon more',
    ],
    ['colons after words', ':::tip\n\nA\n\n:::\n\nwords\nand :::', '10:1', '":::" is no callout'],
    [
      'a callout without an end',
      ':::note\n\nWords.\n\nMore.',
      '3:1',
      'the callout ":::note" has no end.',
    ],
    [
      'a set',
      'The set {1, 2}.',
      '3:9',
      '{1, 2} is read as JavaScript, and is neither a name nor a text. For the signs themselves write \\{1, 2\\}',
    ],
    ['a number alone in its line', '{42}', '3:1', '{42} is read as JavaScript'],
  ])('%s is refused, with its place', (_, page, place, says) => {
    const said = saidOf(HEAD + page).split('\n');
    expect(said[0]).toMatch(new RegExp(`^docs/a\\.mdx:${place}: `));
    expect(said[0]).toContain(says);
  });

  test.each([
    ['ids', '## Größe \\{#größe_2.a-b}\n\n<a id="x-1">y</a>'],
    ['a heading of signs with an id', '## 🚀 \\{#start}'],
    ['a style that is an object', "<p style={{color: 'red'}}>a</p>"],
    [
      'callouts',
      ':::note\n\nA\n\n:::\n\n> :::tip\n>\n> B\n>\n> :::\n\n- c\n\n  :::tip[T]\n  d\n  :::',
    ],
    ['one within another', '::::note\n\n:::tip\n\nB\n\n:::\n\n::::'],
    ['colons in code', '`::: note`\n\n```md\n:::note\n```'],
    ['names, texts and comments', '{kotlin} {props.a} {"a"} {/* words */} \\{1, 2\\}'],
  ])('%s stay as they are', (_, page) => expect(saidOf(HEAD + page)).toBe(''));
});

test('what is wrong with frontmatter is told, too', () => {
  const faults = [{line: 2, sentence: '"title" is missing. Add it'}];
  expect(saidOf('Words.', {faults})).toBe('docs/a.mdx:2:1: "title" is missing. Add it.');
});
