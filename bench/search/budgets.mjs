// @ts-check
/**
 * What of the search benchmarks does not depend on the machine has budgets: bytes of the built index
 * and relevance on the judged queries. Times are printed by run.mjs and never fail.
 *
 *   npm run build && node bench/search/budgets.mjs
 */
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import ours from './adapters/ours.mjs';
import {rankOf, readQueries, score, staleJudgements} from './judge.mjs';
import {compileModules, loadModules, sectionsOf} from './modules.mjs';
import {siteFiles, siteRows} from './site.mjs';
import {BUDGETS, report} from '../measure.mjs';

/**
 * @typedef {{kBPerSection: number, mrr: number, recall: number, readyMs: number, p99Ms: number,
 *   p99Sections: number}} SearchBudgets
 */

/** @type {SearchBudgets} */
const LIMITS = /** @type {any} */ (BUDGETS).search;

/**
 * Answers of the engine over the built site, judged.
 * @returns {Promise<{sections: number, kBPerSection: number, mrr: number, recall: number,
 *   stale: string[], misses: string[]}>} `misses` say which queries have no right answer among the
 *   first five
 */
export async function judgeSite() {
  const modules = await loadModules(await compileModules('modules-budgets'));
  const rows = siteRows(modules);
  const sections = sectionsOf(modules, rows);
  const files = await ours.build({file: rows, sections, modules}, '');
  const opened = await ours.open((name) => String(files[name]), '', modules, '');
  const judged = readQueries();
  const hits = await Promise.all(judged.map(({query}) => opened.search(query)));
  const ranks = judged.map((one, at) => rankOf(one, hits[at] ?? []));
  const gzip = Object.values(siteFiles()).reduce(
    (sum, file) => sum + gzipSync(readFileSync(file), {level: 9}).length,
    0,
  );
  const {mrr, recall} = score(ranks);
  return {
    sections: sections.length,
    kBPerSection: Math.round(gzip / sections.length) / 1000,
    mrr,
    recall,
    stale: staleJudgements(
      judged,
      sections.map(({path}) => path),
    ),
    misses: judged.flatMap(({query}, at) => {
      const rank = ranks[at] ?? 0;
      return rank > 0 && rank <= 5 ? [] : [`"${query}": ${hits[at]?.slice(0, 3).join(', ')}`];
    }),
  };
}

/** @param {{kBPerSection: number, mrr: number, recall: number}} measured */
export const reportSearch = ({kBPerSection, mrr, recall}) =>
  report([
    {name: 'search kB gzip a section', value: kBPerSection, limit: LIMITS.kBPerSection},
    {name: 'search MRR@10', value: mrr, limit: LIMITS.mrr, atLeast: true},
    {name: 'search recall@5', value: recall, limit: LIMITS.recall, atLeast: true},
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {stale, misses, ...measured} = await judgeSite();
  console.log([...stale, ...misses.map((miss) => `no right answer: ${miss}`)].join('\n'));
  reportSearch(measured);
  if (stale.length > 0) {
    process.exitCode = 1;
  }
}
