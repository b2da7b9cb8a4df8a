import type {TextOf} from '../engine/engine';
import {readTextsFile} from '../index/whole';
import type {TitleRow} from '../index/stored';
import type {SectionText, TextPlace, TextPlaces} from '../index/texts';
import {fetchJson} from '@collektive/fetch';

/** Longest wait for the texts of hits; then the hits are shown without those that are missing. */
const LONGEST_WAIT_MS = 1_000;

const NO_TEXT: SectionText = {text: '', code: ''};

/** The texts of sections, fetched when hits need them and kept from then on. */
export interface Texts {
  textOf: TextOf;
  /**
   * Fetches what is missing of the texts of these sections. Resolves when they are there, or cannot be
   * had for now, which the console is told once; the next call tries again.
   *
   * @param wanted aborted when nobody waits for them any more: what is not asked for yet stays away
   */
  bring(rows: readonly TitleRow[], wanted: AbortSignal): Promise<void>;
}

/** Resolves when the work is done, or given up. */
async function whileWanted(work: Promise<unknown>, wanted: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
    wanted.addEventListener('abort', resolve);
  });
  await Promise.race([work, givenUp]);
  clearTimeout(timer);
}

/**
 * @param files as the index names them, in the order of the sections
 * @param places which section is in which file
 * @param base address that the files' names stand below
 * @throws where the index names other files than the sections need
 */
export function createTexts(
  files: readonly string[],
  {files: needed, placeOf}: TextPlaces,
  base: URL,
): Texts {
  if (files.length !== needed) {
    throw new Error(
      `The search index names ${files.length} files of texts, not the ${needed} there are.`,
    );
  }
  const read = new Map<number, SectionText[]>();
  const coming = new Map<number, Promise<void>>();
  let warned = false;

  async function get({file, sections}: TextPlace): Promise<void> {
    try {
      const content = await fetchJson(new URL(files[file], base));
      read.set(file, readTextsFile(content, sections));
    } catch (error) {
      if (!warned) {
        warned = true;
        // eslint-disable-next-line no-console -- authors need the cause, readers see hits without snippets
        console.warn('Search shows hits without their texts.', (error as Error).message);
      }
    }
    coming.delete(file);
  }

  function getOnce(place: TextPlace): Promise<void> {
    const arrival = coming.get(place.file) ?? get(place);
    coming.set(place.file, arrival);
    return arrival;
  }

  return {
    textOf(row) {
      const {file, at} = placeOf(row);
      return read.get(file)?.[at] ?? NO_TEXT;
    },
    async bring(rows, wanted) {
      const missing = rows.map(placeOf).filter(({file}) => !read.has(file));
      if (missing.length > 0 && !wanted.aborted) {
        await whileWanted(Promise.all(missing.map(getOnce)), wanted);
      }
    },
  };
}
