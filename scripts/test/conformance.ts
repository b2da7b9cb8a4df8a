/**
 * Prints the rows of the specification and of the fault matrix with their tests and state, and fails
 * when a required row has no test that passed, when a test of a row failed, or when a title names a
 * row that does not exist.
 *
 *   npm test -- conformance      after `npm test`, which writes test-results/*.json
 */
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {allResults, type Result, type State} from './results';

/** A row of tests/conformance.json. */
export interface Row {
  id: string;
  title: string;
  required: boolean;
  /** Why a row is not required yet. */
  reason?: string;
}

/**
 * The rows that a test shows: the ids at the start of its title, `C12 a missing part …` or
 * `E1 E3 a broken link …`. What looks like an id is taken for one, so that a row that nobody knows shows.
 */
export function rowsOf(title: string): string[] {
  const [ids] = /^(?:[A-Z]\d+[:,]? )*/.exec(title) ?? [''];
  return ids.split(/[:,]? /).filter(Boolean);
}

const state = ({required, reason}: Row, counts: Record<State, number>): string => {
  const tested = counts.passed + counts.failed + counts.skipped > 0;
  if (counts.passed > 0 && counts.failed === 0) {
    return 'ok';
  }
  return tested ? 'FAILED' : required ? 'NO TEST' : `next issue: ${reason}`;
};

/**
 * The rows with their tests and state.
 * @returns its lines, and whether it is right: each required row has a test that passed and none that
 *   failed, no test of any row failed, and no title names a row that does not exist
 */
export function table(rows: Row[], results: Result[]): {lines: string[]; ok: boolean} {
  const counts = new Map(rows.map(({id}) => [id, {passed: 0, failed: 0, skipped: 0}]));
  const unknown: string[] = [];
  for (const {title, state} of results) {
    for (const id of rowsOf(title)) {
      const count = counts.get(id);
      if (count) {
        count[state]++;
      } else {
        unknown.push(
          `"${title}" names ${id}, which is no row of tests/conformance.json. Correct the id, or begin the title with another word`,
        );
      }
    }
  }
  const width = Math.max(...rows.map(({title}) => title.length));
  const judged = rows.map((row) => {
    const count = counts.get(row.id)!;
    const tests = count.passed + count.failed + count.skipped;
    const said = state(row, count);
    return {
      ok: said === 'ok' || (!row.required && count.failed === 0),
      line: `${row.id.padEnd(4)} ${row.title.padEnd(width)} ${String(tests).padStart(4)}  ${said}`,
    };
  });
  return {
    lines: [...judged.map(({line}) => line), ...unknown],
    ok: unknown.length === 0 && judged.every(({ok}) => ok),
  };
}

/** The fault matrix, which is judged by its tests as the specification is. */
const FILE = 'tests/faults.md';

/** A line of the table: the id, the fault, what was tried, what survived. */
const LINE = /^\| *(F\d+) *\| *([^|]+?) *\|([^|]+\|){2}$/gm;

/** @returns the rows of the fault matrix, each of which needs a test */
export const faultRows = (markdown = readFileSync(FILE, 'utf8')): Row[] =>
  [...markdown.matchAll(LINE)].map(([, id, title]) => ({id, title, required: true}));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Read, not imported: tests may know the scripts, so the scripts know no tests.
  const rows = JSON.parse(readFileSync('tests/conformance.json', 'utf8')) as Row[];
  const {lines, ok} = table([...rows, ...faultRows()], allResults());
  console.log(`Row  What the specification asks for, tests, state\n\n${lines.join('\n')}`);
  process.exitCode = ok ? 0 : 1;
}
