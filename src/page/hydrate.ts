/** Hydrates the islands of this site: a module that pages fetch at a reader's first sign. */
import {hydrate, type HydrateIsland} from '@collektive/static-pages/hydrate';
import Crash from '../theme/ErrorPageContent/Crash';

export const hydrateIsland: HydrateIsland = (element, island, events) =>
  hydrate(element, island, Crash, events);
