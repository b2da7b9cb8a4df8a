/** Rows E1, E2 and E3: what a build refuses, what it warns of, and that it says what and where. */
import {beforeAll, describe, expect, test} from 'vitest';
import {build, type Outcome, type Site} from './fixture';

const page = (body: string): string => `---\ntitle: Page\n---\n\n${body}\n`;

/** A page of its own, to hold a component that breaks. */
const component = (source: string): Site => ({files: {'src/pages/broken.jsx': source}});

describe('E1 what only warns', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await build('warnings', {
      files: {
        'docs/anchor.mdx': page('[Elsewhere](./intro.mdx#no-such-heading)'),
        'docs/twin.mdx': page('One.'),
        'src/pages/docs/twin.md': '# The other\n',
      },
    });
  });

  test('E1 the site is built all the same', () => {
    expect(outcome.succeeded, outcome.said).toBe(true);
  });

  test('E1 E3 a broken anchor warns, with page and anchor', () => {
    expect(outcome.said).toMatch(/WARNING[^[]*broken anchors/);
    expect(outcome.said).toMatch(/source page path = \/docs\/anchor\//);
    expect(outcome.said).toContain('#no-such-heading');
  });

  test('E1 E3 a duplicate route warns, with the route', () => {
    expect(outcome.said).toMatch(/WARNING[^[]*Duplicate routes found!/);
    expect(outcome.said).toContain('/docs/twin');
  });
});

describe('E1 broken links', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await build('links', {
      files: {
        'docs/path.mdx': page('[Elsewhere](/docs/no-such-page/)'),
        'docs/file.mdx': page('[Elsewhere](./no-such-file.mdx)'),
      },
    });
  });

  test('E1 E3 a broken Markdown link warns, with file and target', () => {
    expect(outcome.said).toMatch(/WARNING[^[]*Markdown link[^[]*no-such-file\.mdx/);
    expect(outcome.said).toContain('docs/file.mdx');
  });

  test('E1 E3 a broken link fails the build, with page and target', () => {
    expect(outcome.succeeded).toBe(false);
    expect(outcome.said).toContain('Docusaurus found broken links!');
    expect(outcome.said).toMatch(/source page path = \/docs\/path\//);
    expect(outcome.said).toContain('linking to /docs/no-such-page/');
    expect(outcome.said).toMatch(/Please check the pages of your site/);
  });
});

describe('E1 broken images', () => {
  test('E1 E3 a broken Markdown image fails the build, with file and target', async () => {
    const {succeeded, said} = await build('image', {
      files: {'docs/image.mdx': page('![A picture](./no-such-picture.png)')},
    });
    expect(succeeded).toBe(false);
    expect(said).toMatch(/Markdown image.*no-such-picture\.png/s);
    expect(said).toContain('docs/image.mdx');
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
      [/sidebar document ids do not exist/, /no-such-doc/, /sidebars\.js/, /intro/],
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
