/** The engines, ours first: the others are shown as ratios to it. */
import {flexsearch} from './flexsearch';
import {lunrSearch} from './lunr';
import {minisearch} from './minisearch';
import {orama} from './orama';
import {ours} from './ours';
import {pagefind} from './pagefind';
import {tuned} from './tuned';
import type {Adapter} from './types';

export const ADAPTERS: Adapter[] = [
  ours,
  tuned,
  minisearch,
  pagefind,
  flexsearch,
  orama,
  lunrSearch,
];

/** @throws where there is no such engine */
export function adapterOf(name: string): Adapter {
  const adapter = ADAPTERS.find((one) => one.name === name);
  if (!adapter) {
    const names = ADAPTERS.map((one) => one.name).join(', ');
    throw new Error(`There is no engine "${name}". Engines: ${names}`);
  }
  return adapter;
}
