// cspell:ignore intor kotlim Lern helo positon roudn
/** Rows E1, E2 and E3: what a build refuses, what it warns of, and that it says what and where. */
import {beforeAll, describe, expect, test} from 'vitest';
import {recordedAlone} from '../samples/made';
import {build, type Outcome, type Site} from './fixture';

const HEAD = ['title: Page', 'description: A page of its own, on which one thing is wrong.'];
const page = (body: string, head = [...HEAD, 'sidebar_position: 1']): string =>
  ['---', ...head, '---', '', body, ''].join('\n');

/** A page of its own, to hold a component that breaks. */
const component = (source: string): Site => ({files: {'src/pages/broken.jsx': source}});

/** What may wait while one writes. */
const IN_TIME: Site = {
  files: {
    'docs/anchor.mdx': page('[Elsewhere](./intro.mdx#no-such-heading)'),
    'docs/file.mdx': page('Words.\n\n[Elsewhere](./intor.mdx)'),
    'docs/twin.mdx': page('Two.'),
    'src/pages/docs/twin.md': '# The other\n',
    'docs/intro.mdx': page('## Some heading'),
  },
};
const ANCHOR =
  /broken anchors![^]*source page path = \/docs\/anchor\/:\n\s+-> linking to \/docs\/intro\/#no-such-heading/;
const FILE = /docs\/file\.mdx:9:1: there is no page \.\/intor\.mdx\./;
const TWINS = /Duplicate routes found!\n\s*- Attempting to create page at \/docs\/twin\//;

test('E1 E3 a broken anchor, a broken Markdown link and a duplicate route warn, with their places', async () => {
  const {succeeded, said} = await build('warnings', IN_TIME);
  expect(succeeded, said).toBe(true);
  [ANCHOR, FILE, TWINS].forEach((words) => expect(said).toMatch(words));
});

test.each([
  ['an anchor that leads nowhere', 'strict-anchor', ANCHOR, ['docs/anchor.mdx']],
  ['a broken Markdown link', 'strict-file', FILE, ['docs/file.mdx']],
  [
    'two pages with one address',
    'strict-twins',
    TWINS,
    ['docs/twin.mdx', 'src/pages/docs/twin.md'],
  ],
])('E1 E3 with STRICT=true a build refuses %s', async (_, name, words, files) => {
  const {succeeded, said} = await build(name, {
    env: {STRICT: 'true'},
    files: Object.fromEntries(
      ['docs/intro.mdx', ...files].map((one) => [one, IN_TIME.files![one]]),
    ),
  });
  expect(succeeded, said).toBe(false);
  expect(said).toMatch(words);
});

test('E1 E3 broken links of pages and components fail the build, with page and target', async () => {
  const {succeeded, said} = await build('links', {
    files: {
      'docs/path.mdx': page('[Elsewhere](/docs/into/)'),
      'src/pages/linking.jsx':
        "import Link from '@docusaurus/Link';\n" +
        'export default () => <Link to="/docs/gone/">Elsewhere</Link>;\n',
    },
  });
  expect(succeeded).toBe(false);
  expect(said).toMatch(/source page path = \/docs\/path\/:\s+-> linking to \/docs\/into\//);
  expect(said).toMatch(/source page path = \/linking\/:\s+-> linking to \/docs\/gone\//);
});

/** One of each step of our own, and what the framework says of files that are not there; rules.test.ts has all rules. */
const MISTAKES: [what: string, source: string, says: string][] = [
  ['an unclosed tag', page('<Learn>\n\n- words'), 'Expected a closing tag for `<Learn>` (7:1-7:8)'],
  ['an unknown part', page('<Lern />'), 'no part is called <Lern>. Did you mean "Learn"?'],
  [
    'an unknown term',
    page('Words.\n\nA <Term id="roudn" />.'),
    'FILE:9:3: no term of src/site/glossary.ts is called "roudn". Did you mean "round"?',
  ],
  ['an unknown name', page('Kotlin {kotlim} is needed.'), 'FILE:7:9: nothing is called "kotlim"'],
  [
    'a handler',
    page('Words. <button onClick={() => print()}>Print</button>'),
    'FILE:7:8: "onClick" of <button> does nothing here',
  ],
  [
    'a missing sample',
    page('```kotlin sample=No.kt#no\n```'),
    'FILE:7:1: there is no sample No.kt.',
  ],
  ['a missing description', page('Words.', ['title: Page']), '"description" is missing. Add it.'],
  [
    'an unknown key',
    page('Words.', [...HEAD, 'sidebar_positon: 3']),
    '"sidebar_positon" is not a key',
  ],
  [
    'front matter that is no YAML',
    page('Words.', ['title: One: two']),
    'the frontmatter is not valid YAML',
  ],
  [
    'a callout without an end',
    page(':::note\n\nWords.'),
    'FILE:7:1: the callout ":::note" has no end.',
  ],
  [
    'two headings with one address',
    page('## One {#one}\n\nWords.\n\n## Two {#one}'),
    'FILE:11:1: the heading has the address #one of line 7.',
  ],
  [
    'an import of no file',
    page("import Note from './_notes.mdx';\n\n<Note />"),
    "Can't resolve './_notes.mdx'",
  ],
  ['a missing picture', page('![Two rounds](./round.png)'), '`./round.png` in source file "FILE"'],
  [
    'a figure of a region that is not there',
    page('<Playground region="Hello.kt#helo" calls="hello()" title="Hello" network="line 2" />'),
    'Hello.kt has no region "helo" (it has: hello). Did you mean "hello"?',
  ],
];
const fileOf = (index: number): string => `docs/page-${index}.mdx`;

const SAMPLE = '// #region hello\nfun hello() = println("Hello")\n// #endregion\n';
const HELLO = {outputs: {hello: 'round 1: [1.0, Infinity]\n'}};

const WRITTEN = {
  ownPages: true,
  files: {
    'samples/versions.json': JSON.stringify({collektive: '1.0', kotlin: '2.0'}),
    'samples/src/Hello.kt': SAMPLE,
    'samples/recorded/Hello.json': recordedAlone('src/Hello.kt', SAMPLE, HELLO),
    ...Object.fromEntries(MISTAKES.map(([, source], index) => [fileOf(index), source])),
    'docs/right.mdx': page('```kotlin sample=Hello.kt#hello output\n```'),
    'src/pages/index.md': page('Words.', HEAD),
  },
};

describe.each([
  ['npm start', true],
  ['npm run build', false],
])('E3 %s tells', (_, start) => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await build('mistakes', {...WRITTEN, start});
  });

  test.each(MISTAKES.map(([what, , says], index) => [what, says.replace('FILE', fileOf(index))]))(
    'E3 %s',
    (_, says) => {
      expect(outcome.said).toContain(says);
    },
  );

  test('E3 and nothing of a page that is right', () => {
    expect(outcome.succeeded).toBe(false);
    expect(outcome.said).not.toContain('docs/right.mdx');
  });
});

