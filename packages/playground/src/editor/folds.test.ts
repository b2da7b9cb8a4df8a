import {expect, test} from 'vitest';
import {foldedNames, foldsOf} from './folds';

const PROGRAM = `package basics

import a.b
import c.d
import network.line

fun helper() {
    println(1)

    println(2)
}

fun other() = 3

fun shown() {
    val devices = line(5)
}

fun last() {
    println(3)
}`;

test('what the page shows is open, all else folds, imports first', () => {
  expect(foldsOf(PROGRAM, 'val devices = line(5)')).toEqual([
    [0, 12],
    [18, 20],
  ]);
});

test('without anything shown only imports fold', () => {
  expect(foldsOf(PROGRAM, '')).toEqual([[2, 4]]);
});

test('brackets alone show nothing', () => {
  expect(foldsOf(PROGRAM, '}\nfun other() = 3')).toEqual([
    [0, 10],
    [14, 20],
  ]);
});

test('a line that two parts share opens the one of which more is shown', () => {
  const program =
    'fun a() {\n    val x = 1\n    y()\n}\n\nfun b() {\n    val x = 1\n    z()\n    w()\n}';
  expect(foldsOf(program, 'val x = 1\ny()')).toEqual([[5, 9]]);
});

test('a program without imports that is shown whole has no folds', () => {
  expect(foldsOf('fun main() {\n    println(1)\n}', 'fun main() {\n    println(1)\n}')).toEqual([]);
});

test('F19 what the reader wrote never folds, wherever it stands', () => {
  const own = PROGRAM.replace('println(3)', 'println(4)').replace(
    'fun helper()',
    'fun helper(n: Int)',
  );
  expect(foldsOf(own, 'val devices = line(5)', PROGRAM)).toEqual([[0, 4]]);
});

test('what is folded is named', () => {
  expect(foldedNames(PROGRAM)).toBe('imports, helper, other, shown, last');
  expect(
    foldedNames('fun Aggregate<Int>.hops(a: Int) = 1\nprivate val x = 2\ndata class C(val y: Int)'),
  ).toBe('hops, x, C');
  expect(foldedNames('// words')).toBe('more lines');
});
