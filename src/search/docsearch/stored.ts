import {isObject} from '../json';
import {FAVORITE_SEARCHES, RECENT_SEARCHES} from '../constants';
import {onlyMarks} from '../text/markup';
import {HIERARCHY_LEVELS, type Hierarchy, type HitType, type SearchHit} from '../types';

/** Where DocSearch 3.9.0 keeps a reader's searches; both keys end in the index's name. */
const LISTS = {
  __DOCSEARCH_RECENT_SEARCHES__: RECENT_SEARCHES,
  __DOCSEARCH_FAVORITE_SEARCHES__: FAVORITE_SEARCHES,
} as const;

const TYPES: readonly string[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

/** An address within a site or on the web; `javascript:` and the like are none. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? onlyMarks(value).replace(/<\/?mark>/g, '') : null;

/** A stored hit as it may be shown, or `undefined` for what is none. Its texts are HTML. */
export function readStoredHit(value: unknown): StoredHit | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) {
    return undefined;
  }
  const {objectID, url, type} = value;
  if (typeof objectID !== 'string' || !isAddress(url) || !TYPES.includes(type as string)) {
    return undefined;
  }
  const levels = value.hierarchy;
  const hierarchy = Object.fromEntries(
    HIERARCHY_LEVELS.map((level) => [level, textOrNull(levels[level])]),
  ) as Hierarchy;
  const content = textOrNull(value.content);
  const title = type === 'content' ? content : hierarchy[type as Exclude<HitType, 'content'>];
  return title === null ? undefined : {objectID, url, type: type as HitType, hierarchy, content};
}

/** A stored list: what can be read of it, without doubles. */
export function readStoredList(json: string | null, limit: number): StoredHit[] {
  let values: unknown;
  try {
    values = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  const hits = (Array.isArray(values) ? values : []).flatMap((value) => readStoredHit(value) ?? []);
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
export function repairStoredSearches(storage: Storage | null, indexName: string): boolean {
  if (!storage) {
    return false;
  }
  try {
    for (const [prefix, limit] of Object.entries(LISTS)) {
      const key = prefix + indexName;
      const json = storage.getItem(key);
      const repaired = JSON.stringify(readStoredList(json, limit));
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
