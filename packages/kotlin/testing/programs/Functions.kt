/** Functions. */
package programs.functions

fun fact(n: Int): Long = if (n <= 1) 1 else n * fact(n - 1)

fun greet(name: String = "you", mark: String = "!") = "hi $name$mark"

fun sum(vararg n: Int): Int = n.sum()

fun <T> twice(x: T): List<T> = listOf(x, x)

fun Int.double() = this * 2

infix fun Int.power(n: Int): Int { var r = 1; repeat(n) { r *= this }; return r }

fun apply2(f: (Int) -> Int, x: Int) = f(f(x))

fun adder(n: Int): (Int) -> Int = { it + n }

fun <T : Comparable<T>> biggest(l: List<T>): T { var m = l[0]; for (x in l) if (x > m) m = x; return m }

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

inline fun <reified T> isA(x: Any) = x is T

fun log(s: String, v: Int): Int { print(s); return v }

operator fun String.times(n: Int) = repeat(n)

val String.half: String get() = take(length / 2)

fun even(n: Int): Boolean = if (n == 0) true else odd(n - 1)

fun odd(n: Int): Boolean = if (n == 0) false else even(n - 1)

tailrec fun sumTo(n: Int, acc: Long): Long = if (n == 0) acc else sumTo(n - 1, acc + n)

fun depth(n: Int): Int = if (n == 0) 0 else 1 + depth(n - 1)

fun p1() { println(fact(5)) }

fun p2() { println(fact(20)) }

fun p3() { println(gcd(48, 18)) }

fun p4() { println(even(10)) }

fun p5() { println(odd(7)) }

fun p6() { println(greet()) }

fun p7() { println(greet("Ann")) }

fun p8() { println(greet(mark = "?")) }

fun p9() { println(greet(mark = ".", name = "Bo")) }

fun p10() { println(sum()) }

fun p11() { println(sum(1, 2, 3)) }

fun p12() { println(sum(*intArrayOf(4, 5))) }

fun p13() { println(sum(1, *intArrayOf(2), 3)) }

fun p14() { println(twice("a")) }

fun p15() { println(twice(1)) }

fun p16() { println(biggest(listOf(3, 9, 2))) }

fun p17() { println(biggest(listOf("b", "a"))) }

fun p18() { println(4.double()) }

fun p19() { println(2 power 10) }

fun p20() { println(2.power(3)) }

fun p21() { println("ab" * 3) }

fun p22() { println("abcd".half) }

fun p23() {
    println(apply2({ it * 3 }, 2))
    println(apply2(Int::double, 5))
    println(adder(3)(4))
    val add5 = adder(5)
    println(listOf(1, 2).map(add5))
}

fun p24() { println(isA<Int>(1)) }

fun p25() { println(isA<String>(1)) }

fun p26() { println(isA<List<*>>(listOf(1))) }

fun p28() { println(log("a", 1) + log("b", 2) * log("c", 3)) }

fun p29() { println(log("x", 1) > 0 || log("y", 1) > 0) }

fun p30() { println(listOf(log("p", 1), log("q", 2))) }

fun p31() {
    val f: (Int, Int) -> Int = { a, b -> a - b }
    println(f(5, 3))
    println(f.invoke(1, 2))
    val g = fun(x: Int): Int { if (x > 0) return 1; return -1 }
    println(g(5))
    println(g(-5))
    val h: () -> Unit = { println("h") }
    h()
}

fun p32() {
    val f = ::fact
    println(f(4))
    println(listOf("1", "2").map(String::toInt))
    println(listOf(1, 2).map(::twice))
    val len = String::length
    println(len("abc"))
    println(listOf("b", "a").sortedWith(String::compareTo))
}

fun p33() {
    val compose: ((Int) -> Int, (Int) -> Int) -> (Int) -> Int = { f, g -> { x -> g(f(x)) } }
    println(compose({ it + 1 }, { it * 2 })(3))
    val curried = { a: Int -> { b: Int -> a + b } }
    println(curried(1)(2))
}

fun p34() { println(listOf(1, 2, 3).let { it.size + 1 }) }

fun p35() { println("x".also { print("also ") }) }

fun p36() { println("abc".run { length }) }

fun p37() { println(with(StringBuilder()) { append("w"); toString() }) }

fun p38() { println(mutableListOf(1).apply { add(2) }) }

fun p39() { println(5.takeIf { it > 3 }) }

fun p40() { println(5.takeUnless { it > 3 }) }

fun p41() {
    val ext: String.(Int) -> String = { n -> this + n }
    println("a".ext(1))
    println(ext("b", 2))
    fun build(block: StringBuilder.() -> Unit) = StringBuilder().apply(block).toString()
    println(build { append("built") })
}

fun p42() {
    fun outer(): String { listOf(1, 2, 3).forEach { if (it == 2) return "found $it" }; return "none" }
    println(outer())
    fun lab(): Int { val r = run label@{ if (true) return@label 5; 6 }; return r }
    println(lab())
}

fun p43() { println(sumTo(100_000, 0)) }

fun p44() { println(depth(900)) }

fun p45() { println(depth(2_000)) }

fun p46() {
    fun f(a: Int, b: Int = a * 2, c: Int = a + b) = "$a $b $c"
    println(f(1))
    println(f(1, 1))
    println(f(1, c = 0))
    fun unit() {}
    println(unit())
    println({ }())
    val u = run { }
    println(u)
}

fun p47() {
    fun <A, B> Pair<A, B>.swap() = second to first
    println((1 to "a").swap())
    fun List<Int>.second() = this[1]
    println(listOf(1, 2).second())
    fun Int?.orZero() = this ?: 0
    println((null as Int?).orZero())
    fun <T> T.show() = "<$this>"
    println(1.show() + "a".show())
}

fun p48() {
    val memo = mutableMapOf<Int, Long>()
    fun fib(n: Int): Long = if (n < 2) n.toLong() else memo.getOrPut(n) { fib(n - 1) + fib(n - 2) }
    println(fib(50))
    fun nothing(): Nothing = throw IllegalStateException("never")
    try { nothing() } catch (e: IllegalStateException) { println(e.message) }
}

fun p49() {
    val (a, b) = Pair(1, 2)
    val pred: (Int) -> Boolean = { it > a }
    println(listOf(1, 2, 3).filter(pred))
    println(listOf(1, 2, 3).filterNot(pred))
    fun h(f: (Int) -> Unit) { f(1); f(2) }
    h { print("$it$b ") }
    println()
    h(::print)
    println()
}

fun p50() { TODO() }

fun p51() { TODO("later") }

fun p52() { error("bad") }

fun p53() { require(1 > 2) { "must" } }

fun p54() { check(false) }

fun p55() { requireNotNull(null as String?) }

fun p56() {
    println(requireNotNull("x"))
    println(checkNotNull(5))
    require(true)
    check(true) { "x" }
    println(runCatching { 1 / 0 }.isFailure)
    println(runCatching { 5 }.getOrNull())
    println(runCatching { error("e") }.getOrElse { it.message })
    println(runCatching { 1 }.map { it + 1 }.getOrDefault(0))
}
