import {createEngine} from '../engine/engine';
import {buildIndex} from '../index/indexing';
import type {RowsFile, StoredPage, StoredRow} from '../index/stored';
import type {SearchRequest} from '../types';

/** A small site for the tests of search. */

const page = (
  path: string,
  lvl0: string,
  rows: StoredRow[],
  tag = 'docs-default-current',
): StoredPage => ({
  path,
  lvl0,
  language: 'en',
  version: tag === 'default' ? '' : 'current',
  docusaurus_tag: tag,
  rows,
});

export const SITE: RowsFile = {
  site: 'https://site.test',
  pages: [
    page(
      '/blog/gradient/',
      'Blog',
      [
        [1, '', 'Step through a gradient', 'A list of numbers in a terminal tells little.', ''],
        [2, 'run', 'The run', 'Five devices form a line.', 'round 1: Infinity'],
      ],
      'default',
    ),
    page('/docs/operators/', 'Explanation', [
      [
        1,
        '',
        'Fields and operators',
        'What each operator keeps, sends and returns to the device.',
        '',
      ],
      [
        2,
        'field',
        'A field is one device’s view',
        'A Field<ID, T> holds values of the neighbours.',
        '',
      ],
      [
        3,
        'transform',
        'Transforming a field',
        'Use field.mapWithId where the id matters, café included.',
        '',
      ],
      [
        2,
        'share',
        'share: a value that travels',
        'It sends & keeps <b>one</b> value for every neighbour.',
        '',
      ],
    ]),
    page('/docs/start/', 'Tutorials', [
      [
        1,
        '',
        'Getting started',
        'Set up a Kotlin project and watch five devices compute a gradient.',
        '',
      ],
      [
        2,
        'build',
        'Set up the build',
        'The plugin belongs into the build file.',
        'build.gradle.kts\nplugins {\n    kotlin("jvm")\n}',
      ],
      [
        2,
        'program',
        'Write the program',
        'The receiver is Aggregate<Int>: an aggregate program.',
        'fun Aggregate<Int>.program() = 1',
      ],
    ]),
    page('/docs/what/', 'Introduction', [
      [1, '', 'What is Collektive', 'Collektive is a library for aggregate computing.', ''],
      [
        2,
        'origin',
        'Where it comes from',
        'Collektive, Collektive and again Collektive grew out of research.',
        '',
      ],
    ]),
  ],
};

/** The embedded engine over the small site. */
export const engine = createEngine(SITE, buildIndex(SITE));

/** Asks the engine as the modal does. */
export const ask = (query: string, more: Partial<SearchRequest> = {}) =>
  engine.search({
    query,
    indexName: 'collektive',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
    snippetEllipsisText: '…',
    ...more,
  });
