import {didYouMean} from '@collektive/problems';

/** What stands after the fence of a code block that quotes a sample. */
export interface Quote {
  /** File name, or the end of a path below samples/. */
  file: string;
  /** Regions in the order to show; none is the whole file. */
  regions: string[];
  /** Name of the recorded output to show, `true` for the one named as the region. */
  output?: string | true;
  /** The same for what the compiler said. */
  diagnostic?: string | true;
  title?: string;
  /** Why what is shown is not of a region that is shown. */
  because?: string;
  /** What is left for the theme: lines to highlight, line numbers. */
  rest: string;
  /** Show the recorded output and no code. */
  outputOnly: boolean;
  /** Show the regions within the whole file that gives the output. */
  whole: boolean;
}

const OPTION = /(title|because)=(?:"([^"]*)"|'([^']*)')|(\{[\d,-]+\})|(\S+)/g;
const OPTIONS = [
  'output',
  'diagnostic',
  'because',
  'title',
  'whole',
  'showLineNumbers',
  'sample',
  'recorded',
];
const KNOWN = /^showLineNumbers(?:=\d+)?$/;

/**
 * Reads the options of a fence.
 * @returns `undefined` for a block that quotes no sample
 * @throws Error with half a sentence for an option nobody knows
 */
export function readQuote(meta: string | null | undefined): Quote | undefined {
  if (!/(?:^|\s)(?:sample|recorded)=/.test(meta ?? '')) {
    return undefined;
  }
  const quote: Quote = {file: '', regions: [], rest: '', outputOnly: false, whole: false};
  const rest: string[] = [];
  for (const [, named, double, single, lines, word] of (meta ?? '').matchAll(OPTION)) {
    const words = double ?? single;
    const [, key, value = ''] = /^(\w+)=(.*)$/.exec(word ?? '') ?? [];
    if (words !== undefined) {
      quote[named === 'title' ? 'title' : 'because'] = words;
    } else if (lines !== undefined || KNOWN.test(word)) {
      rest.push(lines ?? word);
    } else if (key === 'sample' || key === 'recorded') {
      const [file = '', names] = value.split('#');
      quote.file = file;
      quote.regions = names ? names.split('+') : [];
      quote.outputOnly = key === 'recorded';
    } else if (word === 'whole') {
      quote.whole = true;
    } else if (word === 'output' || word === 'diagnostic') {
      quote[word] = true;
    } else if ((key === 'output' || key === 'diagnostic') && value !== '') {
      quote[key] = value;
    } else {
      throw new Error(
        `"${word}" is not an option of a sample.${didYouMean(key ?? word, OPTIONS)} There are: output, output=name, diagnostic, diagnostic=name, because="…", title="…", whole, {1,3-4}, showLineNumbers`,
      );
    }
  }
  if (quote.file === '') {
    throw new Error('the sample has no file name. Write sample=File.kt#region');
  }
  quote.rest = rest.join(' ');
  return quote;
}
