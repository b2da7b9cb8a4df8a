/** One engine on sites of all sizes. */
import {gzipSync} from 'node:zlib';
import type {Adapter} from './adapters/types';
import {libraryBytes} from './bundle';
import {score, type Score} from './judge';
import type {Answer} from './one';
import {measureEngine} from './process';
import type {EngineResults, Measured, Skipped} from './results';

type Outcome = Awaited<ReturnType<typeof measureEngine>>;

const asResults = ({built, measured}: Outcome, sections: number): Measured => ({
  bytes: built.size,
  kBPerSection: Math.round(built.size.gzip / sections) / 1000,
  buildSeconds: built.seconds,
  readyMs: Math.round(measured.readyMs),
  heapMB: Math.round(measured.heap / 1e5) / 10,
  ...(measured.cold && {cold: measured.cold}),
  keys: measured.keys,
});

const scoreOf = (answers: Answer[]): Score => score(answers.map(({rank}) => rank));

function relevanceOf(answers: Answer[]): EngineResults['relevance'] {
  const kinds = [...new Set(answers.map(({kind}) => kind))];
  return {
    overall: scoreOf(answers.filter(({kind}) => kind !== 'unseen')),
    ...Object.fromEntries(
      kinds.map((wanted) => [wanted, scoreOf(answers.filter(({kind}) => kind === wanted))]),
    ),
  };
}

/**
 * All settings of an engine on this site, then the best of them on the larger ones.
 *
 * @param corpora files of rows by number of sections, this site's first
 */
export async function compare(
  {name: engine, variants, library}: Adapter,
  corpora: [sections: number, file: string][],
): Promise<EngineResults & {answers: Answer[]}> {
  const [[own, site], ...larger] = corpora;
  const tried = [];
  for (const variant of variants) {
    const outcome = await measureEngine({engine, variant, corpus: site, sections: own});
    tried.push({variant, outcome, relevance: relevanceOf(outcome.measured.answers)});
  }
  const [best] = tried.toSorted((a, b) => b.relevance.overall.mrr - a.relevance.overall.mrr);
  const sizes: Record<number, Measured | Skipped> = {[own]: asResults(best.outcome, own)};
  let failed = false;
  for (const [sections, corpus] of larger) {
    try {
      sizes[sections] = failed
        ? {skipped: 'not tried, since the smaller size failed already'}
        : asResults(
            await measureEngine({engine, variant: best.variant, corpus, sections}),
            sections,
          );
    } catch (error) {
      failed = true;
      sizes[sections] = {skipped: (error as Error).message};
      console.log(`${engine}, ${sections} sections: ${(error as Error).message}`);
    }
  }
  return {
    variant: best.variant,
    tried: Object.fromEntries(tried.map(({variant, relevance}) => [variant, relevance.overall])),
    libraryBytes: library
      ? gzipSync(await libraryBytes(engine.replace(/\W/g, '_'), library)).length
      : best.outcome.built.library.gzip,
    relevance: best.relevance,
    sizes,
    answers: best.outcome.measured.answers,
  };
}
