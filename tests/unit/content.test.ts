/** The checks of a page's words and of built pages, on small ones that break a rule each. */
import type {Sample} from '@collektive/samples';
import {describe, expect, test} from 'vitest';
import {htmlFaults, readPage} from '../../scripts/check/rules/html';
import {saidFaults} from '../../scripts/check/rules/prose';
import {componentFaults, textFaults, type Facts, type Fault} from '../../scripts/check/rules/text';

/** Two questions, each on two networks. */
const OUTPUT =
  'gossip, gone:\nline: by id 7, at random 5\nring: by id 4, at random 11\nglobal, gone:\nline: by id never, at random never\nring: by id never, at random never';

const figures = (runs: string): string => `{/* figures: ${runs} */}\n\n`;
/** Two networks, and the two questions of `OUTPUT`. */
const table = (line: string, ring: string): string =>
  `| Rounds | line | ring |\n| --- | --- | --- |\n| \`gossip\`: gone | ${line} | ${ring} |\n| \`global\`: gone | never | never |`;
const fence = (meta: string, body = ''): string => `\`\`\`${meta}\n${body}\n\`\`\``;
const KTS = `${fence('kotlin title="build.gradle.kts"', 'plugins {\n    kotlin("jvm") version "{kotlin}"\n    application\n}\ndependencies { testImplementation(kotlin("test")) }')}\n\n`;
const GROOVY = `${fence('groovy title="build.gradle"', "plugins {\n    id 'org.jetbrains.kotlin.jvm' version '{kotlin}'\n    id 'application'\n}\ndependencies { testImplementation 'org.jetbrains.kotlin:kotlin-test' }")}\n\n`;
const SAMPLE: Sample = {
  path: 'src/A.kt',
  source:
    '// #region a\nval a = listOf(20, 24, 28)\n// #endregion\n// #region b\nval b = 2\n// #endregion\n',
  recording: {
    ...{source: 'src/A.kt', collektive: '28.3.2', kotlin: '2.4.10', date: '2026-01-01'},
    outputs: {a: OUTPUT, b: '[2.0, 4.0]\n[4.0, 5.0]\n[6.0, Infinity]'},
    digests: {source: '', helpers: '', tests: '', record: ''},
  },
};
const FACTS: Facts = {
  versions: ['28.3.2'],
  recorded: (run) => {
    const name = run.split('#')[1];
    const output = name === undefined ? SAMPLE.source : SAMPLE.recording!.outputs![name];
    if (output === undefined) {
      throw new Error(`no output ${run}`);
    }
    return output;
  },
  found: () => SAMPLE,
};
const faultsOf = (source: string, file = 'docs/a.mdx'): Fault[] =>
  textFaults(file, `---\ntitle: A\n---\n\n${source}\n`, FACTS);
const rulesOf = (source: string, file?: string): string[] =>
  faultsOf(source, file).map(({rule, line}) => `${rule} ${line}`);

