// cspell:ignore Lern
import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import mdx from '.';

/** What is said of a page. */
function saidOf(text: string): string {
  const processor = createProcessor({remarkPlugins: [[mdx, {siteDir: '/site'}]]});
  try {
    processor.parse({value: text, path: '/site/docs/a.mdx'});
    return '';
  } catch (error) {
    return String(error);
  }
}

const HEAD = 'Words.\n\n';

describe('E3 what MDX cannot read is told with its place, and what to write', () => {
  test.each<[what: string, page: string, place: string, says: string]>([
    [
      'a tag that is not closed',
      '<Learn>\n\n- a\n',
      '3:1',
      'the tag <Learn> is not closed. Write </Learn>',
    ],
    ['one in a line', 'A <Term id="x">word here.\n', '3:3', '<Term> is not closed. Write </Term>'],
    ['one of HTML that never is', 'A<br>b\n', '3:2', 'the tag <br> is not closed. Write <br />.'],
    [
      'another that is closed',
      '<Learn>\n\n- a\n\n</Lern>\n',
      '7:1',
      '</Lern> does not close <Learn> of line 3. Write </Learn>.',
    ],
    [
      'one that closes nothing',
      'Words </Learn> here\n',
      '3:7',
      '</Learn> closes nothing. Remove it, or write <Learn>',
    ],
    [
      'an open brace',
      'The {kotlin} set { of things.\n\nMore.\n',
      '3:18',
      '{ is not closed. Write }, or \\{ for the sign',
    ],
    ['one that begins a line', '{\n\nMore.\n', '3:1', '{ is not closed.'],
    ['one after code', '`{` and ``{`` \\{\n\n```js\n{\n```\n\nthe {\n', '9:5', '{ is not closed.'],
    [
      'braces around words',
      'The set {a b} of things.\n',
      '3:9',
      'what is between { and } is read as JavaScript, and is not (Unexpected content after expression). Write \\{',
    ],
    [
      'a number that is greater',
      'If x <3 then.\n',
      '3:6',
      '<3 is read as a tag, and is not one. Write \\<3, or, if it is code,',
    ],
    ['an arrow', 'a <- b\n', '3:3', '<- is read as a tag, and is not one. Write \\<-'],
    [
      'types of Kotlin',
      'A Field<Int, Double> here.\n',
      '3:3',
      'Field<Int, Double> is read as a tag. Put code between backticks: `Field<Int, Double>`.',
    ],
    [
      'one type',
      'A Field<Int> here.\n',
      '3:3',
      'Field<Int> is read as a tag. Put code between backticks: `Field<Int>`.',
    ],
    [
      'types within types',
      'A List<List<Int>> here.\n',
      '3:3',
      'code between backticks: `List<List<Int>>`.',
    ],
    [
      'a function type',
      'A f<(Int) -> Unit> here.\n',
      '3:3',
      'code between backticks: `f<(Int) -> Unit>`.',
    ],
    ['a comment of HTML', '<!-- hm -->\n', '3:1', 'Write {/* … */}.'],
    [
      'an address',
      '<https://x.org/a>\n',
      '3:1',
      'Write a link: [what it leads to](https://x.org/a).',
    ],
    ['an address of mail', '<a@b.org>\n', '3:1', '(mailto:a@b.org).'],
    ['a value without quotation marks', '<Term id=x>a</Term>\n', '3:1', 'Write name="value".'],
    ['a value with one', '<Term id="x>a</Term>\n', '3:1', 'Write its second quotation mark.'],
    [
      'a sentence that begins with import',
      'import of things\n',
      '3:11',
      'begin the sentence with another word.',
    ],
    [
      'an import without its end',
      "import X from './x\n",
      '3:15',
      'is not (Unterminated string constant). Write import',
    ],
  ])('%s', (_, page, place, says) => {
    const said = saidOf(HEAD + page);
    expect(said).toContain(`docs/a.mdx:${place}: `);
    expect(said).toContain(says);
    expect(said.trim()).not.toContain('\n');
  });

  test('nothing of what can be read', () => {
    expect(saidOf('{kotlin} a < b, `Field<Int>`, \\{, \\<3\n')).toBe('');
  });
});
