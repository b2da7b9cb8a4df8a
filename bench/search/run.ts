/**
 * The site's search side by side with other engines: size, speed, memory, relevance, on this site and
 * on larger ones made from it; ours and its closest rival in Chromium, too. Writes results/search.json
 * and results/search.md.
 *
 *   npm run build && npm run bench:search -- [SECTIONS...]     2000 by default; 10000 takes many minutes more
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {RowsFile} from '@collektive/search/index';
import {save, saveText} from '../measure';
import {ADAPTERS} from './adapters';
import {storeOf} from './adapters/shared';
import {measureInChromium} from './browser';
import {sizeOfAll} from './bytes';
import {TMP} from './bundle';
import {compare} from './compare';
import {grow} from './corpus';
import {readQueries, staleSets} from './judge';
import {packedMiniSearch} from './minisearch/packed';
import {pageOf} from './report';
import type {Results} from './results';
import {sectionsOf} from './sections';
import {siteRows} from './site';

const SIZES = [2_000];

const site = siteRows();
const own = sectionsOf(site);
const queries = readQueries();
const unseen = readQueries('queries-unseen');
const stale = staleSets(own.map(({path}) => path));
if (stale.length > 0) {
  throw new Error(stale.join('\n'));
}

/** Kilobytes a section, texts that results show included. */
function packedSize(file: RowsFile, sections: number): number {
  const files = Object.entries({...storeOf(file), 'index.json': packedMiniSearch(file)});
  return Math.round(sizeOfAll(files).gzip / sections) / 1000;
}

const asked = process.argv.slice(2).map(Number);
const sizes = [own.length, ...(asked.length > 0 ? asked : SIZES)];
mkdirSync(TMP, {recursive: true});
const packed: Results['packed'] = {};
const corpora = sizes.map((sections): [number, string] => {
  const rows = grow(site, sections);
  packed[sections] = packedSize(rows, sections);
  const file = join(TMP, `corpus-${sections}.json`);
  writeFileSync(file, JSON.stringify(rows));
  return [sections, file];
});

const results: Results = {
  sections: sizes,
  queries: queries.length,
  unseen: unseen.length,
  engines: {},
  packed,
  chromium: await measureInChromium(corpora),
  misses: [],
};
for (const adapter of ADAPTERS) {
  const {answers, ...engine} = await compare(adapter, corpora);
  results.engines[adapter.name] = engine;
  if (adapter === ADAPTERS[0]) {
    results.misses = answers.filter(({rank}) => rank !== 1);
  }
  // Kept after each engine: the slow ones come last, and may be given up on.
  save('search', results);
  saveText('search.md', pageOf(results));
}
console.log(pageOf(results));
