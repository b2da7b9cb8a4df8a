/** A sample as it is published for pages to run: written while the site is built, fetched on demand. */
import type {SourceText} from '@collektive/kotlin';

export interface PlayableSample {
  /** What readers see and change. */
  readonly file: SourceText;
  /** What it depends on. */
  readonly helpers: readonly SourceText[];
  /** By the name of the output. */
  readonly runs: Readonly<Record<string, Run>>;
}

/** What makes one output. */
export interface Run {
  /** A file that calls the sample; without it the sample itself is run. */
  readonly entry?: SourceText;
  /** The function without parameters that prints. */
  readonly calls: string;
  /** False: as if the compiler plugin of Collektive were missing. */
  readonly plugin: boolean;
}

/** The file that a run begins with, and those that it may use. */
export const filesOf = (
  {file, helpers}: PlayableSample,
  {entry}: Run,
): {entry: SourceText; others: readonly SourceText[]} =>
  entry === undefined ? {entry: file, others: helpers} : {entry, others: [file, ...helpers]};
