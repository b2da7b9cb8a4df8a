/**
 * Larger sites made from this one: pages whose sentences are walks through the pairs of words that
 * the real text holds, of the real sections' lengths, levels and share of code. Each page also has
 * names of its own, as the pages of a growing reference manual do, so vocabulary grows with the text.
 * The same size gives the same bytes.
 */

import type {RowsFile, StoredRow} from '@collektive/search/index';

/** From 0 to 1. */
type Random = () => number;
/** What follows what; the empty string stands for the beginning. */
type Chain = Map<string, string[]>;

const SEED = 42;
const NAMES_PER_PAGE = 4;
const SECTIONS_PER_PAGE = 10;
/** Shares of a text's longer words that are the page's own names, and names of other pages. */
const OWN_NAMES = 0.06;
const OTHER_NAMES = 0.02;
const LONGEST_SENTENCE = 25;

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, from: T[]): T => from[Math.floor(random() * from.length)];

function chainOf(sequences: string[][]): Chain {
  const chain: Chain = new Map();
  for (const sequence of sequences) {
    let before = '';
    for (const item of sequence) {
      const after = chain.get(before);
      if (after) {
        after.push(item);
      } else {
        chain.set(before, [item]);
      }
      before = item;
    }
  }
  return chain;
}

function walk(random: Random, chain: Chain, longest: number): string[] {
  const path: string[] = [];
  for (let at = ''; path.length < longest;) {
    const next = chain.get(at);
    if (!next) {
      break;
    }
    at = pick(random, next);
    path.push(at);
  }
  return path;
}

const WORDS = /\S+/g;
const SENTENCES = /[^.!?]+[.!?]*/g;
const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function language(rows: StoredRow[]) {
  const texts = rows.map(([, , , text]) => text);
  const words = texts.flatMap((text) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []);
  const pairs = [...new Set(words)].map((word) => word.match(/[a-z]{1,2}/g) ?? []);
  return {
    sentences: chainOf(texts.flatMap((text) => (text.match(SENTENCES) ?? []).map(wordsOf))),
    syllables: chainOf(pairs),
    headings: rows.map(([, , heading]) => heading),
    codes: rows.flatMap(([, , , , code]) => (code ? [code] : [])),
    sections: rows.filter(([level]) => level > 1),
  };
}

/**
 * @param file the real site; it stays in the result as it is
 * @param sections how many the result has; at most the site's own: the site itself
 */
export function grow(file: RowsFile, sections: number): RowsFile {
  const random = randomFrom(SEED);
  const real = file.pages.flatMap(({rows}) => rows);
  const {sentences, syllables, headings, codes, sections: shapes} = language(real);
  const frame = file.pages.find(({path}) => path.includes('/docs/')) ?? file.pages[0];
  const names: string[] = [];

  const coin = () => walk(random, syllables, 4).join('').slice(0, 12) || 'name';
  const named = (own: string[], word: string): string => {
    const chance = /^[a-z]{6,}$/.test(word) ? random() : 1;
    return chance < OWN_NAMES
      ? pick(random, own)
      : chance < OWN_NAMES + OTHER_NAMES
        ? pick(random, names)
        : word;
  };
  const prose = (own: string[], words: number): string => {
    const text: string[] = [];
    while (text.length < words) {
      text.push(...walk(random, sentences, LONGEST_SENTENCE).map((word) => named(own, word)));
    }
    return text.join(' ');
  };
  const program = (own: string[]): string => {
    const name = pick(random, own);
    return pick(random, codes).replace(/\b[a-z]+[A-Z]\w*/, (found) => name + capital(found));
  };
  const section = (
    own: string[],
    [level, , , text, code]: StoredRow,
    number: number,
  ): StoredRow => [
    level,
    `s${number}`,
    `${pick(random, headings)} ${pick(random, own)}`,
    prose(own, wordsOf(text).length),
    code ? program(own) : '',
  ];

  const pages = [...file.pages];
  for (let missing = sections - real.length; missing > 0; missing -= SECTIONS_PER_PAGE) {
    const own = Array.from({length: NAMES_PER_PAGE}, coin);
    names.push(...own);
    const rest = Math.min(missing, SECTIONS_PER_PAGE) - 1;
    const heading = `${capital(own[0])} ${pick(random, headings)}`;
    const top: StoredRow = [1, '', heading, prose(own, 30), ''];
    pages.push({
      ...frame,
      path: `/docs/reference/${pages.length}/`,
      rows: [
        top,
        ...Array.from({length: rest}, (_, index) => section(own, pick(random, shapes), index + 1)),
      ],
    });
  }
  return {...file, pages};
}
