/** Programs that were not among the samples, mistakes that are refused, limits. */
import {readFileSync} from 'node:fs';
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
  const outcome = program.run(
    'main',
    (part) => {
      output += part;
    },
    {
      steps: 2_000_000,
      depth: 1_000,
      elements: 1_000_000,
      outputLines: 1_000,
      outputCharacters: 100_000,
    },
  );
  return outcome.ended === 'well'
    ? output.trimEnd()
    : `${output}${outcome.ended} ${outcome.position.line}:${outcome.position.column}: ${outcome.message}`;
}

const main = (body: string): string => printed(`fun main() {\n${body}\n}`);

test('classes, interfaces, enums, objects, loops, text and a network', () => {
  expect(printed(readFileSync('tests/samples/own/Language.kt', 'utf8'))).toMatchSnapshot();
});

test.each([
  ['println(7 / 2)', '3'],
  ['println(10.0)', '10.0'],
  ['println(1.0E10)', '1.0E10'],
  ['println(Int.MAX_VALUE + 1)', '-2147483648'],
  ['println(9007199254740993L + 1)', '9007199254740994'],
  ['println(emptyList<Double>().sum())', '0.0'],
  ['var t: Long = 0\nt += 5\nprintln(t)', '5'],
  ['println(0.1 + 0.2)', '0.30000000000000004'],
  ['println(listOf(1, 2.5, "x", null, true, \'c\'))', '[1, 2.5, x, null, true, c]'],
  ['println(mapOf(1 to "a") + (2 to "b"))', '{1=a, 2=b}'],
  ['println(listOf(1, 2, 3) == mutableListOf(1, 2, 3))', 'true'],
  ['println(setOf(1, 2) == setOf(2, 1))', 'true'],
  ['println("${1 + 1}$".length)', '2'],
  ['val f = { x: Int -> x * x }\nprintln(listOf(1, 2, 3).map(f))', '[1, 4, 9]'],
  ['println((1..3).zip(listOf("a", "b", "c")).toMap())', '{1=a, 2=b, 3=c}'],
  ['println((10 downTo 1 step 3).toList())', '[10, 7, 4, 1]'],
  ['val x: Any = 3\nprintln(if (x is Int) x + 1 else 0)', '4'],
  ['val constructor = 1\nval __proto__ = 2\nprintln(constructor + __proto__)', '3'],
  ['println(mapOf("constructor" to 1)["__proto__"])', 'null'],
  ['println("b" < "a" || "a" <= "a")', 'true'],
  ['println(listOf("bb", "a").sortedBy { it.length }.first())', 'a'],
  [
    'val fs = mutableListOf<() -> Int>()\nfor (i in 1..3) fs.add { i * i }\nprintln(fs.map { it() })',
    '[1, 4, 9]',
  ],
  ['val x: Long = 2 + 3 * 1\nfun f(n: Long) = n\nprintln(x + f(1 + 2))', '8'],
  ['val xs = mutableListOf(1L)\nxs[0] = -(-5)\nprintln(xs)', '[5]'],
  ['val x: Int\nif (1 < 2) x = 1 else x = 2\nprintln(x)', '1'],
  ['val x: Int\nval f = { n: Int -> n }\nx = f(3)\nprintln({ x }())', '3'],
  ['var x: Int\nx = 1\nx = x + 1\nprintln(x)', '2'],
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

test.each([
  ['println(missing)', "2:9: Unresolved reference 'missing'."],
  ['val x: Int = "a"', "2:14: Initializer type mismatch: expected 'Int', actual 'String'."],
  ['val x = 1\nx = 2', "3:1: 'val' cannot be reassigned."],
  ['val x: Int\nx = 1\nif (x > 0) x = 2', "4:12: 'val' cannot be reassigned."],
  ['val x: Int\nprintln(x)', "3:9: Variable 'x' must be initialized."],
  ['var x: Int\nx += 1', "3:1: Variable 'x' must be initialized."],
  ['val x = 5\nval x = 6', "3:5: Conflicting declarations: 'x'."],
  ['val (a, a) = 1 to 2', "2:9: Conflicting declarations: 'a'."],
  [
    'val s: String? = null\nprintln(s.length)',
    "3:11: Only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type 'String?'.",
  ],
  ['fun f(a: Int) = a\nf()', "3:1: No value passed for parameter 'a'."],
  [
    'fun f(a: Int) = a\nf("x")',
    "3:3: Argument type mismatch: actual type is 'String', but 'Int' was expected.",
  ],
  ['fun f(): Int { }', '2:16: Missing return statement.'],
  ['listOf(1).foo()', "2:11: Unresolved reference 'foo'. If Kotlin has it, it is not known here."],
  [
    'if (1) println()',
    "2:5: Condition type mismatch: inferred type is 'Int' but 'Boolean' was expected.",
  ],
])('%s is refused', (body, expected) => {
  expect(main(body)).toBe(expected);
});

test.each([
  ['while (true) { }', /^limit 2:\d+: .*steps/],
  ['fun f(n: Int): Int = f(n + 1) + 1\nprintln(f(0))', /^limit .*deep/],
  ['val l = mutableListOf(1)\nwhile (true) l.addAll(l.toList())', /^limit .*elements/],
  ['while (true) println("x")', /limit .*lines of output/],
  ['println(1 / 0)', /^exception 2:\d+: java.lang.ArithmeticException: \/ by zero/],
])('%s is stopped', (body, expected) => {
  expect(main(body)).toMatch(expected);
});
