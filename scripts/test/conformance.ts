/**
 * Prints the rows of the specification and of the fault matrix with their tests and state, and fails
 * when a required row has no test that passed, when a test of a row failed, or when a title names a
 * row that does not exist.
 *
 *   npm test -- conformance      after `npm test`, which writes test-results/*.json
 */
import {readFileSync} from 'node:fs';
import {faultRows} from './faults';
import {allResults} from './results';
import {table} from './rows';

// Read, not imported: tests may know the scripts, so the scripts know no tests.
const ROWS = JSON.parse(readFileSync('tests/conformance.json', 'utf8')) as Parameters<
  typeof table
>[0];

const {lines, ok} = table([...ROWS, ...faultRows()], allResults());
console.log('Row  What the specification asks for, tests, state\n');
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
