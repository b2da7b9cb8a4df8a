/**
 * Device rounds a second of the model, beside those of the library on the JVM:
 * `npm run bench:aggregate`. In processor time, so that what else the machine does counts little.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {programs} from '../../tests/traces/programs';
import {JVM} from './jvm';
import {scatter} from './scatter';

const SIZES = [50, 200, 500, 1000];
const SEED = 7;
/** Rounds before measuring: values have settled, and code is compiled. */
const WARM_UP = 30;
/** How long each row is measured at least, in microseconds of processor time. */
const DURATION = 1_500_000;

/** The rows, by the names of the recorded programs. */
const ROWS: [row: string, program: string][] = [
  ['distanceTo', 'hopGradient'],
  ['gradient by share', 'shareGradient'],
  ['globalElection', 'globalElection'],
  ['gossipMax', 'gossipMax'],
  ['size by gossip', 'sizeByGossip'],
];

/** @returns thousand device rounds a second */
function speed(name: string, size: number): number {
  const network = scatter(programs.get(name)!, size, SEED);
  for (let round = 0; round < WARM_UP; round++) {
    network.step();
  }
  const start = process.cpuUsage();
  let rounds = 0;
  let spent = 0;
  while (spent < DURATION) {
    network.step();
    rounds++;
    const {user, system} = process.cpuUsage(start);
    spent = user + system;
  }
  return (rounds * size * 1000) / spent;
}

function cell(row: string, program: string, size: number): string {
  const here = speed(program, size);
  const jvm = JVM[row][size];
  return here.toFixed(0) + (jvm ? ` (JVM ${jvm}, ×${(here / jvm).toFixed(1)})` : '');
}

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
const table = [
  row(['program', ...SIZES.map((size) => `${size} devices`)]),
  row(['---', ...SIZES.map(() => '--:')]),
  ...ROWS.map(([name, program]) => row([name, ...SIZES.map((size) => cell(name, program, size))])),
].join('\n');

const report = `# The model of Collektive, beside the library

Written by \`npm run bench:aggregate\`, on a machine that does other things too: thousand device
rounds a second, in processor time, on Node ${process.version}. Devices are scattered in a square, with
7 neighbours on average; the programs are those of \`tests/traces\`. The library's figures, on the JVM,
are those of \`bench/aggregate/jvm.ts\`.

${table}
`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, '../results/aggregate.md'), report);