test('E3 names of pages that are no address are refused, each with what to call it', async () => {
  const {succeeded, said} = await build('names', {
    files: {'docs/two words.mdx': page('Words.'), 'src/pages/odd(1).jsx': 'export default 1;\n'},
  });
  expect(succeeded).toBe(false);
  expect(said).toContain('"two words" has a space in it. Make it "two-words"');
  expect(said).toContain('src/pages/odd(1).jsx:1:1: ');
});

test('DRAFTS=true builds pages that are not published; else they are nowhere', async () => {
  const site = {
    ownPages: true,
    files: {
      'docs/draft.mdx': page('Words.', [...HEAD, 'sidebar_position: 2', 'draft: true']),
      'docs/intro.mdx': page('Words.'),
      'src/pages/index.md': page('Words.', HEAD),
    },
  };
  const draft = 'docs/draft/index.html';
  expect((await build('drafts', {...site, env: {DRAFTS: 'true'}})).pages).toContain(draft);
  expect((await build('drafts', site)).pages).not.toContain(draft);
});

test.each<[what: string, name: string, site: Site, says: RegExp[]]>([
  [
    'an unknown type of navbar item',
    'navbar-item',
    {navbarItems: [{type: 'carousel', label: 'Docs'}]},
    [/navbar item type/i, /carousel/],
  ],
  [
    'a missing docs version',
    'version',
    {docs: {lastVersion: '9.9'}},
    [/lastVersion/, /9\.9/, /available version names are: current/i],
  ],
  [
    'a missing sidebar id',
    'sidebar',
    {navbarItems: [{type: 'docSidebar', sidebarId: 'noSuchSidebar', label: 'Docs'}]},
    [/sidebar with id "noSuchSidebar"/, /Available sidebar ids are/i, /defaultSidebar/],
  ],
  [
    'a missing doc id in the navbar',
    'doc',
    {navbarItems: [{type: 'doc', docId: 'no-such-doc', label: 'Docs'}]},
    [/doc with id "no-such-doc"/, /Available doc ids are/i, /intro/],
  ],
  // Docusaurus itself only warns of it, and builds a site in that locale.
  [
    'a missing locale',
    'locale',
    {i18n: {defaultLocale: 'it', locales: ['en']}},
    [/locale "it" is not configured/, /i18n\.locales/],
  ],
  [
    'a page without a default export',
    'default-export',
    component('export const Page = () => null;'),
    [/\/broken/, /doesn't have a default export/],
  ],
  [
    'a context outside its provider',
    'provider',
    component(
      "import {useColorMode} from '@docusaurus/theme-common';\n" +
        'export default function Broken() {\n  return <p>{useColorMode().colorMode}</p>;\n}\n',
    ),
    [/\/broken/, /useColorMode/, /is called outside the <ColorModeProvider>/],
  ],
])('E2 E3 %s fails the build and says so', async (_, name, site, says) => {
  const {succeeded, said} = await build(name, site);
  expect(succeeded, said).toBe(false);
  says.forEach((pattern) => expect(said).toMatch(pattern));
});
