/** What a page cannot give ends with a sentence and a place: in checking, in running, and where the fault is ours. */
import {afterEach, describe, expect, test, vi} from 'vitest';
import {type Limits, prepare} from '@collektive/playground';
import {PAGE_LIMITS} from '@collektive/playground/worker';
import {ending, mistake} from '@collektive/playground/sentences';
import {machine, World, MOST_MISTAKES} from '@collektive/kotlin';

/** Those of a page, made smaller so that they are reached soon, without its clock: a busy machine changes nothing. */
const LIMITS: Limits = {
  ...PAGE_LIMITS,
  steps: 1_000_000,
  elements: 300_000,
  milliseconds: undefined,
};

/** What a reader is told of a whole program, or what it prints. */
function told(text: string, limits = LIMITS): string {
  const program = prepare({name: 'Own.kt', text});
  if (!program.fine) {
    return program.messages.map(mistake).join('\n');
  }
  let output = '';
  const outcome = program.run('main', (part) => (output += part), limits);
  return outcome.ended === 'well' ? output.trimEnd() : ending(outcome, 0);
}
const body = (text: string): string => told(`fun main() {\n${text}\n}`);
const many = (times: number, line: (index: number) => string, separator = '\n'): string =>
  Array.from({length: times}, (_, index) => line(index)).join(separator);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checking is stopped, with a sentence and a place', () => {
  test.each([
    [
      'types that double with each line',
      `fun main() {\nval p0 = 1 to 2\n${many(40, (n) => `val p${n + 1} = p${n} to p${n}`)}\n}`,
      /^Own\.kt, line \d+, column \d+: Checking was stopped here after 2,000,000 steps: .* Shorten it/,
    ],
    [
      'an expression of 20,000 parts',
      `fun main() { println(0${'+1'.repeat(20_000)}) }`,
      /^Own\.kt, line 1, column \d+: Checking was stopped here: this is nested too deeply, .* Split it into smaller parts\.$/,
    ],
    [
      '5,000 calls, one on the other',
      `fun main() { println("a"${'.trim()'.repeat(5_000)}) }`,
      /^Own\.kt, line 1, column \d+: Checking was stopped here: this is nested too deeply/,
    ],
  ])('%s', {timeout: 60_000}, (_, text, sentence) => {
    expect(told(text)).toMatch(sentence);
  });

  test.each([
    ['in one function', `fun main() {\n${many(20_000, (n) => `println(x${n})`)}\n}`],
    ['each in a property', `${many(20_000, (n) => `val a${n}: Int = "s"`)}\nfun main() {}`],
  ])('20,000 mistakes %s', {timeout: 60_000}, (_, text) => {
    const {messages} = prepare({name: 'Own.kt', text});
    expect(messages.length).toBe(MOST_MISTAKES + 1);
    expect(messages.map(mistake).at(-1)).toMatch(
      /^Own\.kt, line 50\d, column \d+: Checking was stopped here after 500 errors\. Fix the first ones/,
    );
  });
});

test.each([
  ['fun main() { val x = @', "1, column 22: Expected annotation identifier after '@'."],
  ['fun main() { println(@) }', "1, column 22: Expected annotation identifier after '@'."],
  [
    'fun main() { when (1) { -> println() } }',
    "1, column 25: Expecting an expression, is-condition or in-condition, found '->'.",
  ],
  [
    'open class A : B()\nopen class B : A()\nfun main() { A() }',
    '1, column 16: Cycle in supertypes and/or containing declarations detected.',
  ],
  [
    'interface A : B\ninterface B : C\ninterface C : A\nclass D : A\nfun main() { D() }',
    '1, column 15: Cycle in supertypes and/or containing declarations detected.',
  ],
  [
    'open class A : A()\nfun main() { A() }',
    '1, column 16: Cycle in supertypes and/or containing declarations detected.',
  ],
  [
    'typealias A = B\ntypealias B = A\nfun f(a: A) = a\nfun main() {}',
    '1, column 15: Recursive type alias in expansion.',
  ],
  [
    'typealias A = List<A>\nfun f(a: A) = a\nfun main() {}',
    '1, column 15: Recursive type alias in expansion.',
  ],
  [
    'fun <T : T> f(t: T) = t\nfun main() { f(1) }',
    '1, column 6: Type parameter has cyclic upper bounds: T.',
  ],
  [
    'fun <T : U, U : T> f(t: T, u: U) = t\nfun main() {}',
    '1, column 6: Type parameter has cyclic upper bounds: T.',
  ],
  [
    'fun <T> f(t: T) where T : T = t.foo()\nfun main() {}',
    '1, column 6: Type parameter has cyclic upper bounds: T.',
  ],
])('%s is refused with its place', (text, expected) => {
  expect(told(text).split('\n')).toContain(`Own.kt, line ${expected}`);
});

test.each([
  ['when (2) { 1 -> ; else -> ; }\nprintln(1)', '1'],
  ['if (false) ; else ;\nprintln(1)', '1'],
  ['if (false) ; else println(1)', '1'],
  ['while (false) ;\nprintln(1)', '1'],
  ['for (i in 1..3) ;\nprintln(1)', '1'],
])('an empty branch is one: %s', (text, expected) => {
  expect(body(text)).toBe(expected);
});

const ELEMENTS =
  /^The program was stopped: its collections, objects and strings grew to more than 300,000 elements\. Keep fewer of them\. It was in Own\.kt, line \d+, column \d+\.$/;
const STEPS = /^The program was stopped after 1,000,000 steps\. .* It was in Own\.kt, line \d+/;

