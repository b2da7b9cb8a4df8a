import {createEngine, type SearchEngine, type TextOf} from '../engine/engine';
import {
  hashedText,
  readIndexFile,
  readTitlesFile,
  readWholeIndex,
  type UnreadIndex,
} from '../index/whole';
import type {TitlesFile} from '../index/rows';
import {placesOf} from '../index/texts';
import type {SearchRequest} from '../types';
import {fetchFile, hashOf} from './files';
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

/** Opens what was fetched: the words as JSON. */
type CreateEngine = (titles: TitlesFile, words: unknown, textOf: TextOf) => SearchEngine;

const createSiteEngine: CreateEngine = (titles, words, textOf) =>
  createEngine(titles, readIndexFile(words), textOf);

/** @throws Error that names the file */
function parse(url: URL, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${url.pathname} is not valid JSON.`, {cause});
  }
}

/** @throws where headings or words are others than those that were built; browsers hash in secure contexts only */
async function checkHash(index: UnreadIndex): Promise<void> {
  if (globalThis.crypto?.subtle) {
    const bytes = new TextEncoder().encode(hashedText(index));
    if ((await hashOf(bytes, index.hash.length)) !== index.hash) {
      throw new Error('The search index is not what was built: its words have another hash.');
    }
  }
}

/**
 * Fetches the index of the site and opens it. It is always asked for anew, so that a page
 * which is open since before the last deployment finds the files that are there now.
 *
 * @param indexUrl absolute
 * @param file what lies there, if that is known
 * @param create the benchmark puts another library's engine in the place of ours
 * @throws Error that tells which file is missing, cut off, damaged, or of another format
 */
export async function loadEngine(
  indexUrl: string,
  file?: string,
  create: CreateEngine = createSiteEngine,
): Promise<SiteEngine> {
  const base = new URL(indexUrl);
  const index = readWholeIndex(
    file === undefined ? await fetchFile(base, {cache: 'no-cache'}) : parse(base, file),
  );
  const titles = readTitlesFile(index.titles, index.sections);
  const texts = createTexts(index.texts, placesOf(titles.pages), base);
  const engine = create(titles, index.words, texts.textOf);
  await checkHash(index);
  return {
    ...engine,
    bringTexts: (requests, wanted) =>
      texts.bring(
        requests.flatMap((request) => engine.shown(request)),
        wanted,
      ),
  };
}
