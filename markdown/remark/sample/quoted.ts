import {didYouMean} from '@collektive/problems';
import {
  readRegions,
  type Recording,
  RegionError,
  type Sample,
  wholeFile,
  wholeSource,
} from '@collektive/samples';
import type {Quote} from './meta';

/** What a page shows of a sample. */
export interface Quoted {
  code: string;
  /** First and last line in the source. */
  lines: [first: number, last: number];
  /** What is shown beneath the code: the compiler's words, and what the run printed. */
  prints: Print[];
}

/** Recorded words. */
export interface Print {
  /** Name of the record. */
  name: string;
  text: string;
  source: 'compiler' | 'run';
}

const list = (names: Iterable<string>): string => [...names].join(', ') || 'none';

/** The code of the wanted regions, one empty line between two. */
function codeOf({path, source}: Sample, names: string[]): Pick<Quoted, 'code' | 'lines'> {
  if (names.length === 0) {
    const {text, first, last} = wholeSource(source);
    return {code: text, lines: [first, last]};
  }
  let regions;
  try {
    regions = readRegions(source);
  } catch (error) {
    throw error instanceof RegionError
      ? new Error(`samples/${path}:${error.line}: ${error.message}`)
      : error;
  }
  const wanted = names.map((name) => {
    const region = regions.get(name);
    if (!region) {
      throw new Error(
        `the sample ${path} has no region "${name}" (it has: ${list(regions.keys())}).${didYouMean(name, [...regions.keys()])} ` +
          `Correct the name, or mark the lines in samples/${path} with "// #region ${name}" and "// #endregion"`,
      );
    }
    return region;
  });
  return {
    code: wanted.map(({text}) => text).join('\n\n'),
    lines: [Math.min(...wanted.map(({first}) => first)), Math.max(...wanted.map(({last}) => last))],
  };
}

/** Is an output that of a region, by the names they have? `x-run` shows how `x` is run. */
const isOf = (output: string, regions: string[]): boolean =>
  regions.some((region) => region === output || region === `${output}-run`);

/** Takes recorded words of one kind; `true` asks for those named as the region, or for the only ones. */
function printOf(
  {path, recording}: Sample,
  {regions, because}: Pick<Quote, 'regions' | 'because'>,
  wanted: string | true,
  kinds: Print['source'][],
): Print {
  const {outputs = {}, diagnostics = {}}: Partial<Recording> = recording ?? {};
  const records = {run: outputs, compiler: diagnostics};
  const names = [...new Set(kinds.flatMap((kind) => Object.keys(records[kind])))];
  const own = regions.filter((name) => names.includes(name)).at(-1) ?? regions.at(-1);
  const only = names.length === 1 ? names[0] : 'main';
  const name = wanted === true ? (own ?? only) : wanted;
  const source = kinds.find((kind) => records[kind][name] !== undefined);
  if (source === undefined) {
    const what = kinds.includes('run') ? 'output' : 'diagnostic';
    throw new Error(
      `the record of ${path} has no ${what} "${name}" (it has: ${list(names)}).${didYouMean(name, names)} ` +
        `Name one of them with ${what}=name, or let a test of the sample record it`,
    );
  }
  if (wanted !== true && !because && !isOf(name, regions)) {
    throw new Error(
      `"${name}" is recorded for another region than ${regions.join('+') || 'the whole file'}. Show that region, or say why with because="…"`,
    );
  }
  return {name, text: records[source][name].replace(/\n+$/, ''), source};
}

/**
 * Takes what a page asks for out of a sample and its record.
 * @throws Error with half a sentence for a region or an output that is not there
 */
export function quoteSample(sample: Sample, quote: Quote): Quoted {
  const {regions, outputOnly, diagnostic} = quote;
  const output = quote.output ?? (outputOnly && !diagnostic ? true : undefined);
  // With `recorded=File.kt#name` the name is the output's: it need not be a region.
  const code = codeOf(sample, outputOnly ? [] : regions);
  const prints = [
    ...(diagnostic ? [printOf(sample, quote, diagnostic, ['compiler'])] : []),
    // A program that does not compile has no output; what the compiler said stands for it.
    ...(output ? [printOf(sample, quote, output, diagnostic ? ['run'] : ['run', 'compiler'])] : []),
  ];
  if (!quote.whole) {
    return {...code, prints};
  }
  const run = prints.find(({source}) => source === 'run');
  if (!run) {
    throw new Error('"whole" shows the file of an output. Name one, with output or output=name');
  }
  return {...code, code: wholeFile(sample.source, regions, run.name), prints};
}

/** Regions alone, without what they print. */
export const quoteRegions = (sample: Sample, regions: readonly string[]): Quoted =>
  quoteSample(sample, {
    ...{file: sample.path, regions: [...regions], rest: '', whole: false, outputOnly: false},
  });
