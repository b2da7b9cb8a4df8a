import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {RELIANCES} from './reliances';

/** Of each place of ours, the upstream files below node_modules and what they were when last read. */
export type Fingerprints = Record<string, Record<string, string>>;

/** Where stock components are, below node_modules; the first folder that has one has the one that is replaced. */
export const THEMES = [
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** In place of a fingerprint, where there is no such file. */
export const MISSING = 'missing';

/** Sixteen digits of SHA-256: enough to notice a change, short enough to read in a diff. */
const DIGITS = 16;

/** The stock files of a component: `Name.js`, or scripts and styles of the folder `Name`. */
function stockFiles(modules: string, part: string): string[] {
  for (const theme of THEMES) {
    const folder = path.join(modules, theme, part);
    if (existsSync(folder)) {
      return readdirSync(folder)
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => `${theme}/${part}/${file}`);
    }
    if (existsSync(`${folder}.js`)) {
      return [`${theme}/${part}.js`];
    }
  }
  return [];
}

/**
 * @param siteDir the project's root
 * @returns swizzled parts that do not build on the stock one, `Footer` for src/theme/Footer
 */
export function ejectedParts(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/theme');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) => !/from '@theme-original\//.test(readFileSync(path.join(folder, file), 'utf8')),
    )
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/(?:\/index)?\.tsx?$/, ''),
    );
}

/** The version of the package that a file below node_modules belongs to, and a hash of its content. */
function fingerprint(modules: string, file: string): string {
  const folder = file.split('/').slice(0, file.startsWith('@') ? 2 : 1);
  const about = path.join(modules, ...folder, 'package.json');
  const source = path.join(modules, file);
  if (!existsSync(about) || !existsSync(source)) {
    return MISSING;
  }
  const {version} = JSON.parse(readFileSync(about, 'utf8')) as {version: string};
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  return `${version} ${hash.slice(0, DIGITS)}`;
}

/**
 * @param siteDir the project's root, with its node_modules
 * @returns the fingerprints of everything upstream that this project replaces or relies on, as it is
 * installed now
 */
export function takeFingerprints(siteDir: string): Fingerprints {
  const modules = path.join(siteDir, 'node_modules');
  const places: Record<string, readonly string[]> = {...RELIANCES};
  for (const part of ejectedParts(siteDir)) {
    const files = stockFiles(modules, part);
    if (files.length > 0) {
      places[`src/theme/${part}`] = files;
    }
  }
  return Object.fromEntries(
    Object.entries(places)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([place, files]) => [
        place,
        Object.fromEntries(files.map((file) => [file, fingerprint(modules, file)])),
      ]),
  );
}

/**
 * @param stored what the places were written against, or read again for
 * @param taken what is installed now
 * @returns a line for each upstream file that is another one now, is gone, or was never read
 */
export function changes(stored: Fingerprints, taken: Fingerprints): string[] {
  return Object.entries(taken).flatMap(([place, files]) =>
    Object.entries(files).flatMap(([file, now]) => {
      const before = stored[place]?.[file];
      const [version, hash] = now.split(' ');
      if (now !== MISSING && before?.split(' ')[1] === hash) {
        return [];
      }
      const state = now === MISSING ? 'gone' : before ? `another in ${version}` : 'new here';
      const read = before ? `, read in ${before.split(' ')[0]}` : '';
      return [`${place} relies on ${file}: ${state}${read}`];
    }),
  );
}
