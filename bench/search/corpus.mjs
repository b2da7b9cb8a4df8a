// @ts-check
/**
 * Larger sites made from this one: pages whose sentences are walks through the pairs of words that
 * the real text holds, of the real sections' lengths, levels and share of code. Each page also has
 * names of its own, as the pages of a growing reference manual do, so vocabulary grows with the text.
 * The same size gives the same bytes.
 */

/**
 * @typedef {import('../../src/search/index/rows.ts').RowsFile} RowsFile
 * @typedef {import('../../src/search/index/rows.ts').StoredPage} StoredPage
 * @typedef {import('../../src/search/index/rows.ts').StoredRow} StoredRow
 * @typedef {() => number} Random from 0 to 1
 */

const SEED = 42;
const NAMES_PER_PAGE = 4;
const SECTIONS_PER_PAGE = 10;
/** Shares of a text's longer words that are the page's own names, and names of other pages. */
const OWN_NAMES = 0.06;
const OTHER_NAMES = 0.02;
const LONGEST_SENTENCE = 25;

/** Mulberry32. @param {number} seed @returns {Random} */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {Random} random @param {T[]} from @returns {T} */
const pick = (random, from) => /** @type {T} */ (from[Math.floor(random() * from.length)]);

/** What follows what. @param {string[][]} sequences */
function chainOf(sequences) {
  /** @type {Map<string, string[]>} the empty string stands for the beginning */
  const chain = new Map();
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

/** @param {Random} random @param {Map<string, string[]>} chain @param {number} longest */
function walk(random, chain, longest) {
  /** @type {string[]} */
  const path = [];
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
/** @param {string} text */
const wordsOf = (text) => text.match(WORDS) ?? [];
/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {StoredRow[]} rows */
function language(rows) {
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
 * @param {RowsFile} file the real site; it stays in the result as it is
 * @param {number} sections how many the result has; at most the site's own: the site itself
 * @returns {RowsFile}
 */
export function grow(file, sections) {
  const random = randomFrom(SEED);
  const real = file.pages.flatMap(({rows}) => rows);
  const {sentences, syllables, headings, codes, sections: shapes} = language(real);
  const [frame] = file.pages.filter(({path}) => path.includes('/docs/'));
  /** @type {string[]} */
  const names = [];

  const coin = () => walk(random, syllables, 4).join('').slice(0, 12) || 'name';
  /** @param {string[]} own @param {string} word */
  const named = (own, word) => {
    const chance = /^[a-z]{6,}$/.test(word) ? random() : 1;
    return chance < OWN_NAMES
      ? pick(random, own)
      : chance < OWN_NAMES + OTHER_NAMES
        ? pick(random, names)
        : word;
  };
  /** @param {string[]} own @param {number} words */
  const prose = (own, words) => {
    /** @type {string[]} */
    const text = [];
    while (text.length < words) {
      text.push(...walk(random, sentences, LONGEST_SENTENCE).map((word) => named(own, word)));
    }
    return text.join(' ');
  };
  /** @param {string[]} own */
  const program = (own) => {
    const name = pick(random, own);
    return pick(random, codes).replace(/\b[a-z]+[A-Z]\w*/, (found) => name + capital(found));
  };
  /** @param {string[]} own @param {StoredRow} shape @param {number} number @returns {StoredRow} */
  const section = (own, [level, , , text, code], number) => [
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
    /** @type {StoredRow} */
    const top = [1, '', `${capital(own[0] ?? '')} ${pick(random, headings)}`, prose(own, 30), ''];
    pages.push({
      .../** @type {StoredPage} */ (frame ?? file.pages[0]),
      path: `/docs/reference/${pages.length}/`,
      rows: [
        top,
        ...Array.from({length: rest}, (_, index) => section(own, pick(random, shapes), index + 1)),
      ],
    });
  }
  return {...file, pages};
}
