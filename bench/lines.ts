/**
 * Counts the files and lines of code that git tracks, of the site and of each package, and writes results/lines.md.
 *
 *   npm run bench:lines
 */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {saveText} from './measure';

/** Scripts, style sheets and Kotlin; words, records and pictures are not code. */
const CODE = /\.(?:[cm]?[jt]s|tsx|css|kt)$/;
const TEST = /\.(?:test|spec)\.tsx?$|\/(?:test|testing)\//;

/** What the site itself is made of. */
const SITE = ['src', 'plugins', 'content', 'scripts'];
const AROUND = ['tests', 'e2e', 'bench', 'samples'];
const PACKAGES = readdirSync('packages').map((name) => `packages/${name}`);

const TRACKED = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => CODE.test(file));

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** Files and lines without tests, and lines of tests, of folders taken together. */
function counts(folders: readonly string[]): number[] {
  const files = TRACKED.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const own = files.filter((file) => !TEST.test(file));
  return [own.length, linesOf(own), linesOf(files.filter((file) => TEST.test(file)))];
}

function exportsOf(folder: string): number {
  const {exports} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {exports: object};
  return Object.keys(exports).length;
}

const row = (name: string, folders: readonly string[], exports: number | '' = ''): string =>
  `| ${[name, ...counts(folders), exports].join(' | ')} |`;

saveText(
  'lines.md',
  [
    '# Files and lines of code',
    '',
    'Comments and blank lines count. Written by `bench/lines.ts`.',
    '',
    '| | Files | Lines | Lines of tests | Exports |',
    '| --- | --: | --: | --: | --: |',
    ...SITE.map((folder) => row(folder, [folder])),
    row('**the site**', SITE),
    ...PACKAGES.map((folder) => row(folder, [folder], exportsOf(folder))),
    row('**packages**', PACKAGES),
    ...AROUND.map((folder) => row(folder, [folder])),
    row('**all**', [...SITE, ...PACKAGES, ...AROUND]),
    '',
  ].join('\n'),
);
