// cspell:disable -- words are mistyped on purpose, or of other languages
import {describe, expect, it} from 'vitest';
import {createVocabulary} from './vocabulary';

const WORDS = [
  'field',
  'fields',
  'fieldvmc',
  'filed',
  'gradient',
  'gradientcast',
  'share',
  'yield',
];
const vocabulary = createVocabulary(WORDS);

function spellings(term: string, typos = 0, prefix = true): string[] {
  return vocabulary
    .spellings({term, prefix, typos, forgiving: true})
    .sort((a, b) => b.weight - a.weight)
    .map(({word}) => WORDS[word]);
}

/** Distance with swaps of neighbours, written down as defined. */
function distance(a: string, b: string): number {
  const table = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j - 1] + cost, table[i - 1][j] + 1, table[i][j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
      }
    }
  }
  return table[a.length][b.length];
}

describe('createVocabulary', () => {
  it('S11 finds the word itself, then those that begin with it, the longer the later', () => {
    expect(spellings('field')).toEqual(['field', 'fields', 'fieldvmc']);
    expect(spellings('field', 0, false)).toEqual(['field']);
    expect(spellings('nothing')).toEqual([]);
  });

  it('K finds exactly the words within the distance', () => {
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const word = () => Array.from({length: 2 + random(6)}, () => 'abc'[random(3)]).join('');
    const words = [...new Set(Array.from({length: 300}, word))].sort();
    const made = createVocabulary(words);
    for (let run = 0; run < 60; run++) {
      const term = word();
      const typos = random(3);
      const found = made.spellings({term, prefix: false, typos, forgiving: true});
      expect(found.map(({word: at}) => words[at]).sort()).toEqual(
        words.filter((one) => distance(term, one) <= typos),
      );
    }
  });
});
