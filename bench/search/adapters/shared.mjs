// @ts-check
/** What adapters of engines that keep no texts share: the display store beside their index. */

/** Hits in an answer, as many as the site asks for. */
export const HITS = 20;

/**
 * The display store as the site ships it, for engines that keep no texts.
 * @param {import('./types.ts').Corpus} corpus
 */
export const storeOf = ({file, modules}) => JSON.stringify(modules.packRows(file));

/**
 * Addresses by row number. The whole store is read, as a page has to for headings and texts.
 * @param {import('../modules.mjs').SearchModules} modules
 * @param {string} store
 * @returns {string[]}
 */
export const pathsOf = ({readRows, unpackRows, pathOfRow}, store) =>
  readRows(unpackRows(JSON.parse(store))).map(pathOfRow);

/**
 * Asks in turn, from narrow to wide, until there is an answer.
 * @template T
 * @param {(() => T[] | Promise<T[]>)[]} attempts
 */
export async function firstAnswer(attempts) {
  for (const attempt of attempts) {
    const hits = await attempt();
    if (hits.length > 0) {
      return hits;
    }
  }
  return [];
}
