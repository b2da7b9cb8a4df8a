// cspell:ignore intor
/** Rows E1, E2 and E3: what a build refuses, what it warns of, and that it says what and where. */
import {beforeAll, describe, expect, test} from 'vitest';
import {build, type Outcome, type Site} from './fixture';

const page = (body: string): string => `---\ntitle: Page\n---\n\n${body}\n`;

/** A page of its own, to hold a component that breaks. */
const component = (source: string): Site => ({files: {'src/pages/broken.jsx': source}});

/** What may wait while one writes; each with file and line. */
const IN_TIME: Site = {
  files: {
    'docs/anchor.mdx': page('[Elsewhere](./intro.mdx#no-such-heading)'),
    'docs/file.mdx': page('Words.\n\n[Elsewhere](./intor.mdx)'),
    'docs/one.mdx': '---\ntitle: One\nslug: /twin\n---\n\nOne.\n',
    'docs/twin.mdx': page('Two.'),
    'src/pages/docs/twin.md': '# The other\n',
    'docs/intro.mdx': page('## Some heading'),
  },
};
const ANCHOR =
  /docs\/anchor\.mdx:5: the link to \/docs\/intro\/#no-such-heading names an anchor that docs\/intro\.mdx lacks/;
const FILE =
  /docs\/file\.mdx:7: the link to \.\/intor\.mdx names no page\. Did you mean \.\/intro\.mdx\?/;
const TWINS =
  /docs\/one\.mdx:3: the address \/docs\/twin\/ is also that of docs\/twin\.mdx:1, src\/pages\/docs\/twin\.md:1\./;

describe('E1 what only warns', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await build('warnings', IN_TIME);
  });

  test('E1 the site is built all the same', () => {
    expect(outcome.succeeded, outcome.said).toBe(true);
  });

  test('E1 E3 a broken anchor warns, with file, line and anchor', () => {
    expect(outcome.said).toMatch(/WARNING[^[]*links lead nowhere/);
    expect(outcome.said).toMatch(ANCHOR);
  });

  test('E1 E3 a broken Markdown link warns, with file, line and target', () => {
    expect(outcome.said).toMatch(FILE);
  });

  test('E1 E3 a duplicate route warns, with the files, their lines and the route', () => {
    expect(outcome.said).toMatch(/WARNING[^[]*share an address/);
    expect(outcome.said).toMatch(TWINS);
  });
});

describe('E1 with CI=true', () => {
  const strictly = (name: string, file: string, other?: string): Promise<Outcome> =>
    build(name, {
      env: {CI: 'true'},
      files: Object.fromEntries(
        [file, other, 'docs/intro.mdx'].flatMap((one) => (one ? [[one, IN_TIME.files![one]]] : [])),
      ),
    });

  test.each([
    ['an anchor that leads nowhere', 'strict-anchor', ANCHOR, 'docs/anchor.mdx', undefined],
    ['a broken Markdown link', 'strict-file', FILE, 'docs/file.mdx', undefined],
    [
      'two pages with one address',
      'strict-twins',
      /docs\/one\.mdx:3: the address \/docs\/twin\/ is also that of docs\/twin\.mdx:1\./,
      'docs/one.mdx',
      'docs/twin.mdx',
    ],
  ])('E1 E3 a build refuses %s, with file and line', async (_, name, words, file, other) => {
    const {succeeded, said} = await strictly(name, file, other);
    expect(succeeded, said).toBe(false);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/^\s+at /m);
  });
});

describe('E1 while one writes', () => {
  test('E1 E3 broken links and anchors are told in the terminal, with file and line', async () => {
    const {said} = await build('writing', {
      start: true,
      files: {...IN_TIME.files, 'docs/path.mdx': page('[Elsewhere](/docs/into/)')},
    });
    expect(said).toMatch(ANCHOR);
    expect(said).toMatch(FILE);
    expect(said).toMatch(TWINS);
    expect(said).toContain('docs/path.mdx:5: the link to /docs/into/ leads nowhere.');
  });
});

describe('E1 broken links', () => {
  test('E1 E3 a broken link fails the build, with file, line and target', async () => {
    const {succeeded, said} = await build('links', {
      files: {'docs/path.mdx': page('[Elsewhere](/docs/into/)')},
    });
    expect(succeeded).toBe(false);
    expect(said).toContain(
      'docs/path.mdx:5: the link to /docs/into/ leads nowhere. Did you mean /docs/intro/?',
    );
    expect(said).not.toMatch(/^\s+at /m);
  });

  test('E1 E3 a broken link of a component fails the build, with page and target', async () => {
    const {succeeded, said} = await build('component-link', {
      files: {
        'src/pages/linking.jsx':
          "import Link from '@docusaurus/Link';\n" +
          'export default () => <Link to="/docs/no-such-page/">Elsewhere</Link>;\n',
      },
    });
    expect(succeeded).toBe(false);
    expect(said).toContain('Docusaurus found broken links!');
    expect(said).toMatch(/source page path = \/linking\//);
    expect(said).toContain('linking to /docs/no-such-page/');
    expect(said).toMatch(/Please check the pages of your site/);
  });
});

describe('E1 broken images', () => {
  test('E1 E3 a broken Markdown image fails the build, with file and target', async () => {
    const {succeeded, said} = await build('image', {
      files: {'docs/image.mdx': page('![A picture](./no-such-picture.png)')},
    });
    expect(succeeded).toBe(false);
    expect(said).toContain('docs/image.mdx:5:1: there is no picture ./no-such-picture.png.');
  });
});

describe('E2 wrong settings', () => {
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
    [
      'a missing doc id in the sidebar',
      'sidebar-doc',
      {
        docs: {sidebarPath: './sidebars.js'},
        files: {'sidebars.js': "module.exports = {tutorialSidebar: ['intro', 'no-such-doc']};"},
      },
      [/sidebars\.js:1:46: no document has the id "no-such-doc"\./],
    ],
    // Docusaurus itself only warns of these two, and builds a site in that locale.
    [
      'a missing locale',
      'locale',
      {i18n: {defaultLocale: 'it', locales: ['en']}},
      [/locale "it" is not configured/, /i18n\.locales/, /\ben\b/],
    ],
    [
      'a locale that is asked for and not configured',
      'locale-argument',
      {args: ['--locale', 'it']},
      [/locale "it" is not configured/, /i18n\.locales/, /\ben\b/],
    ],
    [
      'a locale that is none',
      'locale-name',
      {i18n: {defaultLocale: 'en', locales: ['en', 'no_locale']}},
      [/couldn't get default locale config for no_locale/],
    ],
    [
      'a page without a default export',
      'default-export',
      component('export const Page = () => null;'),
      [/\/broken/, /doesn't have a default export/, /Consider default-exporting a React component/],
    ],
    [
      'a context outside its provider',
      'provider',
      component(
        "import {useColorMode} from '@docusaurus/theme-common';\n" +
          'export default function Broken() {\n  return <p>{useColorMode().colorMode}</p>;\n}\n',
      ),
      [
        /\/broken/,
        /useColorMode/,
        /is called outside the <ColorModeProvider>/,
        /Please see https:/,
      ],
    ],
  ])('E2 E3 %s fails the build and says so', async (_, name, site, says) => {
    const {succeeded, said} = await build(name, site);
    expect(succeeded, said).toBe(false);
    for (const pattern of says) {
      expect(said).toMatch(pattern);
    }
  });
});
