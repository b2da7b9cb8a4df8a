import {expect, test} from 'vitest';
import {fileAround, wholeFile} from './whole';

const SOURCE = `package sample

// #region imports
import a.Aggregate
import a.max
import a.minus
import a.plus
import a.unused
// #endregion
import network.Devices

// #region base
fun base(): Int = 1 + 2
// #endregion

// #region top
fun Aggregate.top(): Int = max(base())
// #endregion

// #region other
fun other(): Int = 7
// #endregion

fun runTop() {
    // #region top-run
    val devices = Devices { top() }
    println(devices)
    // #endregion
}

// #region whole
fun main() {
    println(other())
}
// #endregion
`;
const TOP = `import a.Aggregate
import a.max
import a.plus

fun base(): Int = 1 + 2

fun Aggregate.top(): Int = max(base())

fun main() {
    val devices = Devices { top() }
    println(devices)
}`;

test('around a text stands what it mentions, with the imports of all', () => {
  expect(fileAround(SOURCE, 'val a = max(base())', ['import b.Own'])).toBe(`import a.max
import a.plus
import b.Own

fun base(): Int = 1 + 2

val a = max(base())
`);
});

test('a whole file has what is shown, what that mentions, the imports of it, and a main', () => {
  expect(wholeFile(SOURCE, ['top', 'top-run'], 'top')).toBe(TOP);
});

test('lines that run it are found by the name of the output', () => {
  expect(wholeFile(SOURCE, ['top'], 'top')).toBe(TOP);
  expect(wholeFile(SOURCE, [], 'top')).toBe(TOP);
});

test('a main that is shown is the one', () => {
  expect(wholeFile(SOURCE, ['whole'], 'whatever')).toBe(
    'fun other(): Int = 7\n\nfun main() {\n    println(other())\n}',
  );
});

test('what nothing runs is refused', () => {
  expect(() => wholeFile(SOURCE, ['other'], 'other')).toThrow(
    'nothing shows how "other" is run. Mark these lines in the sample with "// #region other-run"',
  );
});
