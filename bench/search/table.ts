/** The results as tables of Markdown. */
import {SPEED_KINDS, type Keys} from './keys';
import {measuredAt, type Measured, type Results} from './results';

/** The first column holds names, the others numbers. */
export const tableOf = (head: string[], rows: string[][]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const kB = (bytes: number): string => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const ms = (value: number): string => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);
const times = (value: number, ours: number): string =>
  `×${(value / ours).toFixed(value / ours < 10 ? 1 : 0)}`;

/** The slowest hundredth, of the slowest kind of query. */
const slowest = (keys: Record<string, Keys>): number =>
  Math.max(...Object.values(keys).map(({p99}) => p99));

export function relevanceTable({engines}: Results): string {
  const kinds = Object.keys(Object.values(engines)[0].relevance);
  return tableOf(
    ['MRR@10 / recall@5', ...kinds],
    Object.entries(engines).map(([name, {variant, relevance}]) => [
      `${name} (${variant})`,
      ...kinds.map((kind) => {
        const {mrr, recall} = relevance[kind];
        return `${mrr.toFixed(3)} / ${recall.toFixed(2)}`;
      }),
    ]),
  );
}

const SIZE_HEAD = [
  'Engine',
  'kB raw',
  'gzip',
  'brotli',
  'gzip a section',
  'to ours',
  'library gzip',
  'build s',
  'ready ms',
  'heap MB',
  'slowest p99',
  'to ours',
];

const sizeCells = (size: Measured, ours: Measured, libraryBytes: number): string[] => [
  kB(size.bytes.raw),
  kB(size.bytes.gzip) + (size.cold ? ` (${kB(size.cold.bytes)} cold)` : ''),
  kB(size.bytes.brotli),
  size.kBPerSection.toFixed(3),
  times(size.bytes.gzip, ours.bytes.gzip),
  kB(libraryBytes),
  String(size.buildSeconds),
  String(size.readyMs),
  String(size.heapMB),
  ms(slowest(size.keys)),
  times(slowest(size.keys), slowest(ours.keys)),
];

export function sizeTable({engines}: Results, sections: number): string {
  const [ours] = Object.values(engines).map((engine) => measuredAt(engine, sections));
  return tableOf(
    SIZE_HEAD,
    Object.entries(engines).map(([name, {sizes, libraryBytes}]) => {
      const size = sizes[sections];
      if ('skipped' in size) {
        return [name, `skipped: ${size.skipped}`, ...SIZE_HEAD.slice(2).map(() => '')];
      }
      return [name, ...sizeCells(size, ours ?? size, libraryBytes)];
    }),
  );
}

const speeds = (keys: Record<string, Keys>): string[] =>
  SPEED_KINDS.map((kind) => `${ms(keys[kind].p50)} / ${ms(keys[kind].p99)}`);

export const speedTable = ({engines}: Results, sections: number): string =>
  tableOf(
    ['p50 / p99 ms a key', ...SPEED_KINDS],
    Object.entries(engines).flatMap(([name, engine]) => {
      const size = measuredAt(engine, sections);
      return size ? [[name, ...speeds(size.keys)]] : [];
    }),
  );

export const chromiumTable = ({chromium}: Results): string =>
  tableOf(
    [
      'Engine',
      'sections',
      'ready ms',
      ...SPEED_KINDS.map((kind) => `${kind} p50 / p99`),
      'slowest p99 to ours',
    ],
    Object.entries(chromium).flatMap(([sections, engines]) => {
      const [ours] = Object.values(engines);
      return Object.entries(engines).map(([name, {readyMs, keys}]) => [
        name,
        sections,
        String(readyMs),
        ...speeds(keys),
        times(slowest(keys), slowest(ours.keys)),
      ]);
    }),
  );
