/** What the bundler says of pages, as their authors understand it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '@collektive/problems';
import {IMPORTED_PARTS} from '../../content/parts';
import {pathFrom} from '../../content/paths';

/** An error as the bundlers of both commands report it. */
export interface BundlerError {
  message: string;
  /** The loaders of the file that it is in, and its whole path, between `!`: Rspack's. */
  moduleIdentifier?: string;
  /** The same of webpack. */
  module?: {identifier: () => string} | null;
}

/** The whole path of the file that an error is in. */
const resourceOf = ({moduleIdentifier, module}: BundlerError): string =>
  (moduleIdentifier ?? module?.identifier() ?? '')
    .split('!')
    .at(-1)!
    .replace(/[?|].*$/, '');

/** Is an error about a page that was just deleted? The list of pages is made anew a moment later. */
export function isOfGonePage(siteDir: string, error: BundlerError): boolean {
  const wanted = /(?:Can't resolve|Cannot find module) '(?:[^']*!)?@site\/([^'!?]+\.mdx?)/.exec(
    error.message,
  )?.[1];
  const file = wanted ? path.join(siteDir, wanted) : resourceOf(error);
  return /\.mdx?$/.test(file) && !existsSync(file);
}

/** What could be meant by an address within the project. */
function neighboursOf(siteDir: string, page: string, address: string): string[] {
  if (address.startsWith('@theme/')) {
    return Object.values(IMPORTED_PARTS);
  }
  const [, root, rest] = /^(@site\/|\/|(?=\.))(.*)$/.exec(address) ?? [];
  if (rest === undefined) {
    const {dependencies = {}} = JSON.parse(
      readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
    ) as {dependencies?: object};
    return Object.keys(dependencies);
  }
  const base = {'@site/': siteDir, '/': path.join(siteDir, 'static')}[root];
  const folder = path.join(base ?? path.join(siteDir, path.dirname(page)), path.dirname(rest));
  const before = address.slice(0, address.lastIndexOf('/') + 1);
  return existsSync(folder) ? readdirSync(folder).map((name) => before + name) : [];
}

/** Where something is written in a page, as `3:14`. */
function placeOf(source: string, written: string): string {
  const before = source.slice(0, Math.max(0, source.indexOf(written))).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** What is wrong with an address that leads to no file, and what to do. */
function lostFile(siteDir: string, page: string, address: string): string {
  const meant = didYouMean(address, neighboursOf(siteDir, page, address));
  if (/^[.]|^\/|^@site\//.test(address)) {
    const what = PICTURE.test(address) ? 'picture' : 'file';
    return `there is no ${what} ${address}.${meant} Put it there, or correct its name.`;
  }
  return address.startsWith('@theme/')
    ? `the theme has no ${address}.${meant} Correct the name.`
    : `no package "${address}" is installed.${meant} Correct the name, or install it with "npm install".`;
}

/**
 * Sentences for an error of a page, each with file, line and column.
 * @returns `undefined` for an error that is not about a page, or that nobody here understands
 */
export function toldOf(siteDir: string, error: BundlerError): string[] | undefined {
  const resource = resourceOf(error);
  const page = pathFrom(siteDir, resource);
  if (!/\.mdx?$/.test(page) || !existsSync(resource)) {
    return undefined;
  }
  const source = readFileSync(resource, 'utf8');
  const message = error.message.replaceAll(/^[ │]+/gm, '');
  const lost = /(?:Can't resolve|Cannot find module) '(?:[^']*!)?([^'!?#]+)[^']*'/.exec(
    message,
  )?.[1];
  if (lost) {
    return [`${page}:${placeOf(source, lost)}: ${lostFile(siteDir, page, lost)}`];
  }
  const image =
    /Markdown image with URL `?(.*?)`? in source file .*? \((\d+:\d+)\) couldn't be resolved/.exec(
      message,
    );
  if (image) {
    return [`${page}:${image[2]}: ${lostFile(siteDir, page, image[1])}`];
  }
  const name = /export '([^']+)' .*was not found in '([^']+)'(?: \(possible exports: (.*)\))?/.exec(
    message,
  );
  if (name) {
    const [, wrong, file, names = ''] = name;
    const exported = names.split(', ').filter(Boolean);
    const place = placeOf(source, wrong === 'default' ? file : wrong);
    return [
      `${page}:${place}: ${file} exports no "${wrong}".${didYouMean(wrong, exported)} ${names ? `There are: ${names}.` : 'Export it there.'}`,
    ];
  }
  // What our own steps say has its place already, and may be several lines.
  const cause = /^Cause: ([^]*?)\nDetails:/m.exec(message)?.[1];
  const own = cause?.split('\n').filter((line) => /^\S+:\d+:\d+: /.test(line)) ?? [];
  return own.length > 0 ? own : cause ? [`${page}:1:1: ${cause}`] : undefined;
}
