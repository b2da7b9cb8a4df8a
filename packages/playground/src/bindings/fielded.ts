/** Operators on whole fields. */
import * as model from '@collektive/model';
import {type Field} from '@collektive/model';
import {type LibraryPackage, type Rows, double, int, type Implementation} from '@collektive/kotlin';
import {type F, real} from './shared';

/** Operators on fields: with a field, with a value for all, and the other way round. */
function fieldedOperators(
  type: string,
  results: Readonly<Record<string, readonly [result: string, run: F, operator: boolean]>>,
): Rows {
  const rows: Record<string, Implementation> = {};
  for (const [name, [result, run, operator]] of Object.entries(results)) {
    const word = operator ? 'operator ' : 'infix ';
    const apply = (a: unknown, b: unknown): unknown => model.fielded(run, a, b);
    rows[
      `${word}fun <ID : Any> Field<ID, ${type}>.${name}(other: Field<ID, ${type}>): Field<ID, ${result}>`
    ] = apply;
    rows[`${word}fun <ID : Any> Field<ID, ${type}>.${name}(other: ${type}): Field<ID, ${result}>`] =
      apply;
    rows[`${word}fun <ID : Any> ${type}.${name}(other: Field<ID, ${type}>): Field<ID, ${result}>`] =
      apply;
  }
  return rows;
}

function fieldedCalls(
  type: string,
  calls: Readonly<Record<string, readonly [result: string, run: F]>>,
): Rows {
  return Object.fromEntries(
    Object.entries(calls).map(([name, [result, run]]) => [
      `fun <ID : Any> Field<ID, ${type}>.${name}(): Field<ID, ${result}>`,
      (self: Field) => model.fielded(run, self),
    ]),
  );
}

const arithmetic = (run: (a: number, b: number) => number): readonly [string, F, boolean] => [
  'Double',
  (a, b) => double(run(real(a), real(b))),
  true,
];
const whole = (name: 'plus' | 'minus' | 'times' | 'div' | 'rem'): readonly [string, F, boolean] => [
  'Int',
  int[name] as unknown as F,
  true,
];
const logic = (run: (a: boolean, b: boolean) => boolean): readonly [string, F, boolean] => [
  'Boolean',
  run as unknown as F,
  false,
];

export const fielded: readonly LibraryPackage[] = [
  {
    name: 'it.unibo.collektive.stdlib.doubles.FieldedDoubles',
    rows: {
      ...fieldedOperators('Double', {
        plus: arithmetic((a, b) => a + b),
        minus: arithmetic((a, b) => a - b),
        times: arithmetic((a, b) => a * b),
        div: arithmetic((a, b) => a / b),
        rem: arithmetic((a, b) => a % b),
      }),
      ...fieldedCalls('Double', {
        unaryMinus: ['Double', (a) => double(-real(a))],
        toInt: ['Int', (a) => Math.trunc(real(a))],
        isNaN: ['Boolean', (a) => Number.isNaN(real(a))],
      }),
    },
  },
  {
    name: 'it.unibo.collektive.stdlib.ints.FieldedInts',
    rows: {
      ...fieldedOperators('Int', {
        plus: whole('plus'),
        minus: whole('minus'),
        times: whole('times'),
        div: whole('div'),
        rem: whole('rem'),
      }),
      ...fieldedCalls('Int', {
        unaryMinus: ['Int', (a) => -(a as number) | 0],
        toDouble: ['Double', (a) => double(a as number)],
      }),
    },
  },
  {
    name: 'it.unibo.collektive.stdlib.booleans.FieldedBooleans',
    rows: {
      ...fieldedOperators('Boolean', {
        and: logic((a, b) => a && b),
        or: logic((a, b) => a || b),
        xor: logic((a, b) => a !== b),
      }),
      ...fieldedCalls('Boolean', {not: ['Boolean', (a) => a !== true]}),
    },
  },
];
