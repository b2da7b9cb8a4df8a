/** What cannot be read is told where it stands, by what tells it. */
import {expect, test} from 'vitest';
import {check} from '../testing/run';

/** The first error of a program, after its line. */
const refusal = (text: string): string => {
  const [first] = check(text).errors;
  return first === undefined ? '' : `${first.line}: ${first.message}`;
};

const BLANKS =
  '\u000b\u0085\u00a0\u1680\u2000\u2007\u2009\u202f\u205f\u3000\u2028\u2029\u2800\u3164\uffa0';
const UNSEEN =
  '\u0000\u001b\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u202e\u2060\u2066\ufe0f\u{e0001}';

const numberOf = (char: string): string =>
  `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

test.each([...BLANKS].map(numberOf))('%s is told from a space', (number) => {
  const char = String.fromCodePoint(parseInt(number.slice(2), 16));
  const said = `this blank is not a space, but the character ${number}. Put a space in its place.`;
  expect(refusal(`fun f(x: Int) =\n    x +${char}1`)).toBe(`2: Expecting an element: ${said}`);
  // Words may hold it.
  expect(refusal(`fun f() = "a${char}b" // ${char}`)).toBe('');
});

test.each([...UNSEEN].map(numberOf))('%s is named, though it is not seen', (number) => {
  const char = String.fromCodePoint(parseInt(number.slice(2), 16));
  const said = `the character ${number}, which cannot be seen, has no meaning here. Delete it.`;
  expect(refusal(`fun f() = neigh${char}boring`)).toBe(`1: Expecting an element: ${said}`);
  expect(refusal(`fun f() = "a${char}b" // ${char}`)).toBe('');
});

test('spaces of Kotlin are spaces, and the mark at the beginning of a file is nothing', () => {
  expect(refusal('\ufefffun f()\t=\r\n 1 \f + 2')).toBe('');
  expect(refusal('fun f() = 1 \ufeff')).toContain('U+FEFF');
});

test('another character is shown whole', () => {
  expect(refusal('fun f() = 🚀')).toBe("1: Expecting an element: '🚀' has no meaning here.");
  expect(refusal('fun f() = e\u0301')).toContain('the character U+0301 has no meaning here.');
});

test.each([
  ['fun f() = listOf(1\n\nval x = 2', "1: Expecting ')'."],
  ['fun f() = listOf(1, "a" // so\n', "1: Expecting ')'."],
  ['fun f() {\n    val x = listOf(1)[0\n    println(x)\n}', "2: Expecting ']'."],
  ['fun f() {\n    if (1 > 2\n        println(1)\n}', "2: Expecting ')'."],
  ['fun f(): Int {\n    return 2\n\n', "2: Expecting '}'."],
  ['fun f() = run { 1', "1: Expecting '}'."],
  ['fun f() = listOf(1 2)', "1: Expecting ')', found '2'."],
])('%j: what is missing is missing on its line', (text, said) => {
  expect(refusal(text)).toBe(said);
});
