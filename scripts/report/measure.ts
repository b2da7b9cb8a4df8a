/** What is measured of a page, by its Markdown (packages/twins). */

export interface Measures {
  words: number;
  /** Flesch's reading ease: 60 to 70 is plain English, below 30 hard. */
  ease: number;
  /** Addresses that it leads to, each once, without anchors. */
  links: string[];
}

const CODE = /^(`{3,})[^]*?^\1|`[^`\n]*`/gm;
const LINK = /\]\((https?:[^)\s]+)\)/g;

/** A sentence ends with its stop, and with its paragraph, item or cell. */
const END = /[.!?:](?=\s|$)|\n+|\|/;
const WORD = /\p{L}[\p{L}’'-]*/gu;

/** Groups of vowels, but for a final e that is not heard. */
const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 0,
  );

/** @param markdown with its frontmatter */
export function measure(markdown: string): Measures {
  const text = markdown.replace(/^---\n[^]*?\n---\n/, '');
  const links = [...text.replace(CODE, '').matchAll(LINK)].map(([, to]) => to.replace(/#.*/, ''));
  const prose = text.replace(CODE, '').replace(/\]\([^)]*\)/g, ']');
  const sentences = prose
    .split(END)
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease =
    words.length === 0
      ? 100
      : 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return {words: words.length, ease: Math.round(ease), links: [...new Set(links)]};
}
