import {fetchJson} from '@collektive/fetch';
import {createEngine, type SearchEngine} from '../engine/engine';
import {readWholeIndex} from '../index/whole';
import {placesOf} from '../index/texts';
import type {SearchRequest} from '../types';
import {createTexts} from './texts';

/** The engine over the index of the site. It answers at once, with the texts that are there. */
export interface SiteEngine extends SearchEngine {
  /**
   * Gets the texts of the hits that answer these requests. Never rejects: hits show without them, too.
   *
   * @param wanted aborted when the answer is outdated: it then waits no longer
   */
  bringTexts(requests: readonly SearchRequest[], wanted: AbortSignal): Promise<void>;
}

function open(index: unknown, base: URL): SiteEngine {
  const {titles, words, texts: files} = readWholeIndex(index);
  const texts = createTexts(files, placesOf(titles.pages), base);
  const engine = createEngine(titles, words, texts.textOf);
  return {
    ...engine,
    bringTexts: (requests, wanted) =>
      texts.bring(
        requests.flatMap((request) => engine.shown(request)),
        wanted,
      ),
  };
}

/**
 * Fetches the index of the site and opens it. It is always asked for anew, so that a page
 * which is open since before the last deployment finds the files that are there now.
 *
 * @param indexUrl absolute
 * @param file what lies there, if that is known
 * @throws Error that tells which file is missing, cut off, damaged, or of another format
 */
export async function loadEngine(indexUrl: string, file?: string): Promise<SiteEngine> {
  const base = new URL(indexUrl);
  const fetched = file === undefined ? await fetchJson(base, {cache: 'no-cache'}) : undefined;
  try {
    return open(file === undefined ? fetched : JSON.parse(file), base);
  } catch (cause) {
    throw new Error(`${base.pathname} cannot be read. ${(cause as Error).message}`, {cause});
  }
}
