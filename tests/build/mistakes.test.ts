// cspell:ignore Twoo kotlim
/** Row E3: what an author gets wrong is told in one line, with its place and what to write, by both commands. */
import {beforeAll, describe, expect, test} from 'vitest';
import {build, type Outcome} from './fixture';

const HEAD = ['title: Page', 'description: A page of its own, on which one thing is wrong.'];

const page = (body: string): string =>
  ['---', ...HEAD, 'sidebar_position: 1', '---', '', body, ''].join('\n');

const MISTAKES: [what: string, body: string, says: string][] = [
  ['an unclosed tag', '<Learn>\n\n- words', '7:1: the tag <Learn> is not closed. Write </Learn>'],
  ['an open brace', 'The set { of things.', '7:9: { is not closed. Write }, or \\{'],
  [
    'a number that is greater',
    'If x <3 then.',
    '7:6: <3 is read as a tag, and is not one. Write \\<3',
  ],
  [
    'types of Kotlin',
    'A Field<Int, Double> here.',
    '7:3: Field<Int, Double> is read as a tag. Put code between backticks: `Field<Int, Double>`.',
  ],
  [
    'a name that stands for nothing',
    'Kotlin {kotlim} is needed.',
    '7:9: nothing is called "kotlim", which is between { and }. Did you mean "kotlin"?',
  ],
  [
    'an import of no file',
    "import Note from './_notes.mdx';\n\n<Note />",
    '7:19: there is no file ./_notes.mdx. Did you mean "./_note.mdx"?',
  ],
  [
    'an import of no component of the theme',
    "import Tabs from '@theme/Tab';\n\n<Tabs />",
    '7:19: the theme has no @theme/Tab. Did you mean "@theme/Tabs"?',
  ],
  [
    'an import of no package',
    "import a from 'no-such-package';\n\n{a}",
    '7:16: no package "no-such-package" is installed.',
  ],
  [
    'an import of a name that is not there',
    "import {Twoo} from './_two.js';\n\n<Twoo />",
    '7:9: ./_two.js exports no "Twoo". Did you mean "Two"? There are: Two.',
  ],
  [
    'a missing picture',
    'Words.\n\n![Two rounds](./round.png)',
    '9:1: there is no picture ./round.png. Did you mean "./rounds.png"? Put it there, or correct its name.',
  ],
  [
    'one of the static folder',
    '![Two rounds](/img/round.png)',
    '7:1: there is no picture /img/round.png. Did you mean "/img/rounds.png"?',
  ],
  [
    'one in a tag',
    '<img alt="Two" src={require(\'./round.png\').default} />',
    '7:30: there is no picture ./round.png.',
  ],
  [
    'two headings with one address',
    '## One {#one}\n\nWords.\n\n## Two {#one}',
    '11:1: the heading has the address #one of line 7. Give it another: "## Title {#one-2}".',
  ],
];

const fileOf = (index: number): string => `docs/page-${index}.mdx`;

const SITE = {
  ownPages: true,
  files: {
    ...Object.fromEntries(MISTAKES.map(([, body], index) => [fileOf(index), page(body)])),
    'docs/intro.mdx': page('Words.'),
    'src/pages/index.md': `---\n${HEAD.join('\n')}\n---\n\nWords.\n`,
    'docs/_note.mdx': 'Words.\n',
    'docs/_two.js': 'export const Two = () => null;\n',
    'docs/rounds.png': 'a picture',
    'static/img/rounds.png': 'a picture',
  },
};

describe.each([
  ['npm start', true],
  ['npm run build', false],
])('E3 %s tells in one line', (_, start) => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await build('mistakes', {...SITE, start});
  });

  test.each(MISTAKES.map(([what, , says], index) => [what, `${fileOf(index)}:${says}`]))(
    'E3 %s',
    (_, says) => {
      const told = outcome.said.split('\n').filter((line) => line.includes(says));
      expect(told, outcome.said).toHaveLength(1);
    },
  );

  test('E3 and nothing of where it was noticed', () => {
    // While one writes, the rest of the site is shown.
    expect(outcome.succeeded).toBe(start);
    expect(outcome.said).not.toMatch(/^\s+at |MDX compilation failed|Module not found/m);
  });
});
