import {describe, expect, test} from 'vitest';
import {classLines, parameterCount, signatureLines} from './signature';
import {SYMBOLS} from './symbols';

/** Without line breaks, indentation and the comma after the last parameter. */
const joined = (lines: readonly string[]): string =>
  lines.join(' ').replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/,? \)/g, ')');

describe('a signature', () => {
  test('stays in a line where it is short', () => {
    expect(signatureLines('fun cycle(): R')).toEqual(['fun cycle(): R']);
  });

  test('has a line for each parameter where it is long', () => {
    expect(
      signatureLines(
        'inline fun <ID : Any, reified T> Aggregate<ID>.f(a: (Int, Int) -> T, b: Map<ID, T> = g(1, 2)): T where ID : X',
      ),
    ).toEqual([
      'inline fun <ID : Any, reified T> Aggregate<ID>.f(',
      '  a: (Int, Int) -> T,',
      '  b: Map<ID, T> = g(1, 2),',
      '): T',
      'where ID : X',
    ]);
  });

  test('has no line for parameters where there are none', () => {
    const long = 'inline fun <reified ID : Comparable<ID>> Aggregate<ID>.globalElection(): ID';
    expect(signatureLines(long)).toEqual([long]);
  });

  test('parts its type parameters from the rest where even its head is long', () => {
    const lines = signatureLines(
      'inline fun <reified ID : Any, reified Value, reified Distance : Comparable<Distance>> Aggregate<ID>.cast(source: Boolean): Value',
    );
    expect(lines.slice(0, 2)).toEqual([
      'inline fun <reified ID : Any, reified Value, reified Distance : Comparable<Distance>>',
      'Aggregate<ID>.cast(',
    ]);
  });

  test('says all that the sources say', () => {
    const signatures = SYMBOLS.map(({signature}) => signature);
    expect(signatures.map((one) => joined(signatureLines(one)))).toEqual(signatures);
  });
});

test('a class shows members between braces', () => {
  expect(classLines('class P', ['val x: Int'])).toEqual(['class P {', '  val x: Int', '}']);
  expect(classLines('class P', [])).toEqual(['class P']);
  expect(classLines('class P', [], ['fun of(): P'])).toEqual([
    ...['class P {', '  companion object {', '    fun of(): P', '  }', '}'],
  ]);
});

test.each([
  ['fun cycle(): R', 0],
  ['fun <B> map(transform: (FieldEntry<ID, T>) -> B): Field<ID, B>', 1],
  ['fun <A> f(a: Map<A, Int> = g(1, 2), b: (A, A) -> A): (A) -> Int', 2],
  ['val x: (Int) -> Int', 0],
])('%s has %i parameters', (signature, count) => {
  expect(parameterCount(signature)).toBe(count);
});
