import {createEngine, type SearchEngine, type TextOf} from '../engine/engine';
import {readIndexFile, readManifest, readTitlesFile} from '../index/manifest';
import type {TitlesFile} from '../index/rows';
import {placesOf} from '../index/texts';
import type {SearchRequest} from '../types';
import {fetchFile} from './files';
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

/** Opens what was fetched: the index as JSON. */
type CreateEngine = (titles: TitlesFile, index: unknown, textOf: TextOf) => SearchEngine;

const createSiteEngine: CreateEngine = (titles, index, textOf) =>
  createEngine(titles, readIndexFile(index), textOf);

/**
 * Fetches the index of the site and opens it. The manifest is always asked for anew, so that a page
 * which is open since before the last deployment finds the files that are there now.
 *
 * @param manifestUrl absolute
 * @param create the benchmark puts another library's engine in the place of ours
 * @throws Error that tells which file is missing, cut off, damaged, or of another format
 */
export async function loadEngine(
  manifestUrl: string,
  create: CreateEngine = createSiteEngine,
): Promise<SiteEngine> {
  const base = new URL(manifestUrl);
  const manifest = readManifest(await fetchFile(base, {cache: 'no-cache'}));
  const [rows, index] = await Promise.all(
    [manifest.rows, manifest.index].map((file) => fetchFile(new URL(file.name, base), {}, file)),
  );
  const titles = readTitlesFile(rows, manifest.sections);
  const texts = createTexts(manifest.texts, placesOf(titles.pages), base);
  const engine = create(titles, index, texts.textOf);
  return {
    ...engine,
    bringTexts: (requests, wanted) =>
      texts.bring(
        requests.flatMap((request) => engine.shown(request)),
        wanted,
      ),
  };
}
