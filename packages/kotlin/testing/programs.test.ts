/**
 * Programs over every construct, run by the site's own Kotlin, beside what Kotlin on the JVM printed for them. What is
 * not the same stands in ./known.txt, each with its reason: a program that begins to run, another reason and
 * another answer all fail this test. `npx vitest run --project unit packages/kotlin/testing -u` writes it anew; its
 * table stands in the package's README, too.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {deeper, type Limits} from '../src';
import {FOLDER, FORMS, inForm, type KotlinProgram, readPrograms, recordOf} from './programs';
import {check} from './run';

const LIMITS: Limits = {
  steps: 5_000_000,
  depth: 20_000,
  elements: 2_000_000,
  outputLines: 1_000,
  outputCharacters: 100_000,
};

type Verdict = 'equal' | 'refused' | 'refused untruly' | 'different';

/** A reason that holds: the Kotlin of the page does not know this. */
const TRUE_REASON = /not known here|not part of the Kotlin that is known here/;

function judge({text, name, file}: KotlinProgram): {verdict: Verdict; why: string} {
  const program = check(text);
  if (program.errors.length > 0) {
    const [told] = program.errors.map(({message, line}) => `line ${line}: ${message}`);
    const isTrue = program.errors.some(({message}) => TRUE_REASON.test(message));
    return {verdict: isTrue ? 'refused' : 'refused untruly', why: told};
  }
  const wanted = recordOf(file)[name];
  const got = program.run(name, LIMITS).trimEnd();
  return got === wanted
    ? {verdict: 'equal', why: ''}
    : {verdict: 'different', why: `${JSON.stringify(got)}, on the JVM ${JSON.stringify(wanted)}`};
}

test(
  'what the JVM printed is printed here, or known to be refused',
  {timeout: 120_000},
  async () => {
    const programs = readPrograms();
    const rows = new Map<string, Record<Verdict, number>>();
    const others: string[] = [];
    for (const program of programs) {
      const {verdict, why} = judge(program);
      const row = rows.get(program.file) ?? {
        ...{equal: 0, refused: 0, 'refused untruly': 0, different: 0},
      };
      row[verdict] += 1;
      rows.set(program.file, row);
      if (verdict !== 'equal') {
        others.push(`${program.id}: ${verdict}: ${why}`);
      }
    }
    const count = (verdict: Verdict): number =>
      [...rows.values()].reduce((sum, row) => sum + row[verdict], 0);
    const line = (name: string, numbers: number[]): string =>
      name.padEnd(28) + numbers.map((number) => String(number).padStart(10)).join('');
    const cells = (row: Record<Verdict, number>): number[] => [
      Object.values(row).reduce((sum, number) => sum + number, 0),
      ...[row.equal, row.refused, row['refused untruly'], row.different],
    ];
    const table = [
      `${'construct'.padEnd(28)}  programs     equal   refused   untruly different`,
      ...[...rows].map(([file, row]) => line(file, cells(row))),
      line('all', [
        programs.length,
        ...(['equal', 'refused', 'refused untruly', 'different'] as const).map(count),
      ]),
    ].join('\n');
    process.stdout.write(`${table}\n`);
    expect(programs.length).toBeGreaterThanOrEqual(600);
    await expect(`${table}\n\n${others.join('\n')}\n`).toMatchFileSnapshot('./known.txt');
    expect(readFileSync(path.join(FOLDER, '../README.md'), 'utf8')).toContain(table);
  },
);

test.each(Object.entries(FORMS))('they print the same %s', {timeout: 240_000}, (_, form) => {
  const known = readFileSync(path.join(FOLDER, 'known.txt'), 'utf8').match(/^\S+: refused(?=:)/gm);
  const verdicts = readPrograms().map((one) => {
    const text = inForm(one.text, one.name, form);
    expect(text).not.toBe(one.text);
    return `${one.id}: ${judge({...one, text}).verdict}`;
  });
  expect(verdicts.filter((each) => !each.endsWith(': equal'))).toEqual(known);
});

const {from} = deeper;
afterEach(() => {
  deeper.from = from;
});

test(
  'calls that are run by one loop, as deep ones are, come to the same',
  {timeout: 240_000},
  () => {
    const verdicts = (): string[] =>
      readPrograms().map((one) => `${one.id}: ${judge(one).verdict}`);
    const usual = verdicts();
    deeper.from = 0;
    expect(verdicts()).toEqual(usual);
  },
);
