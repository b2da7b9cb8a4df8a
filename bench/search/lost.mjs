// @ts-check
/** Columns in which another engine is ahead of this site's: each one wants a reason, or work. */
import {SPEED_KINDS} from './judge.mjs';

/**
 * @typedef {import('./table.mjs').Results} Results
 * @typedef {import('./table.mjs').EngineResults} EngineResults
 * @typedef {{name: string, value: (engine: EngineResults) => number, most?: boolean}} Column
 */

/** @param {EngineResults} engine @param {number} sections */
const sizeOf = ({sizes}, sections) => {
  const size = sizes[sections];
  return size && !('skipped' in size) ? size : undefined;
};

/** @param {number} sections @returns {Column[]} */
const columnsOf = (sections) => [
  {name: 'kB gzip', value: (engine) => (sizeOf(engine, sections)?.bytes.gzip ?? NaN) / 1000},
  {name: 'kB brotli', value: (engine) => (sizeOf(engine, sections)?.bytes.brotli ?? NaN) / 1000},
  {name: 'ready ms', value: (engine) => sizeOf(engine, sections)?.readyMs ?? NaN},
  {name: 'heap MB', value: (engine) => sizeOf(engine, sections)?.heapMB ?? NaN},
  ...Object.keys(SPEED_KINDS).flatMap((kind) =>
    /** @type {const} */ (['p50', 'p99']).map((part) => ({
      name: `${kind} ${part} ms`,
      value: (/** @type {EngineResults} */ engine) =>
        sizeOf(engine, sections)?.keys[kind]?.[part] ?? NaN,
    })),
  ),
];

/**
 * @param {Results} results
 * @returns {string[][]} cells: sections, column, ours, the best engine, its value
 */
export function lostColumns({engines, sections}) {
  const [ours, ...others] = Object.entries(engines);
  if (!ours) {
    return [];
  }
  const kinds = Object.keys(ours[1].relevance);
  /** @type {{where: string, columns: Column[]}[]} */
  const tables = [
    {
      where: 'relevance',
      columns: kinds.flatMap((kind) =>
        /** @type {const} */ (['mrr', 'recall']).map((part) => ({
          name: `${kind} ${part}`,
          value: (/** @type {EngineResults} */ engine) => engine.relevance[kind]?.[part] ?? NaN,
          most: true,
        })),
      ),
    },
    {
      where: 'library',
      columns: [{name: 'kB gzip', value: ({libraryBytes}) => libraryBytes / 1000}],
    },
    ...sections.map((size) => ({where: `${size} sections`, columns: columnsOf(size)})),
  ];
  return tables.flatMap(({where, columns}) =>
    columns.flatMap(({name, value, most = false}) => {
      const own = value(ours[1]);
      const ahead = others
        .map(([engine, results]) => ({engine, value: value(results)}))
        .filter((other) => (most ? other.value > own : other.value < own))
        .sort((a, b) => (most ? b.value - a.value : a.value - b.value))[0];
      const show = (/** @type {number} */ number) => String(Math.round(number * 1000) / 1000);
      return ahead ? [[where, name, show(own), ahead.engine, show(ahead.value)]] : [];
    }),
  );
}
