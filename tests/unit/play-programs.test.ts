/** Programs that packages/kotlin/testing has nothing like: names that mean something to JavaScript, what is private, mistakes and their places. */
import {expect, test} from 'vitest';
import {prepare} from '@collektive/playground';
import {sampleSources} from '../samples/outputs';

function printed(text: string): string {
  const program = prepare({name: 'Own.kt', text}, sampleSources);
  const errors = program.messages.filter((each) => each.severity === 'error');
  if (errors.length > 0) {
    return errors
      .map(({position, message}) => `${position.line}:${position.column}: ${message}`)
      .join('\n');
  }
  let output = '';
  const outcome = program.run('main', (part) => (output += part));
  return outcome.ended === 'well'
    ? output.trimEnd()
    : `${output}${outcome.ended} ${outcome.position.line}:${outcome.position.column}: ${outcome.message}`;
}

const main = (body: string): string => printed(`fun main() {\n${body}\n}`);

test.each([
  ['val constructor = 1\nval __proto__ = 2\nprintln(constructor + __proto__)', '3'],
  ['println(mapOf("constructor" to 1)["__proto__"])', 'null'],
  ['println(listOf(1, 2.5, "x", null, true, \'c\'))', '[1, 2.5, x, null, true, c]'],
  ['val x: Int\nval f = { n: Int -> n }\nx = f(3)\nprintln({ x }())', '3'],
  ['println(missing)', "2:9: Unresolved reference 'missing'."],
  ['val x: Int\nx = 1\nif (x > 0) x = 2', "4:12: 'val' cannot be reassigned."],
  ['var x: Int\nx += 1', "3:1: Variable 'x' must be initialized."],
  ['val (a, a) = 1 to 2', "2:9: Conflicting declarations: 'a'."],
  ['listOf(1).foo()', "2:11: Unresolved reference 'foo'. If Kotlin has it, it is not known here."],
])('%s', (body, expected) => {
  expect(main(body)).toBe(expected);
});

test('a data class below a class with properties is made of its own', () => {
  const program = `open class Above(val id: Int)
data class Point(val x: Int, val y: Int) : Above(7)
fun main() {
  val point = Point(1, 2)
  val (x, y) = point
  val moved = point.copy(y = 9)
  println("$x $y $point $moved \${moved.id} \${point == Point(1, 2)} \${point == moved}")
  println(setOf(point, moved, Point(1, 2)).size)
  println(point.hashCode() == Point(1, 2).hashCode())
}`;
  expect(printed(program)).toBe('1 2 Point(x=1, y=2) Point(x=1, y=9) 7 true false\n2\ntrue');
});

test.each([
  [
    'class A(private val x: Int)\nfun main() { println(A(1).x) }',
    "2:27: Cannot access 'val x: Int': it is private in 'A'.",
  ],
  [
    'class A { private var x = 1 }\nfun main() { A().x = 2 }',
    "2:18: Cannot access 'var x: Int': it is private in 'A'.",
  ],
  [
    'class A { private val x = 1; fun same(o: A) = x == o.x }\nfun main() { println(A().same(A())) }',
    'true',
  ],
  [
    'interface I { val x: Int }\nclass C(val x: Int) : I\nfun main() { println(C(1).x) }',
    "2:13: 'x' hides member of supertype 'I' and needs an 'override' modifier.",
  ],
  ['class C(override val x: Int)\nfun main() { println(C(1).x) }', "1:22: 'x' overrides nothing."],
  [
    'class B { fun f() = 1 }\nfun main() { val b = B }',
    "2:22: Classifier 'B' does not have a companion object, so it cannot be used as an expression.",
  ],
  [
    'class A { companion object { private val X = 1\nprivate fun f() = 2 }\nfun g() = X + f() }\nfun main() { println(A().g()) }',
    '3',
  ],
  [
    'class A { private val x = 1\nclass B { fun f(a: A) = a.x } }\nfun main() { println(A.B().f(A())) }',
    '1',
  ],
  [
    'class A(private val x: Int)\nfun f(a: A, x: String) = a.apply { println(x) }\nfun main() { f(A(1), "outer") }',
    'outer',
  ],
  [
    'open class A { private val x = 1 }\nclass B : A() { fun f() = x }\nfun main() { println(B().f()) }',
    "2:27: Cannot access 'val x: Int': it is private in 'A'.",
  ],
  [
    'fun <T : Comparable<T>> big(a: T) = a\nfun <T : Comparable<T>> big(a: T, b: T) = b\nfun main() { println(big(Any())) }',
    /Type argument is not within its bounds\.\n/,
  ],
  [
    'fun f(a: Int, g: (Int) -> Int) = g(a)\nfun f(a: String, g: (Int) -> Int) = a.length\nfun main() { println(f(1) { a, b -> a }) }',
    /Argument type mismatch: the function expected here has other parameters\.\n/,
  ],
])('the program %s', (program, expected) => {
  expect(printed(program)).toMatch(expected);
});
