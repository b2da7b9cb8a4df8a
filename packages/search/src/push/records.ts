/** Reads the records that the build wrote for the hosted index, and says what they are. */
import {readFileSync} from 'node:fs';
import type {SearchRecord} from '../types';

/** The provider refuses larger ones. */
export const MAX_RECORD_BYTES = 10_000;

/** Something the person at the keyboard can mend; printed without a stack. */
export class PushError extends Error {}

const bytesOf = (record: SearchRecord): number => Buffer.byteLength(JSON.stringify(record));

/** @throws {PushError} when there is no such file, or what stands in it must not be pushed */
export function readRecords(file: string): SearchRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new PushError(`There is no ${file}: run \`npm run build\` first, which writes it.`);
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new PushError(
      `${file} is damaged (${(error as Error).message}): run \`npm run build\` again.`,
    );
  }
  if (!Array.isArray(found) || found.length === 0) {
    throw new PushError(
      `${file} holds no records. Nothing is pushed: it would empty the index. Run \`npm run build\` again.`,
    );
  }
  refuse(
    file,
    'lack an objectID, an address or a type',
    (found as Partial<SearchRecord | null>[]).flatMap((record, i) =>
      record?.objectID && record.url && record.type ? [] : [`number ${i + 1}`],
    ),
  );
  const records = found as SearchRecord[];
  const ids = new Set<string>();
  refuse(
    file,
    'stand there more than once',
    records.flatMap(({objectID}) => (ids.has(objectID) ? [objectID] : (ids.add(objectID), []))),
  );
  refuse(
    file,
    `are larger than ${MAX_RECORD_BYTES} bytes, which the provider refuses; split their sections`,
    records.flatMap((record) => {
      const bytes = bytesOf(record);
      return bytes > MAX_RECORD_BYTES ? [`${record.objectID} (${bytes})`] : [];
    }),
  );
  return records;
}

/** @throws {PushError} when there are names of records with this fault */
function refuse(file: string, fault: string, names: string[]): void {
  if (names.length > 0) {
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ', …' : '');
    throw new PushError(`${names.length} record(s) of ${file} ${fault}: ${shown}`);
  }
}

/** What the records are, in lines for the console. */
export function summarise(records: SearchRecord[]): string {
  const sizes = records.map(bytesOf);
  const largest = sizes.indexOf(sizes.reduce((a, b) => Math.max(a, b)));
  const total = sizes.reduce((a, b) => a + b);
  const facets = ['type', 'language', 'version', 'docusaurus_tag'] as const;
  return [
    `${records.length} records, ${(total / 1000).toFixed(1)} kB; the largest, ${records[largest].objectID}, has ${sizes[largest]} bytes`,
    ...facets.map((facet) => {
      const counts = new Map<string, number>();
      for (const record of records) {
        counts.set(record[facet], (counts.get(record[facet]) ?? 0) + 1);
      }
      const shown = [...counts].sort().map(([value, count]) => `${value || '(none)'} ${count}`);
      return `  ${facet.padEnd(14)} ${shown.join(', ')}`;
    }),
  ].join('\n');
}
