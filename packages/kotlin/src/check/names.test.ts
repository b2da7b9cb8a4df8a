/** A name that Kotlin's library may have, although it is not known here, is told from a name that nobody has. */
// cspell:ignore readln getenv readlm
import {describe, expect, test} from 'vitest';
import {checkProgram, kotlinLibrary, World} from '../index';

const world = new World(kotlinLibrary);

/** What is said of a line within `main`. */
function said(line: string, imports = ''): string {
  const own = new World(world);
  const text = `${imports}\nclass Own\nfun main() {\n${line}\n}`;
  checkProgram(own, [{name: 'Main.kt', text}]);
  return own.diagnostics.map(({message}) => message).join('\n');
}

const MAYBE = 'If Kotlin has it, it is not known here.';

describe('a name without a meaning', () => {
  test.each([
    ['readln()', 'readln'],
    ['val x: UInt? = null', 'UInt'],
    ['class Res : Closeable { override fun close() {} }', 'Closeable'],
    ['synchronized(1) { }', 'synchronized'],
    ['val x = System.getenv("A")', 'System'],
  ])('%s: Kotlin has it', (line, name) => {
    expect(said(line)).toContain(`'${name}' is not known here, though Kotlin has it.`);
  });

  test.each([
    ['listOf(1).requireNoNulls()', 'requireNoNulls'],
    ['listOf(1)[0] = 2', 'set'],
    ['val at = Own()::hashCode; at.name', 'name'],
    ['Regex.escape("a")', 'escape'],
    ['with(listOf(1)) { toTreeSet() }', 'toTreeSet'],
  ])('%s: Kotlin may have it', (line, name) => {
    expect(said(line)).toMatch(new RegExp(`Unresolved reference '${name}'[^.]*\\. ${MAYBE}`));
  });

  test('stands alone where a package of Kotlin is imported as a whole', () => {
    expect(said('fma(1.0)', 'import kotlin.math.*')).toContain(MAYBE);
    expect(said('fma(1.0)')).not.toContain(MAYBE);
  });

  test.each([
    ['Own().add(2)', 'add'],
    ['readlm()', 'readlm'],
    ['val x: Uint? = null', 'Uint'],
    ['requireNoNulls()', 'requireNoNulls'],
  ])('%s: nobody has it', (line, name) => {
    expect(said(line)).toBe(`Unresolved reference '${name}'.`);
  });
});

describe('a name behind its package', () => {
  const EXTENSION =
    'An extension cannot be called with its package before it: import kotlin.collections.';

  test.each([
    ['println(kotlin.math.max(1, 2))', ''],
    ['println(kotlin.math.PI)', ''],
    ['kotlin.Pair(1, kotlin.collections.listOf(2))', ''],
    // As Kotlin 2.4.10 refuses it, with a receiver in its arguments, around it, or as a property.
    ['kotlin.collections.map(listOf(1)) { it }', `Unresolved reference 'map'. ${EXTENSION}map.`],
    [
      'with(listOf(1)) { kotlin.collections.last() }',
      `Unresolved reference 'last'. ${EXTENSION}last.`,
    ],
    [
      'with(listOf(1)) { kotlin.collections.indices }',
      `Unresolved reference 'indices'. ${EXTENSION}indices.`,
    ],
    ['kotlin.math.nothing(1)', `Unresolved reference 'nothing'. ${MAYBE}`],
  ])('%s', (line, message) => {
    expect(said(line)).toBe(message);
  });

  test('that is of the program', () => {
    const own = `package own.parts
val twice = { x: Int -> 2 * x }
object Once { operator fun invoke(x: Int) = x }
class Pair(val x: Int)
`;
    expect(said('own.parts.twice(1) + own.parts.Once(2) + own.parts.Pair(3).x', own)).toBe('');
    expect(said('own.parts.thrice(1)', own)).toBe("Unresolved reference 'thrice'.");
  });
});

test('a function of Kotlin whose arguments do not fit may have other forms', () => {
  expect(said('"zz".toLong(36)')).toContain("Other forms of 'toLong' are not known here.");
  expect(said('val own = { n: Int -> n }; own(1, 2)')).not.toContain('Other forms');
});
