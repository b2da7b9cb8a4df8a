/** A name that Kotlin's library may have, although it is not known here, is told from a name that nobody has. */
// cspell:ignore readln getenv readlm
import {describe, expect, test} from 'vitest';
import {checkProgram, kotlinLibrary, World} from '../../index';

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
    ['class Res : AutoCloseable { override fun close() {} }', 'AutoCloseable'],
    ['synchronized(1) { }', 'synchronized'],
    ['val x = System.getenv("A")', 'System'],
    ['Own().use { }', 'use'],
  ])('%s: Kotlin has it', (line, name) => {
    expect(said(line)).toContain(`'${name}' is not known here, though Kotlin has it.`);
  });

  test.each([
    ['listOf(1).requireNoNulls()', 'requireNoNulls'],
    ['listOf(1)[0] = 2', 'set'],
    ['val at = Own()::hashCode; at.name', 'name'],
    ['Regex.escape("a")', 'escape'],
    ['with(listOf(1)) { scanIndexed() }', 'scanIndexed'],
  ])('%s: Kotlin may have it', (line, name) => {
    expect(said(line)).toMatch(new RegExp(`Unresolved reference '${name}'[^.]*\\. ${MAYBE}`));
  });

  test('stands alone where a package of Kotlin is imported as a whole', () => {
    expect(said('sinh(1.0)', 'import kotlin.math.*')).toContain(MAYBE);
    expect(said('sinh(1.0)')).not.toContain(MAYBE);
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

test('a function of Kotlin whose arguments do not fit may have other forms', () => {
  expect(said('"zz".toLong(36)')).toContain("Other forms of 'toLong' are not known here.");
  expect(said('val own = { n: Int -> n }; own(1, 2)')).not.toContain('Other forms');
});
