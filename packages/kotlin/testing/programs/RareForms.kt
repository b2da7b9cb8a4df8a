/** Forms that came to another result than on the JVM, as Kotlin's own tests showed. */
package programs.rareforms

enum class Level(val weight: Int) { LOW(1), HIGH(9); fun twice() = weight * 2 }

enum class Op { PLUS { override fun run(a: Int, b: Int) = a + b }, MINUS { override fun run(a: Int, b: Int) = a - b }; abstract fun run(a: Int, b: Int): Int }

fun p1() {
    println(Level.values().map(Level::weight)); println(Level.entries.map(Level::twice)); val high = Level.HIGH::twice; println(high())
    println(listOf("LOW", "HIGH").map(Level::valueOf)); val all = Level::values; println(all().size); println(Level.entries.map(Level::name)); println(Level.entries.associateBy(Level::ordinal))
    println(Op.entries.map { it.run(3, 2) }); val run = Op.PLUS::run; println(run(4, 5)); println(Level.LOW::weight.get()); println((Level::weight)(Level.HIGH)); val name = Level.LOW::name; println(name())
    println(Level.entries.sortedByDescending(Level::weight)); println(Level.entries.maxByOrNull(Level::ordinal)); val make: (String) -> Level = Level::valueOf; println(make("LOW").weight)
}

fun top(x: Int) = x + 1

class Counter(var n: Int) { fun add(k: Int) { n += k }; override fun toString() = "Counter($n)" }

fun p2() {
    println(::top == ::top); println(::top.hashCode() == ::top.hashCode()); val c = Counter(1); val d = Counter(1)
    println(c::add == c::add); println(c::add == d::add); println(Counter::add == Counter::add); println(c::add.hashCode() == c::add.hashCode())
    println(Counter::n == Counter::n); println(c::n == c::n); println(c::n == d::n); println(setOf(::top, ::top).size); println(::Counter == ::Counter); println(::top.name); println(Counter::n.name); println(Counter::add.name)
    val f: (Int) -> Int = ::top; val g: (Int) -> Int = ::top; println(f == g); println(f.equals(g)); println(f === ::top); val h = { x: Int -> x + 1 }; println(h == h); println(f == h)
}

fun p3() {
    println((arrayOf(1, 2) + 3).toList()); println((arrayOf(1) + arrayOf(2, 3)).toList()); println((arrayOf("a") + listOf("b", "c")).toList()); println((intArrayOf(1) + 2).toList()); println((intArrayOf(1) + intArrayOf(2)).toList())
    println((doubleArrayOf(1.5) + 2.5).toList()); println((charArrayOf('a') + 'b').concatToString()); println((longArrayOf(1) + listOf(2L)).toList()); var a = arrayOf(1); a += 2; println(a.size); println(arrayOf(1).plusElement(4).toList())
    val b = arrayOf(1, 2); val c = b + 3; c[0] = 9; println(b[0]); println((booleanArrayOf(true) + false).toList()); println(arrayOf<Any>(1).plus("x").toList())
}

fun p4() {
    val a: Byte = 1; val b: Byte = 7; val s: Short = 10; val t: Short = 4
    println((a..b step 2).toList()); println((a..b).last); println((s downTo t step 3).toList()); println(a until b); println((a..s).toList().size); println(('a'..'k' step 3).toList()); println('e' downTo 'a'); println(('e' downTo 'a' step 2).joinToString(""))
    for (x in a..b step 3) print("$x "); println(); for (c in 'z' downTo 'v' step 2) print(c); println(); for (c in 'a' until 'd') print(c); println(); for (x in b downTo a step 4) print("$x "); println()
    println(3.toByte() in a..b); println(('a'..<'d').toList()); println((1L..10L step 4).toList()); println(('a'..'e').reversed()); println((1..10 step 4).last); println((10 downTo 1 step 4).first); println((1..0).isEmpty()); println(('a'..'c').contains('b')); println(('a'..'z' step 5).step)
    for (x in Byte.MAX_VALUE - 2..Byte.MAX_VALUE) print("$x "); println(); println((Int.MAX_VALUE - 1..Int.MAX_VALUE).toList()); println((Char.MAX_VALUE - 1..Char.MAX_VALUE).count()); for (x in (1..5).reversed() step 2) print(x); println()
}

fun p5() {
    println("%d %s".format(1, "a")); println("%5d|%-5d|%05d".format(42, 42, 42)); println("%.2f %8.3f %-8.1f|".format(3.14159, 2.71828, 1.05)); println("%x %X %o".format(255, 255, 8)); println("%,d".format(1234567)); println("%+d %+d".format(5, -5)); println("%c%c".format('x', 'y'))
    println("%b %b".format(true, null)); println("%s %s".format(null, listOf(1, 2))); println("%10s|%-10s|".format("hi", "hi")); println("%e".format(12345.678)); println("%.1e".format(0.00012)); println("%%"  .format()); println("%2\$s %1\$s".format("a", "b")); println("%S".format("up")); println("%08.2f".format(-3.5)); println("%(d".format(-7)); println("% d".format(7))
    println(String.format("%d-%s", 3, "z")); println("%.3s".format("abcdef")); println("%h".format("hi")); println("%d".format(123L)); println("%d".format(5.toByte())); println("%x".format(-1)); println("%x".format(-1L)); println("a%nb".format()); println("%.0f %.0f %.0f".format(0.5, 1.5, 2.5)); println("%f".format(1f)); println("%g".format(0.5)); println("%,.2f".format(9876543.215))
}

