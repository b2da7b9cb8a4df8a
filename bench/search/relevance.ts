/** The site's engine over the built site, judged: what does not depend on the machine. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createEngine} from '../../src/search/engine/engine';
import {askWith} from './adapters/shared';
import {isRecalled, rankOf, readQueries, score, staleJudgements, type Score} from './judge';
import {sectionsOf} from './sections';
import {siteFiles, siteIndex, siteRows} from './site';

interface SiteRelevance extends Pick<Score, 'mrr' | 'recall'> {
  kBPerSection: number;
  /** Judgements of what the site does not have. */
  stale: string[];
  /** Queries that have no right answer among the first five, with the answers they have. */
  misses: string[];
}

/** @throws without a build */
export function judgeSite(): SiteRelevance {
  const file = siteRows();
  const sections = sectionsOf(file);
  const search = askWith(createEngine(file, siteIndex()));
  const judged = readQueries();
  const hits = judged.map(({query}) => search(query));
  const ranks = judged.map((one, at) => rankOf(one, hits[at]));
  const gzip = siteFiles().reduce(
    (sum, path) => sum + gzipSync(readFileSync(path), {level: 9}).length,
    0,
  );
  const {mrr, recall} = score(ranks);
  return {
    kBPerSection: Math.round(gzip / sections.length) / 1000,
    mrr,
    recall,
    stale: staleJudgements(
      judged,
      sections.map(({path}) => path),
    ),
    misses: judged.flatMap(({query}, at) =>
      isRecalled(ranks[at]) ? [] : [`"${query}": ${hits[at].slice(0, 3).join(', ')}`],
    ),
  };
}
