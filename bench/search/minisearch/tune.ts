/**
 * Finds MiniSearch's best settings on the judged queries and keeps them in tuning.json: by MRR@10, then
 * by recall@5. One setting after the other takes its best value, until none gets better, from several
 * beginnings. The queries called unseen have no part in it.
 *
 *   npm run build && npm run bench:tune
 */
import {writeFileSync} from 'node:fs';
import {engineOver} from '@collektive/search/engine';
import {askWith} from '../adapters/shared';
import {rankOf, readQueries, score, type Score} from '../judge';
import {siteRows} from '../site';
import {buildMiniSearch} from './fields';
import {indexOver} from './retrieval';
import {VALUES, type Settings} from './settings';

const NAMES = Object.keys(VALUES) as (keyof Settings)[];
const BEGINNINGS = 3;

const file = siteRows();
const index = buildMiniSearch(file);
const queries = readQueries();
const tried = new Map<string, Score>();

function judge(settings: Settings): Score {
  const key = JSON.stringify(NAMES.map((name) => settings[name]));
  const known = tried.get(key);
  if (known) {
    return known;
  }
  const search = askWith(engineOver(file, indexOver(index, settings)));
  const judgement = score(queries.map((judged) => rankOf(judged, search(judged.query))));
  tried.set(key, judgement);
  return judgement;
}

const isBetter = (one: Score, other: Score): boolean =>
  one.mrr > other.mrr || (one.mrr === other.mrr && one.recall > other.recall);

interface Tuned {
  settings: Settings;
  score: Score;
}

/** Gives each setting in turn its best value, until none gets better. */
function improve(from: Settings): Tuned {
  let best: Tuned = {settings: from, score: judge(from)};
  for (let before; before !== best;) {
    before = best;
    for (const name of NAMES) {
      for (const value of VALUES[name]) {
        const settings = {...best.settings, [name]: value};
        const judgement = judge(settings);
        best = isBetter(judgement, best.score) ? {settings, score: judgement} : best;
      }
    }
    console.log(tried.size, best.score, JSON.stringify(best.settings));
  }
  return best;
}

let best: Tuned | undefined;
for (let at = 0; at < BEGINNINGS; at++) {
  const from = Object.fromEntries(
    NAMES.map((name) => [name, VALUES[name][at % VALUES[name].length]]),
  ) as unknown as Settings;
  const tuned = improve(from);
  best = !best || isBetter(tuned.score, best.score) ? tuned : best;
}
writeFileSync(
  new URL('tuning.json', import.meta.url),
  `${JSON.stringify({tried: tried.size, ...best}, null, 2)}\n`,
);