describe('words of a page', () => {
  test.each([
    ['Kotlin by hand', fence('kotlin', 'val a = 1'), ['kotlin 5']],
    ['a sample', fence('kotlin sample=A.kt#a'), []],
    ['a build script', KTS + GROOVY, []],
    ['a settings script', fence('kotlin title="settings.gradle.kts"', 'plugins {}'), []],
    ['a build script in Kotlin alone', KTS, ['gradle 5']],
    ['a build script in Groovy alone', GROOVY, ['gradle 5']],
    [
      'Groovy that names another version',
      KTS + GROOVY.replace('{kotlin}', '2'),
      ['gradle 13', 'build 15'],
    ],
    [
      'an output after Kotlin',
      `${fence('kotlin sample=A.kt#a')}\n${fence('text', '1')}`,
      ['output 8'],
    ],
    ['an output by title', fence('text title="Output"', '1'), ['output 5']],
    ['a recorded output', fence('text recorded=A.kt#a'), []],
    ['other text', fence('text title="Folders"', 'src/'), []],
    ['a version', 'Collektive 28.3.2 is out.', ['version 5']],
    ['part of another version', 'Version 128.3.20 and 28.3.25.', []],
    ['a vague link', 'Look [here](./b.mdx), and [there](./c.mdx).', ['label 5']],
    ['a placeholder', 'TODO: say more.', ['placeholder 5']],
    ['the word for a list of tasks', 'A todo list in Kotlin.', []],
    ['unfinished work', 'This page is a work in progress.', ['placeholder 5']],
    ['a second title', '# Title', ['heading 5']],
    ['a skipped level', '## One\n\n#### Three', ['heading 7']],
    ['a comment in code', fence('bash', '# not a heading'), []],
    ['an image without words', '![](./a.svg)', ['image 5']],
    ['a column without a name', '| | A |\n| --- | --- |\n| b | |', ['table 5']],
    ['a table', '| A | B |\n| --- | --- |\n| b | |', []],
    ['an output of another region', fence('kotlin sample=A.kt#a output=b', ''), ['sample 5']],
    ['one that says why', fence('kotlin sample=A.kt#a output=b because="a runs b"'), []],
    ['a list of numbers', 'It says 2, 4 and 6.', ['figures 5']],
    ['devices by name', 'Devices 0, 1 and 2 agree.', []],
    ['a list in a column of a run', `${figures('A.kt#b')}It says 2, 4, and only then 6.`, []],
    ['a list in a line of a run', `${figures('A.kt#b')}It says 4 and 5.`, []],
    ['a list in another order', `${figures('A.kt#b')}It says 2, 6, 4.`, ['figures 7']],
    ['a number of no run', `${figures('A.kt#b')}It says 7.`, ['figures 7']],
    ['a number that is given', `${figures('A.kt#b; given: 7')}It says 7.`, []],
    ['what goes into a run', `${figures('A.kt')}They read 20, 24 and 28.`, []],
    ['a run that is not there', `${figures('A.kt#gone')}It says 2.`, ['figures 7']],
    ['a table of numbers', table('7 · 5', '4 · 11'), ['figures 5']],
    ['a table of a run', figures('A.kt#a') + table('7 · 5', '4 · 11'), []],
    ['a table of a run, changed', figures('A.kt#a') + table('7 · 5', '4 · 12'), ['figures 9']],
    ['a table of a run, swapped', figures('A.kt#a') + table('5 · 7', '4 · 11'), ['figures 9']],
    [
      'a plugin that nobody publishes',
      fence(
        'kotlin title="settings.gradle.kts"',
        'id("it.unibo.collektive.collective-plugin") version "1"',
      ),
      ['build 6', 'build 6'],
    ],
    [
      'an artifact in other words',
      'Add `it.unibo.collektive:collektive-dsl` and `org.jetbrains.kotlinx:kotlinx-typo`.',
      ['build 5'],
    ],
    ['a phrase that was decided against', '## For whom it is', ['phrase 5']],
    ['a way that is a route', 'The shortest way to the source.', ['phrase 5']],
    ['a verb before its subject', 'Kept is a Boolean.', ['phrase 5']],
    ['a call of a function', 'A round is one call of `cycle()`.', ['phrase 5']],
    ['a sentence of thirty words', `${'word '.repeat(29)}word.`, []],
    ['a longer one, over two lines', `${'word '.repeat(15)}\n${'word '.repeat(16)}.`, ['long 5']],
    [
      'a longer one with a reason',
      `{/* allow long: it quotes a title */}\n${'word '.repeat(31)}.`,
      [],
    ],
    ['an exception', `{/* allow kotlin: shows the fence itself */}\n${fence('kotlin', 'a')}`, []],
  ])('%s', (_, source, rules) => expect(rulesOf(source)).toEqual(rules));

  test('a post keeps the versions of its day', () => {
    expect(rulesOf('Collektive 28.3.2 is out.', 'blog/a.mdx')).toEqual([]);
  });

  test('what the interface says is held to the same phrases, comments are not', () => {
    expect(saidFaults("// Mend it\nbutton('Mend', mend);").map(({line}) => line)).toEqual([2]);
    expect(saidFaults('<p>Forget it</p>').map(({rule}) => rule)).toEqual(['phrase']);
    expect(saidFaults("button('Restore links', mend);")).toEqual([]);
  });

  test('components show no Kotlin of their own', () => {
    expect(componentFaults('<CodeBlock language="kotlin">').map(({rule}) => rule)).toEqual([
      'kotlin',
    ]);
    expect(componentFaults('<CodeBlock language="bash">')).toEqual([]);
  });
});

describe('built pages', () => {
  const faultsOf = (body: string): string[] => {
    const pages = [
      readPage('/a/', `<title>A</title><main><h1>A</h1>${body}</main>`)!,
      readPage('/b/', '<main><h1>B</h1><h2 id="there">There</h2></main>')!,
    ];
    return htmlFaults(pages, {
      base: '/base/',
      hasFile: (path) => ['/a/', '/b/', '/c.png'].includes(path),
    });
  };

  test.each([
    [
      '<a href="/base/b/#there">Beta</a><a href="#x" id="x">X marks</a><img src="/base/c.png" alt="">',
    ],
    ['<a href="https://example.org/#x">Example</a><a href="mailto:a@b.c">Mail us</a>'],
    ['<h2>One</h2><h3>Two</h3><h2>Three</h2>'],
    [
      '<a href="#source">source</a><h2 id="source">source<a href="#source" aria-hidden="true">\u200B</a></h2>',
    ],
  ])('nothing wrong with %s', (body) => expect(faultsOf(body)).toEqual([]));

  test.each([
    ['<a href="/base/gone/">Gone</a>', 'the link to /base/gone/ leads nowhere'],
    ['<a href="/elsewhere/">Beta</a>', 'leads nowhere'],
    ['<a href="../b/#gone">Beta</a>', 'names an anchor that /b/ lacks'],
    ['<a href="#gone">Gone</a>', 'names an anchor that /a/ lacks'],
    ['<img src="/base/gone.png" alt="">', 'leads nowhere'],
    ['<img src="/base/c.png">', 'has no text alternative'],
    ['<div role="img"></div>', 'has no text alternative'],
    ['<a href="/base/b/">here</a>', 'does not say where it leads'],
    ['<a href="#x">here</a><h2 id="x">There</h2>', 'does not say where it leads'],
    ['<a href="/base/b/"><svg></svg></a>', 'does not say where it leads'],
    ['<h3>Three</h3>', 'is of level 3, after one of level 1'],
    ['<p id="x"></p><p id="x"></p>', 'the id "x" is used twice'],
    ['<p>Coming soon</p>', '"Coming soon": write it'],
  ])('%s', (body, words) => {
    expect(faultsOf(body)).toEqual([expect.stringMatching(new RegExp(`^/a/: .*${words}`))]);
  });
});
