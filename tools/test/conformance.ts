/**
 * Prints the conformance rows with their tests and state, and fails when a required row has no test
 * that passed, when a test of a row failed, or when a title names a row that does not exist.
 *
 *   npm test -- conformance      after `npm test`, which writes test-results/*.json
 */
import ROWS from '../../tests/conformance.json';
import {allResults} from './results';
import {table} from './rows';

const {lines, ok} = table(ROWS, allResults());
console.log('Row  What the specification asks for, tests, state\n');
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