class Outer(val name: String) { var hits = 0; inner class Inner(val k: Int) { fun go(): String { hits += k; return "$name:$hits" }; inner class Deep { fun go() = "${this@Outer.name}${this@Inner.k}" } } }

fun p6() {
    val o = Outer("o"); println(o.Inner(2).go()); println(o.Inner(3).go()); println(o.hits); println(o.Inner(4).Deep().go()); val make = o::Inner; println(make(1).go()); val unbound = Outer::Inner; println(unbound(o, 5).go())
    var count = 0; class Local(val step: Int) { fun up() { count += step }; fun again() = Local(step * 2) }; val l = Local(2); l.up(); l.again().up(); println(count); count = 100; l.up(); println(count)
    val makers = List(3) { i -> class Part { fun get() = i * 10 }; Part()::get }; println(makers.map { it() }); fun counter(start: Int): () -> Int { var n = start; val o2 = object { fun next() = n++ }; return { o2.next() } }; val c = counter(5); c(); println(c())
    val base = 7; open class Base { open fun v() = base }; class Sub : Base() { override fun v() = super.v() + count }; println(Sub().v()); fun deep(n: Int): Int { class In { fun f(): Int = if (n == 0) 0 else n + deep(n - 1) }; return In().f() }; println(deep(4))
    class Node(val v: Int, val next: Node?) { fun sum(): Int = v + (next?.sum() ?: 0) + base }; println(Node(1, Node(2, null)).sum()); val ref = ::Local; println(ref(3).step)
}

infix fun Int.and(other: String) = "$this&$other"

infix fun Int.rem(other: Int) = 10

infix operator fun Int.minus(other: Int) = 20

class Vec(val x: Int) { infix fun dot(o: Vec) = x * o.x }

infix fun Vec.dot(k: Int) = Vec(x * k)

fun p7() { println(6 and 3); println(6 and "x"); println(5 rem 2); println(5 minus 3); println(5.rem(2)); println(5.minus(3)); println(5 - 3); println(5 % 2); println(Vec(2) dot Vec(3)); println((Vec(2) dot 5).x); println(6 and 3 and "x"); println(5 shl 1 or 1) }

open class Greeter { open fun greet(name: String = "you", times: Int = 2) = "hi $name ".repeat(times).trim() }

class Loud : Greeter() { override fun greet(name: String, times: Int) = super.greet(name.uppercase(), times) + "!"; fun plain() = greet(); fun named() = greet(times = 1) }

interface Hello { fun hello(to: String = "all") = "hello $to" }

class Polite : Hello { override fun hello(to: String) = super.hello("you") + ", dear $to" }

open class Sized(val width: Int = 3, val height: Int = width * 2)

class Tall : Sized(height = 9)

class Usual : Sized()

class Wide(n: Int) : Sized(n)

fun p8() { println(Loud().greet()); println(Loud().plain()); println(Loud().named()); println(Loud().greet("b", 1)); println(Polite().hello()); println(Polite().hello("me")); val g: Greeter = Loud(); println(g.greet(times = 3)); println(Tall().width * Tall().height); println(Usual().height); println(Wide(5).height) }

fun p9() {
    val l = lazy { println("made"); 5 }; println(l); println(l.isInitialized()); println(l.value); println(l.isInitialized()); println(l); val v by l; println(v); println(lazyOf(3)); println(lazyOf(3).isInitialized()); val n: Lazy<Int?> = lazy { null }; println(n.value); println(n)
    val safe = lazy(LazyThreadSafetyMode.NONE) { 1 }; println(safe.isInitialized()); println(safe.value)
}

fun nothing() = println("-")

fun p10() { val u = nothing() as Any; println(u); println(u == Unit); println(u is Unit); val l: List<Any> = listOf(Unit, nothing()); println(l); println(Unit.toString()); println(nothing().toString()); val f: () -> Unit = ::nothing; println(f()); val a: Any? = if (u is Unit) Unit else null; println(a); println(nothing().equals(Unit)); val g = { }; println(g()); println(nothing().hashCode() == Unit.hashCode()) }

fun p11() {
    println(-Long.MIN_VALUE); println(-Int.MIN_VALUE); println(Long.MIN_VALUE.unaryMinus()); println(kotlin.math.abs(Long.MIN_VALUE)); println(kotlin.math.abs(Int.MIN_VALUE)); println(Long.MIN_VALUE / -1L); println(Int.MIN_VALUE / -1); println(Long.MAX_VALUE + 1); println(Long.MIN_VALUE - 1); println(Long.MAX_VALUE * 2); val m = Long.MIN_VALUE; println(-m); println(m.inv()); println(Long.MIN_VALUE % -1L); var n = Long.MAX_VALUE; n++; println(n); n--; println(n)
    println((-128).toByte().unaryMinus()); val b: Byte = -128; println(-b); println(Long.MIN_VALUE.toInt()); println((Int.MAX_VALUE + 1).toLong()); println(Int.MAX_VALUE + 1L); println(1L shl 63); println(1 shl 32); println(-1L ushr 1); println(-1 ushr 1); println(Long.MAX_VALUE.toDouble()); println(1e19.toLong()); println(Double.NaN.toInt()); println((-1e10).toInt())
}
