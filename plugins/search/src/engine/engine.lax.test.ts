// cspell:disable -- words are mistyped on purpose
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/indexing';
import type {RowsFile} from '../index/stored';
import {createEngine} from './engine';

/** What is found on a page of these sections, by their anchors, best first. */
function find(
  sections: Record<string, string>,
  query: string,
  keywords: Record<string, string> = {},
): string[] {
  const file: RowsFile = {
    site: 'https://site.test',
    pages: [
      {
        path: '/p/',
        lvl0: 'Docs',
        language: 'en',
        version: 'current',
        docusaurus_tag: 'docs',
        keywords,
        rows: [
          [1, '', 'Page', '', ''],
          ...Object.entries(sections).map(
            ([anchor, text]) =>
              [2, anchor, `Part ${anchor}`, text, ''] as [2, string, string, string, string],
          ),
        ],
      },
    ],
  };
  const {hits} = createEngine(file, buildIndex(file)).search({query, indexName: 'i'});
  return hits.map(({url}) => url.split('#')[1]);
}

describe('S11 from strict to lax', () => {
  const typos = {
    s1: 'A gradient of hops is a gradient.',
    s2: 'One gradeint, mistyped: gradeint gradeint.',
    s3: 'Another gradiant.',
  };
  const compound = {
    s1: 'The bounded kind, and an election: bounded, election, bounded, election.',
    s2: 'Calls boundedElection once.',
  };
  const comparator = {s1: 'A comparator compares.', s2: 'Iterations of a comparator.'};
  const branches = {s1: 'Branches part a network, if need be.', s2: 'Something else, if not when.'};
  const branchWords = {s1: 'if, when, condition'};
  const value = {s1: 'A value is returned.', s2: 'A value is returned.'};
  const operators = {
    s1: 'With `?:` and `&&` a branch is taken.',
    s2: 'Write `field[id]` for the value of a device.',
    s3: 'A field has an id, and Int::plus adds.',
  };
  const calls = {s1: 'Safe: `a?.b`.', s2: 'A lambda: `x -> y`.', s3: 'Call `share(0)`.'};
  const numbers = {s1: 'Wait for 88 rounds.', s2: 'The retention is long.'};
  const message = {s1: 'Serializer for a class is not found.', s2: 'A telemetric thing.'};
  const forms = {
    s1: 'A device broadcasts it.',
    s2: 'The neighbour is near.',
    s3: 'Something else.',
  };
  const shares = {s1: 'A share of the source.', s2: 'One source.', s3: 'A shore of the source.'};

  it.each<[rule: string, Record<string, string>, string, string[], Record<string, string>?]>([
    ['typos come behind what is as typed', typos, 'gradeint', ['s2', 's1', 's3']],
    ['two letters wrong are enough', comparator, 'combirator', ['s1', 's2']],
    ['keywords find, words of the language, too', branches, 'if', ['s1'], branchWords],
    ['keywords find, whole', branches, 'condition', ['s1'], branchWords],
    ['words without a meaning count for nothing', value, 'return a value', ['s1', 's2']],
    ['a word is found by its other endings', forms, 'broadcasting', ['s1']],
    ['and as Americans write it', forms, 'neighbors', ['s2']],
    ['operators are words', operators, '?:', ['s1']],
    ['operators of two kinds', operators, '&&', ['s1']],
    ['operators of calls', calls, '?.', ['s1']],
    ['operators of lambdas', calls, '->', ['s2']],
    ['operators with a name', operators, '::plus', ['s3']],
    ['a call is found with its arguments', calls, 'share(0)', ['s3']],
    ['numbers beside words weigh little', numbers, 'retention 88', ['s2']],
    ['numbers alone count', numbers, '88', ['s1']],
    [
      'names that no page has are the reader’s',
      message,
      "Serializer for class 'Telemetry42' is not found",
      ['s1'],
    ],
    ['of several words, a known one is not mistyped', shares, 'share source', ['s1', 's2', 's3']],
    ['a compound is tried whole, before it is split', compound, 'boundedElecton', ['s2', 's1']],
  ])('S11 %s: %o, %s', (_, sections, query, found, keywords) => {
    expect(find(sections, query, keywords)).toEqual(found);
  });

  it.each<[rule: string, Record<string, string>, string, string]>([
    ['what is as typed comes first', typos, 'gradient', 's1'],
    [
      'a number of many digits is asked for like a word',
      {s1: 'Hops, and hops again, and hops.', s2: 'Hops that a device ends with at -2147483648.'},
      'hops = [0, 1, -2147483648]',
      's2',
    ],
    [
      'words that only join are not looked for',
      {
        s1: 'A share goes out, and an exchange goes out.',
        s2: 'The difference between rooms: what happens during a share.',
      },
      'difference between share and exchange',
      's1',
    ],
    [
      'words that change what is asked for are',
      {s3: 'Rounds without a clock.', s4: 'Rounds with a clock.'},
      'clock without rounds',
      's3',
    ],
  ])('S11 %s: %o, %s', (_, sections, query, first) => {
    expect(find(sections, query)[0]).toBe(first);
  });
});
