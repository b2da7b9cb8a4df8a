/** The checks of a page's words, on small pages that break a rule each. */
import {expect, test} from 'vitest';
import {textFaults} from '../../scripts/check/rules/text';

/** Two questions, each on two networks. */
const OUTPUTS: Record<string, string> = {
  'A.kt': 'val a = listOf(20, 24, 28)',
  'A.kt#a': 'gossip, gone:\nline: by id 7, at random 5\nring: by id 4, at random 11',
  'A.kt#b': '[2.0, 4.0]\n[4.0, 5.0]\n[6.0, Infinity]',
};
const FACTS = {
  versions: ['28.3.2'],
  recorded(run: string): string {
    if (!(run in OUTPUTS)) {
      throw new Error(`no output ${run}`);
    }
    return OUTPUTS[run];
  },
};
const rulesOf = (source: string, file = 'docs/a.mdx'): string[] =>
  textFaults(file, `---\ntitle: A\n---\n\n${source}\n`, FACTS).map(
    ({rule, line}) => `${rule} ${line}`,
  );

const figures = (runs: string): string => `{/* figures: ${runs} */}\n\n`;
const table = (line: string, ring: string): string =>
  `| Rounds | line | ring |\n| --- | --- | --- |\n| \`gossip\`: gone | ${line} | ${ring} |`;
const fence = (meta: string, body = ''): string => `\`\`\`${meta}\n${body}\n\`\`\``;

test.each([
  ['Kotlin by hand', fence('kotlin', 'val a = 1'), ['kotlin 5']],
  ['a sample', fence('kotlin sample=A.kt#a'), []],
  ['a build script', fence('kotlin title="build.gradle.kts"', 'plugins {}'), []],
  [
    'an output after Kotlin',
    `${fence('kotlin sample=A.kt#a')}\n${fence('text', '1')}`,
    ['output 8'],
  ],
  ['a recorded output', fence('text recorded=A.kt#a'), []],
  ['a version', 'Collektive 28.3.2 is out.', ['version 5']],
  ['part of another version', 'Version 128.3.20 and 28.3.25.', []],
  ['a vague link', 'Look [here](./b.mdx), and [there](./c.mdx).', ['label 5']],
  ['a placeholder', 'TODO: say more.', ['placeholder 5']],
  ['the word for a list of tasks', 'A todo list in Kotlin.', []],
  ['a list of numbers', 'It says 2, 4 and 6.', ['figures 5']],
  ['a list in a column of a run', `${figures('A.kt#b')}It says 2, 4, and only then 6.`, []],
  ['a list in another order', `${figures('A.kt#b')}It says 2, 6, 4.`, ['figures 7']],
  ['a number of no run', `${figures('A.kt#b')}It says 7.`, ['figures 7']],
  ['what goes into a run', `${figures('A.kt')}They read 20, 24 and 28.`, []],
  ['a run that is not there', `${figures('A.kt#gone')}It says 2.`, ['figures 7']],
  ['a table of a run', figures('A.kt#a') + table('7 · 5', '4 · 11'), []],
  ['a table of a run, swapped', figures('A.kt#a') + table('5 · 7', '4 · 11'), ['figures 9']],
  ['an exception', `{/* allow kotlin: shows the fence itself */}\n${fence('kotlin', 'a')}`, []],
])('%s', (_, source, rules) => expect(rulesOf(source)).toEqual(rules));

test('a post keeps the versions of its day', () => {
  expect(rulesOf('Collektive 28.3.2 is out.', 'blog/a.mdx')).toEqual([]);
});
