/** What pages quote of samples is there, counts, and is that of what is shown. */
import type {Sample} from '@collektive/samples';
import {readQuote} from '../../../content/remark/sample/meta';
import {quoteSample} from '../../../content/remark/sample/quoted';
import type {Source} from './source';
import type {Fault} from './text';

/** Finds a sample. @throws Error with half a sentence, when there is none */
export type Found = (file: string) => Sample;

/** @param found the samples by the names that pages use */
export const quoteFaults = ({fences}: Source, found: Found): Fault[] =>
  fences.flatMap(({line, meta}) => {
    try {
      const quote = readQuote(meta);
      const sample = quote && found(quote.file);
      if (quote && sample) {
        quoteSample(sample, quote);
      }
      return sample?.stale === undefined
        ? []
        : [{line, rule: 'sample', message: `The sample ${sample.path} ${sample.stale}`}];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [
        {line, rule: 'sample', message: message.replace(/^[a-z]/, (first) => first.toUpperCase())},
      ];
    }
  });
