/** The rows of tests/faults.md, which are judged by their tests as those of the specification are. */
import {readFileSync} from 'node:fs';
import type {Row} from './rows';

const FILE = 'tests/faults.md';

/** A line of the table: the id, the fault, what was tried, what survived. */
const LINE = /^\| *(F\d+) *\| *([^|]+?) *\|([^|]+\|){2}$/gm;

/** @returns the rows of the fault matrix, each of which needs a test */
export const faultRows = (markdown = readFileSync(FILE, 'utf8')): Row[] =>
  [...markdown.matchAll(LINE)].map(([, id, title]) => ({id, title, required: true}));
