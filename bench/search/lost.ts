/** Columns in which another engine is ahead of this site's: each one wants a reason, or work. */
import {SPEED_KINDS} from './keys';
import {measuredAt, type EngineResults, type Results} from './results';

interface Column {
  name: string;
  value: (engine: EngineResults) => number;
  /** The greatest value is the best, not the least. */
  most?: boolean;
}

/** Of an engine that was skipped, not a number: it is ahead of none. */
const columnsAt = (sections: number): Column[] => [
  {name: 'kB gzip', value: (engine) => (measuredAt(engine, sections)?.bytes.gzip ?? NaN) / 1000},
  {
    name: 'kB brotli',
    value: (engine) => (measuredAt(engine, sections)?.bytes.brotli ?? NaN) / 1000,
  },
  {name: 'ready ms', value: (engine) => measuredAt(engine, sections)?.readyMs ?? NaN},
  {name: 'heap MB', value: (engine) => measuredAt(engine, sections)?.heapMB ?? NaN},
  ...SPEED_KINDS.flatMap((kind) =>
    (['p50', 'p99'] as const).map((part) => ({
      name: `${kind} ${part} ms`,
      value: (engine: EngineResults) => measuredAt(engine, sections)?.keys[kind][part] ?? NaN,
    })),
  ),
];

const relevanceColumns = (kinds: string[]): Column[] =>
  kinds.flatMap((kind) =>
    (['mrr', 'recall'] as const).map((part) => ({
      name: `${kind} ${part}`,
      value: ({relevance}: EngineResults) => relevance[kind][part],
      most: true,
    })),
  );

const show = (value: number): string => String(Math.round(value * 1000) / 1000);

/** @returns cells: where, column, ours, the best engine, its value */
export function lostColumns({engines, sections}: Results): string[][] {
  const [[, ours], ...others] = Object.entries(engines);
  const tables = [
    {where: 'relevance', columns: relevanceColumns(Object.keys(ours.relevance))},
    {
      where: 'library',
      columns: [{name: 'kB gzip', value: (engine: EngineResults) => engine.libraryBytes / 1000}],
    },
    ...sections.map((size) => ({where: `${size} sections`, columns: columnsAt(size)})),
  ];
  return tables.flatMap(({where, columns}: {where: string; columns: Column[]}) =>
    columns.flatMap(({name, value, most = false}) => {
      const sign = most ? -1 : 1;
      const [ahead] = others
        .map(([engine, results]) => ({engine, value: value(results)}))
        .filter((other) => sign * other.value < sign * value(ours))
        .sort((a, b) => sign * (a.value - b.value));
      return ahead ? [[where, name, show(value(ours)), ahead.engine, show(ahead.value)]] : [];
    }),
  );
}
