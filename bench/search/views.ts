/** Where readers meet answers: row by row in the modal, and on the search page. */
import {createEngine, type SearchEngine} from '@collektive/search/engine';
import {arrange, cutBySense} from '@collektive/search/text';
import {pathOf, REQUEST} from './adapters/shared';
import {rankOf, score, type Judged} from './judge';
import {siteIndex, siteRows} from './site';

/** Of a list of queries: how many, MRR@10 by section, and the share whose first row is right. */
export interface Row {
  queries: number;
  mrr: number;
  first: number;
}

/** Addresses as the modal and the search page show them, from top to bottom. @param engine the site's own by default */
export function readersViews(
  engine: SearchEngine = createEngine(siteRows(), siteIndex()),
): Record<'modal' | 'search page', (query: string) => string[]> {
  // What a field takes of what is pasted.
  const hitsOf = (text: string) => engine.search({...REQUEST, query: cutBySense(text)}).hits;
  return {
    modal: (query) =>
      arrange(hitsOf(query))
        .flat(2)
        .map(({url}) => pathOf(url)),
    'search page': (query) => hitsOf(query).map(({url}) => pathOf(url)),
  };
}

export function judgeView(view: (query: string) => string[], queries: readonly Judged[]): Row {
  const ranks = queries.map((judged) => rankOf(judged, view(judged.query)));
  const first = ranks.filter((rank) => rank === 1).length / ranks.length;
  return {
    queries: ranks.length,
    mrr: score(ranks).mrr,
    first: Math.round(first * 100) / 100,
  };
}
