import {HIERARCHY_LEVELS, HIT_TYPES, isObject, type Hierarchy, type PlainHit} from '../types';
import {MAX_HIT_TEXT} from '../constants';
import {safeAddress} from './address';

/** The heading that a text stands under as a hit of its own, as the index has it; of a text without one, itself. */
export function headingOf<Hit extends PlainHit>(hit: Hit): Hit {
  const type = HIT_TYPES.findLast((level) => level !== 'content' && hit.hierarchy[level]);
  return type
    ? {...hit, objectID: `${type}:${hit.objectID.replace(/^[^:]*:/, '')}`, type, content: null}
    : hit;
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= MAX_HIT_TEXT);

/**
 * Reads a hit that somebody else wrote: a provider, or a browser's storage.
 *
 * @returns the hit with its address made safe, or `undefined` for what is none, such as one with
 *   numbers for texts, without the title it stands for, or with an address that leads nowhere safe
 */
export function readHit(value: unknown, siteUrl: string): PlainHit | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) {
    return undefined;
  }
  const {objectID, hierarchy: titles, content = null} = value;
  const url = safeAddress(value.url, siteUrl);
  const type = HIT_TYPES.find((one) => one === value.type);
  const hierarchy = Object.fromEntries(
    HIERARCHY_LEVELS.map((level) => [level, titles[level] ?? null]),
  );
  if (
    typeof objectID !== 'string' ||
    !url ||
    !type ||
    !isTextOrNull(content) ||
    !Object.values(hierarchy).every(isTextOrNull) ||
    (type === 'content' ? content : hierarchy[type]) === null
  ) {
    return undefined;
  }
  return {objectID, url, type, hierarchy: hierarchy as Hierarchy, content};
}
