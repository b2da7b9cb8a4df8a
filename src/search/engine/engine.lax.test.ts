// cspell:disable -- words are mistyped on purpose
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/indexing';
import type {RowsFile} from '../index/rows';
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
  it('S11 answers by typos come behind those as typed, and do not replace them', () => {
    const sections = {
      s1: 'A gradient of hops is a gradient.',
      s2: 'One gradeint, mistyped: gradeint gradeint.',
      s3: 'Another gradiant.',
    };
    expect(find(sections, 'gradeint')).toEqual(['s2', 's1', 's3']);
    expect(find(sections, 'gradient')[0]).toBe('s1');
    expect(find(sections, 'gradient')).toHaveLength(3);
  });

  it('S11 a compound is tried whole, with its typos, before it is split', () => {
    const sections = {
      s1: 'The bounded kind, and an election: bounded, election, bounded, election.',
      s2: 'Calls boundedElection once.',
    };
    expect(find(sections, 'boundedElecton')[0]).toBe('s2');
    expect(find(sections, 'bounded-election')).toContain('s1');
  });

  it('S11 two wrong letters, or two letters of a beginning, are no evidence in a longer query', () => {
    const sections = {s1: 'A comparator compares.', s2: 'Iterations of a comparator.'};
    expect(find(sections, 'unknown combirator')).toEqual([]);
    expect(find(sections, 'combirator')).toHaveLength(2);
    expect(find(sections, 'unknown it')).toEqual([]);
    expect(find(sections, 'it')).toEqual(['s2']);
  });

  it('S11 a section is found by its keywords, words of the language among them', () => {
    const sections = {
      s1: 'Branches part a network, if need be.',
      s2: 'Something else, if not when.',
    };
    const keywords = {s1: 'if, when, condition'};
    expect(find(sections, 'if', keywords)).toEqual(['s1']);
    expect(find(sections, 'when', keywords)).toEqual(['s1']);
    expect(find(sections, 'condition', keywords)).toEqual(['s1']);
  });

  it('S11 words without a meaning decide between sections that have the others', () => {
    const sections = {s1: 'A value is returned.', s2: 'A value is returned.'};
    expect(find(sections, 'return a value', {s2: 'if'})).toEqual(['s1', 's2']);
    expect(find(sections, 'return a value in if', {s2: 'if'})).toEqual(['s2', 's1']);
  });
});
