/** A name that Kotlin's library has, but not the one here, is told from a name that nobody has. */
// cspell:ignore readln getenv readlm
import {describe, expect, test} from 'vitest';
import {checkProgram, kotlinLibrary, World} from '../../index';

const world = new World(kotlinLibrary);

/** What is said of a line within `main`. */
function said(line: string): string {
  const own = new World(world);
  checkProgram(own, [{name: 'Main.kt', text: `fun main() {\n${line}\n}`}]);
  return own.diagnostics.map(({message}) => message).join('\n');
}

describe('a name without a meaning', () => {
  test.each([
    ['listOf(1).requireNoNulls()', 'requireNoNulls'],
    ["'a'.toByte()", 'toByte'],
    ['readln()', 'readln'],
    ['val x: UInt? = null', 'UInt'],
    ['val x = System.getenv("A")', 'System'],
  ])('%s: Kotlin has it', (line, name) => {
    expect(said(line)).toContain(`'${name}' is not known here`);
  });

  test.each([
    ['listOf(1).requireNoNuls()', 'requireNoNuls'],
    ['listOf(1).add(2)', 'add'],
    ['listOf(1).toByte()', 'toByte'],
    ['"a".requireNoNulls()', 'requireNoNulls'],
    ['readlm()', 'readlm'],
    ['val x: Uint? = null', 'Uint'],
    ['requireNoNulls()', 'requireNoNulls'],
  ])('%s: nobody has it', (line, name) => {
    expect(said(line)).toContain(`Unresolved reference '${name}'.`);
  });
});
