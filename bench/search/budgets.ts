/**
 * What of the search benchmarks does not depend on the machine has budgets: bytes before the first
 * answer and relevance on the judged queries. Times are printed by run.ts and never fail.
 *
 *   npm run build && npx tsx bench/search/budgets.ts
 */
import budgets from '../budgets.json';
import {report} from '../measure';
import {readQueries} from './judge';
import {judgeSite} from './relevance';
import {judgeView, readersViews} from './views';

const {kBPerSection, textsKB, mrr, recall, stale, misses} = judgeSite();
console.log([...stale, ...misses.map((miss) => `no right answer: ${miss}`)].join('\n'));

const modal = judgeView(readersViews().modal, readQueries());

const limits = budgets.search;
report([
  {name: 'search kB gzip a section, at first', value: kBPerSection, limit: limits.kBPerSection},
  {name: 'search kB gzip of texts, a query', value: textsKB, limit: limits.textsKB},
  {name: 'search MRR@10', value: mrr, limit: limits.mrr, atLeast: true},
  {name: 'search recall@5', value: recall, limit: limits.recall, atLeast: true},
  {name: 'search modal MRR@10, by row', value: modal.mrr, limit: limits.modalMrr, atLeast: true},
  {
    name: 'search modal, first row right',
    value: modal.first,
    limit: limits.modalFirst,
    atLeast: true,
  },
  {name: 'search judgements out of date', value: stale.length, limit: 0},
]);
