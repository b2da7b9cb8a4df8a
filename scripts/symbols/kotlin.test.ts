import {describe, expect, test} from 'vitest';
import {declarations} from './kotlin';

/** Owner, name and signature of each declaration. */
const read = (source: string): string[] =>
  declarations(source).map(
    ({owner, isStatic, name, signature}) =>
      `${owner ? `${owner}${isStatic ? ' companion' : ''} ` : ''}${name}: ${signature}`,
  );

describe('public declarations', () => {
  test('functions, with defaults and conditions, without bodies', () => {
    expect(
      read(`
        package a
        import b.c
        /** fun hidden() */
        inline fun <reified T> A<T>.f(
            x: (T) -> Int = { it.size },
            y: String = "fun no()",
        ): List<T>
        where T : Any {
            val z = x
            return z
        }
        fun g() = "{ fun h()"
        fun i(): Int =
            @OptIn(X::class)
            j(1)
        fun k() = Unit
      `),
    ).toEqual([
      'f: inline fun <reified T> A<T>.f(x: (T) -> Int = { it.size }, y: String = "fun no()"): List<T> where T : Any',
      'g: fun g()',
      'i: fun i(): Int',
      'k: fun k()',
    ]);
  });

  test('classes with their members and companions', () => {
    expect(
      read(`
        @Serializable
        data class P<T>(val x: T, private val y: Int = 1) : Q<T> {
            val z: Int get() = 1
            var s: State = emptyMap()
                private set
            override fun toString() = "P(x)"
            private inner class Hidden { fun no() = 1 }
            fun f(): T = x
            companion object {
                fun of(): P<Int> = P(1)
                private fun no() = 1
            }
        }
        sealed interface Q<out T> { val x: T }
        internal class No { fun no() = 1 }
        typealias R<T> = (T, T) -> T
        val <T> Q<T>.twice: Int get() = 2
      `),
    ).toEqual([
      'P: data class P<T>(val x: T, y: Int = 1) : Q<T>',
      'P z: val z: Int',
      'P s: var s: State',
      'P f: fun f(): T',
      'P companion of: fun of(): P<Int>',
      'Q: sealed interface Q<out T>',
      'Q x: val x: T',
      'R: typealias R<T> = (T, T) -> T',
      'twice: val <T> Q<T>.twice: Int',
    ]);
  });

  test('know their lines', () => {
    expect(declarations('package a\n\n@A\nfun f() = 1').map(({line}) => line)).toEqual([4]);
  });
});
