import {FAVORITE_SEARCHES, RECENT_SEARCHES, RECENT_SEARCHES_BESIDE_FAVORITES} from '../constants';
import {onlyMarks, safeHit} from './markup';
import {headingOf, readHit} from './hits';
import type {PlainHit, SearchHit} from '../types';

/** Where DocSearch 3.9.0 keeps a reader's searches; both keys end in the index's name. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__';
const LISTS: Record<string, number> = {[RECENT]: RECENT_SEARCHES, [FAVORITE]: FAVORITE_SEARCHES};

/** Escapes what is not escaped yet: what is read again stays as it is. */
const escaped = (html: string): string => onlyMarks(html).replace(/<\/?mark>/g, '');

/** A stored hit as it may be shown, or `undefined` for what is none. Its texts are HTML. */
export function readStoredHit(value: unknown, siteUrl: string): PlainHit | undefined {
  const hit = readHit(value, siteUrl);
  return hit && safeHit(hit, escaped);
}

/** A stored list: what can be read of it, without doubles. */
export function readStoredList(json: string | null, limit: number, siteUrl: string): PlainHit[] {
  let values: unknown;
  try {
    values = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  const hits = (Array.isArray(values) ? values : []).flatMap(
    (value) => readStoredHit(value, siteUrl) ?? [],
  );
  const ids = new Set<string>();
  return hits.filter(({objectID}) => !ids.has(objectID) && ids.add(objectID)).slice(0, limit);
}

/** Characters that a full set of lists takes, by a wide margin. */
const ROOM = 20_000;

/**
 * Repairs the stored searches of an index before the modal reads them. The modal believes what it
 * finds: markup in a stored search runs, and almost any damage crashes the page.
 *
 * @param storage the browser's, `null` where it is blocked
 * @returns whether searches can be stored: a write that fails while a hit is opened would stop it
 */
export function repairStoredSearches(
  storage: Storage | null,
  indexName: string,
  siteUrl: string,
): boolean {
  if (!storage) {
    return false;
  }
  try {
    for (const [prefix, limit] of Object.entries(LISTS)) {
      const key = prefix + indexName;
      const json = storage.getItem(key);
      const repaired = JSON.stringify(readStoredList(json, limit, siteUrl));
      if (json !== null && repaired !== json) {
        // First, so that it goes even where there is no room for its successor.
        storage.removeItem(key);
        storage.setItem(key, repaired);
      }
    }
    const probe = '__room_probe__';
    storage.setItem(probe, ' '.repeat(ROOM));
    storage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts a hit that was opened first among the recent searches, as the dialog does: of a text, its heading, which the row
 * has shown; of a favourite, nothing. A store without room stays as it is.
 */
export function rememberHit(
  storage: Storage | null,
  indexName: string,
  siteUrl: string,
  hit: SearchHit,
): void {
  const opened = safeHit(hit.type === 'content' ? headingOf(hit) : hit);
  const isOther = ({objectID}: PlainHit): boolean => objectID !== opened.objectID;
  try {
    const read = (key: string): PlainHit[] =>
      readStoredList(storage?.getItem(key + indexName) ?? null, LISTS[key], siteUrl);
    const favorites = read(FAVORITE);
    if (favorites.every(isOther)) {
      const limit = favorites.length > 0 ? RECENT_SEARCHES_BESIDE_FAVORITES : RECENT_SEARCHES;
      const recent = [opened, ...read(RECENT).filter(isOther)].slice(0, limit);
      storage?.setItem(RECENT + indexName, JSON.stringify(recent));
    }
  } catch {
    // Opening a hit matters more.
  }
}
