/** README, CONTRIBUTING and guides: short where they have to be, and true where a program can tell. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {scripts} from '../../package.json';
import {phraseIn} from '../../scripts/check/rules/prose';
import {STAGES} from '../../scripts/test/stages';
import {filesOf, ROOT} from './files';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Folders of pages, which their build looks at, and of what builds and tools write. */
const NOT_GUIDES = /^(docs|versioned_docs|blog|build.*|test-results|node_modules|\.(?!github$).*)$/;

/** What is read in the repository, but for the README of the project to download, which has places to be filled in. */
const GUIDES = readdirSync(ROOT, {withFileTypes: true})
  .filter(({name}) => !NOT_GUIDES.test(name))
  .flatMap((entry) => (entry.isDirectory() ? filesOf(entry.name, /\.md$/) : entry.name))
  .filter((file) => /^(?!src\/pages\/).*\.md$/.test(file) && !file.includes('/starter/'));

/** Folders at the top: a name that begins with one of them is a path. */
const TOP = new Set(readdirSync(ROOT));
/** What builds and runs write. */
const WRITTEN = /^(build|node_modules|test-results|samples\/target)\//;

const withoutFences = (text: string): string => text.replace(/^ *(`{3,})[^]*?^ *\1$/gm, '');

/** Addresses of links and pictures, without those that stand in code or lead to other sites. */
const linksOf = (text: string): string[] =>
  [
    ...withoutFences(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, address]) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

/** Anchors of a file's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const slugger = createSlugger();
  return [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    slugger.slug(heading),
  );
}

/** Links of a text in this file that lead nowhere. */
const deadLinks = (file: string, text: string): string[] =>
  linksOf(text).filter((address) => {
    const [target, anchor] = address.split('#');
    const named = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    return (
      !existsSync(path.join(ROOT, named)) ||
      (anchor !== undefined && !anchorsOf(named).includes(anchor))
    );
  });

test.each(GUIDES)('%s has no phrase that reads as a translation', (file) => {
  const found = withoutFences(read(file)).split('\n').map(phraseIn);
  expect(found.filter((one) => one !== undefined)).toEqual([]);
});

test.each([
  ['README.md', 7_000],
  ['CONTRIBUTING.md', 6_000],
])('%s is at most %i bytes', (file, limit) => {
  expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(limit);
});

describe.each(GUIDES)('%s', (file) => {
  test('has no link that leads nowhere', () => {
    expect(deadLinks(file, read(file))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const named = [...withoutFences(read(file)).matchAll(/`([\w.-]+\/[\w./-]+)`/g)];
    const gone = named.filter(
      ([, name]) =>
        TOP.has(name.split('/')[0]) &&
        !WRITTEN.test(name) &&
        // Modules go without their ending, and some guides stand beside what they name.
        !['', '.ts', '.tsx'].some(
          (ending) =>
            existsSync(path.join(ROOT, name + ending)) ||
            existsSync(path.join(ROOT, path.dirname(file), name + ending)),
        ),
    );
    expect(gone.map(([, name]) => name)).toEqual([]);
  });

  test('names commands and stages that exist', () => {
    const commands = [...read(file).matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)];
    expect(commands.map(([, name]) => name).filter((name) => !(name in scripts))).toEqual([]);
    const stages = [...read(file).matchAll(/\bnpm test -- ([a-z ]+)/g)];
    expect(
      stages
        .flatMap(([, names]) => names.trim().split(/ +/))
        .filter((name) => !STAGES.some((stage) => stage.name === name)),
    ).toEqual([]);
  });
});

test('dead links are found', () => {
  const text = '[a](gone.md) [b](README.md) [c](README.md#gone) [d](#two-commands) `[e](gone.md)`';
  expect(deadLinks('README.md', text)).toEqual(['gone.md', 'README.md#gone']);
});
