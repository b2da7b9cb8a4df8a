/** The site's engine over the built site, judged: what does not depend on the machine. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createEngine} from '@collektive/search/engine';
import {placesOf} from '@collektive/search/index';
import {askWith, REQUEST} from './adapters/shared';
import {isRecalled, rankOf, readQueries, score, staleSets, type Judged, type Score} from './judge';
import {sectionsOf} from './sections';
import {siteFiles, siteIndex, siteRows, siteTexts} from './site';

interface SiteRelevance extends Pick<Score, 'mrr' | 'recall'> {
  /** What every reader fetches before the first answer. */
  kBPerSection: number;
  /** The texts of a judged query's hits, on average, with nothing fetched before. */
  textsKB: number;
  /** Judgements of what the site does not have. */
  stale: string[];
  /** Queries that have no right answer among the first five, with the answers they have. */
  misses: string[];
}

const gzipOf = (path: string): number => gzipSync(readFileSync(path), {level: 9}).length;

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** @throws without a build */
export function judgeSite(): SiteRelevance {
  const file = siteRows();
  const sections = sectionsOf(file);
  const engine = createEngine(file, siteIndex());
  const search = askWith(engine);
  const addresses = sections.map(({path}) => path);
  const judged = readQueries();
  const hits = judged.map(({query}) => search(query));
  const ranks = judged.map((one, at) => rankOf(one, hits[at]));
  const gzip = sum(siteFiles().map(gzipOf));
  const texts = siteTexts().map(gzipOf);
  const {placeOf} = placesOf(file.pages);
  const textsOf = ({query}: Judged): number => {
    const files = engine.shown({...REQUEST, query}).map((row) => placeOf(row).file);
    return sum([...new Set(files)].map((at) => texts[at]));
  };
  const {mrr, recall} = score(ranks);
  return {
    kBPerSection: Math.round(gzip / sections.length) / 1000,
    textsKB: Math.round(sum(judged.map(textsOf)) / judged.length / 100) / 10,
    mrr,
    recall,
    stale: staleSets(addresses),
    misses: judged.flatMap(({query}, at) =>
      isRecalled(ranks[at]) ? [] : [`"${query}": ${hits[at].slice(0, 3).join(', ')}`],
    ),
  };
}