test.each([
  ['println((1..Int.MAX_VALUE).toList().size)', ELEMENTS],
  ['println((1..Int.MAX_VALUE).map { it }.size)', ELEMENTS],
  ['println((1..Int.MAX_VALUE).filter { true }.size)', ELEMENTS],
  ['println((1..Int.MAX_VALUE).sorted().size)', ELEMENTS],
  ['println((0..100_000).flatMap { 0..100_000 }.size)', ELEMENTS],
  ['println((0..1_000_000).windowed(1_000).size)', ELEMENTS],
  ['println(generateSequence(1) { it + 1 }.toList().size)', ELEMENTS],
  ['println(List(1_000_000_000) { it }.size)', ELEMENTS],
  ['println(Array(1_000_000_000) { it }.size)', ELEMENTS],
  ['println("a".padStart(1_000_000_000).length)', ELEMENTS],
  ['println("a".padEnd(1_000_000_000).length)', ELEMENTS],
  ['println("a".repeat(1_000_000_000).length)', ELEMENTS],
  ['println("ab".repeat(1_000_000).replace("a", "b".repeat(1_000)).length)', ELEMENTS],
  ['var s = "a"\nwhile (true) s = s + s', ELEMENTS],
  ['var s = "a"\nwhile (true) s = "$s$s"', ELEMENTS],
  ['println(buildString { while (true) append("some text") })', ELEMENTS],
  ['val l = mutableListOf<Int>()\nwhile (true) l.add(1)', ELEMENTS],
  ['val m = mutableMapOf<Int, Int>()\nvar i = 0\nwhile (true) m[i] = i++', ELEMENTS],
  ['val s = mutableSetOf<String>()\nvar i = 0\nwhile (true) s.add("k${i++}")', ELEMENTS],
  ['class N(val next: N?)\nvar n: N? = null\nwhile (true) n = N(n)', ELEMENTS],
  ['data class N(val next: N?)\nvar n = N(null)\nwhile (true) n = n.copy(next = n)', ELEMENTS],
  ['var n: Any? = null\nwhile (true) n = Pair(n, n)', ELEMENTS],
  ['var n: Any? = null\nwhile (true) n = mapOf(1 to n)', ELEMENTS],
  ['var f: () -> Any? = { 1 }\nwhile (true) { val g = f\nf = { g } }', ELEMENTS],
  ['var p: Any = 1\nrepeat(40) { val q = p\np = q to q }\nprintln(p)', ELEMENTS],
  ['while (true) { }', STEPS],
  ['for (i in generateSequence(1) { it }) { }', STEPS],
])('%s is stopped', {timeout: 60_000}, (text, sentence) => {
  expect(body(text)).toMatch(sentence);
});

test('the clock stops what its steps do not', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  expect(told('fun main() { while (true) { } }', PAGE_LIMITS)).toMatch(
    /^The program was stopped after 7 seconds\. .* It was in Own\.kt, line 1, column 14\.$/,
  );
});

test('a text that grows by a letter at a time is not taken for one that is copied each time', () => {
  expect(body('var s = ""\nrepeat(50_000) { s += "x" }\nprintln(s.length)')).toBe('50000');
  expect(body('println(buildString { repeat(50_000) { append("x") } }.length)')).toBe('50000');
});

describe('a fault of ours', () => {
  const SENTENCE =
    /^Own\.kt, line 1, column \d+: This is a fault in the page, not in your program \(Error: ours\)\. Please report it, with your program\.$/;

  test('in checking', () => {
    vi.spyOn(World.prototype, 'members').mockImplementation(() => {
      throw new Error('ours');
    });
    expect(told('fun main() { println(1) }')).toMatch(SENTENCE);
  });

  test('in running', () => {
    vi.spyOn(machine, 'print').mockImplementation(() => {
      throw new Error('ours');
    });
    expect(told('fun main() { println(1) }')).toMatch(SENTENCE);
  });
});

const DEEP = `var closed = 0
fun depth(n: Int): Int = if (n == 0) 0 else 1 + depth(n - 1)
fun even(n: Int): Boolean { if (n == 0) return true else return odd(n - 1) }
fun odd(n: Int): Boolean {
  try {
    for (i in 1..3) { if (i == 1) continue; if (n > 0) return even(n - 1) }
  } finally { closed++ }
  return false
}
class Node(val next: Node?) { fun length(): Int = if (next == null) 1 else next.length() + 1 }
class Chain(n: Int) { val next: Chain? = if (n == 0) null else Chain(n - 1) }
fun thrown(n: Int): Int = if (n == 0) throw IllegalStateException("bottom") else thrown(n - 1) + 1
fun caught(n: Int): Int = try { if (n == 0) error("x") else caught(n - 1) + 1 } catch (e: IllegalStateException) { 0 }
tailrec fun count(n: Int, sum: Long = 0): Long = if (n == 0) sum else count(n - 1, sum + n)
tailrec fun find(n: Int, test: (Int) -> Boolean): Int { if (test(n)) return n; return find(n + 1, test) }
fun main() {
  println(depth(10_000))
  println("\${even(10_000)} \${odd(9_999)} $closed")
  var node = Node(null)
  repeat(9_999) { node = Node(node) }
  println(node.length())
  var chain: Chain? = Chain(9_000)
  var links = 0
  while (chain != null) { links++; chain = chain.next }
  println(links)
  try { thrown(10_000) } catch (e: IllegalStateException) { println(e.message) }
  println(caught(10_000))
  fun local(n: Int): Int = if (n == 0) 0 else 1 + local(n - 1)
  println(local(10_000))
  println("\${count(100_000)} \${find(0) { it * it > 1_000_000 }}")
}`;

test('10,000 calls deep run, and tailrec is a loop', () => {
  expect(told(DEEP)).toBe(
    '10000\ntrue true 10000\n10000\n9001\nbottom\n10000\n10000\n5000050000 1001',
  );
});
