import {readRegions, RegionError, wholeSource} from './regions.mjs';
import type {Recording, Sample} from './library';
import type {Quote} from './meta';

/** What a page shows of a sample. */
export interface Quoted {
  code: string;
  /** First and last line in the source. */
  lines: [first: number, last: number];
  output?: string;
  /** The output is what the compiler or a failed run said. */
  isDiagnostic: boolean;
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
        `the sample ${path} has no region "${name}" (it has: ${list(regions.keys())}). ` +
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

function outputOf(
  {path}: Sample,
  outputs: Record<string, string>,
  diagnostics: Record<string, string>,
  name: string,
): Pick<Quoted, 'output' | 'isDiagnostic'> {
  const output = outputs[name] ?? diagnostics[name];
  if (output === undefined) {
    const names = list([...Object.keys(outputs), ...Object.keys(diagnostics)]);
    throw new Error(
      `the record of ${path} has no output "${name}" (it has: ${names}). ` +
        'Name one of them with output=name, or let a test of the sample record it',
    );
  }
  return {output: output.replace(/\n+$/, ''), isDiagnostic: outputs[name] === undefined};
}

/**
 * Takes what a page asks for out of a sample and its record.
 * @throws Error with half a sentence for a region or an output that is not there
 */
export function quoteSample(sample: Sample, quote: Quote): Quoted {
  // With `recorded=File.kt#name` the name is the output's: it need not be a region.
  const code = codeOf(sample, quote.outputOnly ? [] : quote.regions);
  if (quote.output === undefined && !quote.outputOnly) {
    return {...code, isDiagnostic: false};
  }
  const {outputs = {}, diagnostics = {}}: Partial<Recording> = sample.recording ?? {};
  const runs = Object.keys({...outputs, ...diagnostics});
  const own = quote.regions.filter((name) => runs.includes(name)).at(-1) ?? quote.regions.at(-1);
  const only = runs.length === 1 ? runs[0] : 'main';
  const name = typeof quote.output === 'string' ? quote.output : (own ?? only);
  return {...code, ...outputOf(sample, outputs, diagnostics, name)};
}
