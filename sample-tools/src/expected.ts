/** What a test of the samples expects, and whether that is what was recorded. */
import type {CallTree} from '@collektive/kotlin/syntax';

/** A call in a test that records something of a sample. */
export interface Expected {
  /** Name of the sample: that of its file, without the ending. */
  sample: string;
  kind: 'outputs' | 'diagnostics';
  /** Name of what is recorded. */
  name: string;
  /** The text that the test states; one that ends with `…` is the beginning. None of a diagnostic. */
  text?: string;
  /** Of a diagnostic: whether the compiler has to refuse the sample, or just to warn. */
  refused?: boolean;
  /** The words of the test, with the constants and imports that they use. */
  words: string;
  /** The test's file below samples/. */
  file: string;
  /** What it imports of what the test names. */
  imports: string[];
  call: CallTree;
}

/** Kotlin's `trimIndent().trim()`, as the tests treat what they state. */
export function trimIndent(text: string): string {
  const lines = text.split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const shared = filled.length ? Math.min(...filled.map((line) => line.search(/\S/))) : 0;
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .trim();
}

/** Is this what the test expects? */
export const agrees = (expected: string, text: string): boolean =>
  expected.endsWith('…') ? text.startsWith(expected.slice(0, -1)) : text === expected;
