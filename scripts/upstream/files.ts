import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../markdown/paths';

/** Where stock components are, below node_modules; the first folder that has one has the one that is replaced. */
const THEMES = [
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/**
 * Files of libraries whose inside this project reads, repeats or stands in for: what no type checks and no setting
 * promises. By the place that relies on them; swizzled components that are ejected are found by themselves.
 */
const RELIANCES: Readonly<Record<string, readonly string[]>> = {
  // Which rules of a bundler's configuration the framework takes for its own.
  'plugins/page-sources': ['@docusaurus/core/lib/server/plugins/synthetic.js'],
  // Classes that tell pages that only list others.
  'plugins/search/src/build': ['@docusaurus/theme-common/lib/utils/ThemeClassNames.js'],
  // The template, and the scripts of the head that are written anew.
  'plugins/static-pages': [
    '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    '@docusaurus/theme-classic/lib/inlineScripts.js',
  ],
  // Keys of the store, classes and ids of the theme's controls.
  'plugins/static-pages/src/controls': [
    '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Toggle/index.js',
    '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    '@docusaurus/theme-common/lib/contexts/colorMode.js',
    '@docusaurus/theme-common/lib/hooks/useTOCHighlight.js',
    '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    '@docusaurus/theme-common/lib/utils/storageUtils.js',
    '@docusaurus/theme-common/lib/utils/tabsUtils.js',
  ],
  // Selectors into hashed class names, where the theme has no stable ones.
  'src/css': [
    '@docusaurus/theme-classic/lib/theme/Blog/Components/Author/Socials/index.js',
    '@docusaurus/theme-classic/lib/theme/DocCategoryGeneratedIndexPage/index.js',
    '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/index.js',
  ],
  'plugins/search/src/client': [
    '@docusaurus/theme-search-algolia/lib/client/useAlgoliaContextualFacetFilters.js',
  ],
  'plugins/search/src/docsearch': [
    '@algolia/autocomplete-core/dist/esm/onInput.js',
    '@docsearch/css/dist/style.css',
    '@docsearch/react/dist/esm/index.js',
  ],
};

/** The scripts of a stock component: `Name.js`, or `index.js` of the folder `Name`. */
function stockScripts(modules: string, part: string): string[] {
  const found = THEMES.flatMap((theme) => [`${theme}/${part}.js`, `${theme}/${part}/index.js`]);
  return found.filter((file) => existsSync(path.join(modules, file))).slice(0, 1);
}

const THEME = 'src/theme';

/** Swizzled parts that do not build on the stock one, `Footer` for src/theme/Footer. @param siteDir the project's root */
export function ejectedParts(siteDir: string): string[] {
  const folder = path.join(siteDir, THEME);
  return pathsBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) => !/from '@theme-original\//.test(readFileSync(path.join(folder, file), 'utf8')),
    )
    .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));
}

/** Who relies on which files below node_modules. @param siteDir the project's root */
export function reliedOn(siteDir: string): Record<string, readonly string[]> {
  const modules = path.join(siteDir, 'node_modules');
  const ejected = ejectedParts(siteDir).map((part): [string, string[]] => [
    `${THEME}/${part}`,
    stockScripts(modules, part),
  ]);
  return {...RELIANCES, ...Object.fromEntries(ejected.filter(([, files]) => files.length > 0))};
}

/** A file's package, its version, and what it holds, as a hash. */
export interface Reading {
  version: string;
  hash: string;
}

/** By file, below node_modules. */
export type Readings = Record<string, Reading>;

/** Sixteen digits of SHA-256: enough to notice a change, short enough to read in a diff. */
const DIGITS = 16;

/** `@docusaurus/core` of `@docusaurus/core/lib/…`. */
export const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');

/** What is installed now of all files that are relied on; those that are gone are left out. */
export function readNow(siteDir: string): Readings {
  const modules = path.join(siteDir, 'node_modules');
  const files = [...new Set(Object.values(reliedOn(siteDir)).flat())].sort();
  return Object.fromEntries(
    files
      .filter((file) => existsSync(path.join(modules, file)))
      .map((file): [string, Reading] => {
        const about = readFileSync(path.join(modules, packageOf(file), 'package.json'), 'utf8');
        const {version} = JSON.parse(about) as {version: string};
        const hash = createHash('sha256').update(readFileSync(path.join(modules, file)));
        return [file, {version, hash: hash.digest('hex').slice(0, DIGITS)}];
      }),
  );
}

/** A file that is not what it was when it was read. */
export interface Change {
  file: string;
  /** Who relies on it. */
  places: string[];
  /** Nothing for a file that was never read, or is gone. */
  before?: Reading;
  now?: Reading;
}

/** @returns what differs between what was read and what is installed */
export function changesOf(
  relied: Readonly<Record<string, readonly string[]>>,
  read: Readings,
  now: Readings,
): Change[] {
  const files = [...new Set(Object.values(relied).flat())].sort();
  return files
    .filter((file) => !now[file] || now[file].hash !== read[file]?.hash)
    .map((file) => ({
      file,
      places: Object.keys(relied).filter((place) => relied[place].includes(file)),
      before: read[file],
      now: now[file],
    }));
}
