// @ts-check
/** The engines, ours first: the others are shown as ratios to it. */
import flexsearch from './flexsearch.mjs';
import lunr from './lunr.mjs';
import minisearch from './minisearch.mjs';
import orama from './orama.mjs';
import ours from './ours.mjs';
import pagefind from './pagefind.mjs';

/** @type {import('./types.ts').Adapter[]} */
export const ADAPTERS = [ours, minisearch, pagefind, flexsearch, orama, lunr];

/** @param {string} name @throws where there is no such engine */
export function adapterOf(name) {
  const adapter = ADAPTERS.find((one) => one.name === name);
  if (!adapter) {
    throw new Error(
      `There is no engine "${name}". Engines: ${ADAPTERS.map((one) => one.name).join(', ')}`,
    );
  }
  return adapter;
}
