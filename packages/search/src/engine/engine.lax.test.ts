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

  it('S11 operators are words, and an index belongs to its name', () => {
    const sections = {
      s1: 'With `?:` and `&&` a branch is taken.',
      s2: 'Write `field[id]` for the value of a device.',
      s3: 'A field has an id, and Int::plus adds.',
    };
    expect(find(sections, '?:')).toEqual(['s1']);
    expect(find(sections, '&&')).toEqual(['s1']);
    expect(find(sections, 'field[id]')[0]).toBe('s2');
    expect(find(sections, '::plus')).toEqual(['s3']);
    const others = {s1: 'Safe: `a?.b`.', s2: 'A lambda: `x -> y`.', s3: 'Call `share(0)`.'};
    expect(find(others, '?.')).toEqual(['s1']);
    expect(find(others, '->')).toEqual(['s2']);
    expect(find(others, 'share(0)')).toEqual(['s3']);
  });

  it('S11 words that only join what is asked for are no words to look for; those that change it are', () => {
    const sections = {
      s1: 'A share goes out, and an exchange goes out.',
      s2: 'The difference between rooms: what happens during a share.',
      s3: 'Rounds without a clock.',
      s4: 'Rounds with a clock.',
    };
    expect(find(sections, 'difference between share and exchange')[0]).toBe('s1');
    expect(find(sections, 'clock without rounds')[0]).toBe('s3');
  });

  it('S11 other words for the same thing find it', () => {
    const sections = {s1: 'When a device disappears.', s2: 'When a device sends.'};
    expect(find(sections, 'device lost')[0]).toBe('s1');
  });

  it('S11 a name is found by its inside where nothing else is known, and only there', () => {
    const sections = {s1: 'Calls MyK9JVMCompilers.', s2: 'The jvm has compilers.'};
    expect(find(sections, 'jvmcompiler')).toEqual(['s1']);
    expect(find({s1: 'A hyperlinker.', s2: 'A linkage.'}, 'link')).toEqual(['s2']);
  });

  it('S11 numbers beside words weigh little, alone they count', () => {
    const sections = {s1: 'Wait for 88 rounds.', s2: 'The retention is long.'};
    expect(find(sections, 'retention 88')).toEqual(['s2']);
    expect(find(sections, '88')).toEqual(['s1']);
  });

  it('S11 a number of many digits beside words is asked for like a word', () => {
    const sections = {
      s1: 'Hops, and hops again, and hops.',
      s2: 'Hops that a device ends with at -2147483648.',
    };
    expect(find(sections, 'hops = [0, 1, -2147483648]')[0]).toBe('s2');
  });

  it('S11 in a message, names that no page has are ignored', () => {
    const sections = {s1: 'Serializer for a class is not found.', s2: 'A telemetric thing.'};
    expect(find(sections, "Serializer for class 'Telemetry42' is not found")).toEqual(['s1']);
  });

  it('S11 words that stand together count, those without a meaning too', () => {
    const sections = {s1: 'Many neighbours.', s2: 'Many neighbours.'};
    const keywords = {s1: 'all neighbours', s2: 'no neighbours'};
    expect(find(sections, 'no neighbours', keywords)).toEqual(['s2', 's1']);
  });

  it('S9 a question of four words or more may have two that its answer does not', () => {
    const common = 'The device says in a round what it hears.';
    const sections = {s1: 'A neighbour.', s2: common, s3: common, s4: common};
    const keywords = {s1: 'warmest device'};
    expect(find(sections, 'in a round it says: warmest device', keywords)).toContain('s1');
  });

  it('S11 of several words, one that the index has is not taken for a mistyped one', () => {
    const sections = {
      s1: 'A share of the source.',
      s2: 'One source.',
      s3: 'A shore of the source.',
    };
    expect(find(sections, 'share source')).toEqual(['s1', 's2', 's3']);
  });
});
