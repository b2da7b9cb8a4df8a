/** All that decides what samples print: their sources, their tests and their build. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Expected} from './expected';
import {hashOf, type Current} from './record';
import {Dependencies} from './dependencies';
import {readSource, sourcePaths, type Source} from './sources';
import {expectedIn} from './tests';

export interface Tree {
  /** Sorted by path. */
  sources: Source[];
  /** What the tests expect, by the name of the sample. */
  expected: Map<string, Expected[]>;
  dependencies: Dependencies;
  /** What builds the samples; none in a folder of which nothing is run. */
  build?: Source;
}

/** The build of the samples. */
export const BUILD = 'pom.xml';
const TESTS = 'src/test/';

const isTest = ({path: file, bytes}: Source): boolean =>
  file.startsWith(TESTS) && bytes.includes('@Test');

/** @throws Error when a test cannot be read */
export function treeOf(sources: Source[], build?: Source): Tree {
  const expected = new Map<string, Expected[]>();
  for (const one of sources.filter(isTest).flatMap(expectedIn)) {
    expected.set(one.sample, [...(expected.get(one.sample) ?? []), one]);
  }
  return {
    sources,
    expected,
    dependencies: new Dependencies(sources.filter((one) => !isTest(one))),
    build,
  };
}

const kept = new Map<string, {state: string; tree: Tree}>();

/**
 * The tree as it is now: the same one as before, as long as no file of it has changed.
 * @param root the folder samples/
 * @throws Error when a test cannot be read
 */
export function readTree(root: string): Tree {
  const build = existsSync(path.join(root, BUILD)) ? [BUILD] : [];
  const paths = sourcePaths(root);
  const state = [...paths, ...build]
    .map((file) => `${file} ${statSync(path.join(root, file)).mtimeMs}`)
    .join('\n');
  const before = kept.get(root);
  if (before?.state === state) {
    return before.tree;
  }
  const [sources, [built]] = [paths, build].map((files) =>
    files.map((file) => readSource(root, file)),
  );
  const tree = treeOf(sources, built);
  kept.set(root, {state, tree});
  return tree;
}

/** What a source depends on, its tests' helpers among it. */
export function helpersOf({dependencies, expected}: Tree, source: Source): Source[] {
  const tests: Source = {
    path: `${source.path}, tests`,
    name: source.name,
    bytes: Buffer.from((expected.get(source.name) ?? []).map(({words}) => words).join('\n')),
  };
  return dependencies.of([source, tests]);
}

/** The digests of a source as it is now. */
export function currentOf(tree: Tree, source: Source): Current {
  const expected = tree.expected.get(source.name) ?? [];
  const helpers = [...helpersOf(tree, source), ...(tree.build ? [tree.build] : [])];
  const words = [...new Set(expected.map((one) => one.words))];
  return {
    digests: {
      source: hashOf(source.bytes),
      helpers: hashOf(helpers.map((one) => `${one.path} ${hashOf(one.bytes)}\n`).join('')),
      tests: hashOf(words.join('\n')),
    },
    helpers: helpers.map((one) => path.posix.basename(one.path)),
    tests: [...new Set(expected.map(({file}) => path.posix.basename(file)))],
  };
}
