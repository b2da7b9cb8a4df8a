/** Control flow, labels, recursion, exceptions, when with guards, as people write them. */
package programs.flow

fun p1() {
    outer@ for (i in 1..3) {
        for (j in 1..3) {
            if (j == 2) continue@outer
            if (i == 3) break@outer
            print("$i$j ")
        }
    }
    println()
    listOf(1, 2, 3).forEach each@{ if (it == 2) return@each; print(it) }
    println()
    run done@{ listOf(1, 2, 3).forEach { if (it == 2) return@done; print(it) } }
    println()
    val r = run { if (true) return@run "early"; "late" }
    println(r)
}

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
tailrec fun countDown(n: Int, acc: Long = 0): Long = if (n == 0) acc else countDown(n - 1, acc + n)
fun fib(n: Int): Long { val memo = HashMap<Int, Long>(); fun f(k: Int): Long = if (k < 2) k.toLong() else memo.getOrPut(k) { f(k - 1) + f(k - 2) }
    return f(n) }
fun hanoi(n: Int, a: String, b: String, c: String): Int = if (n == 0) 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
fun ack(m: Int, n: Int): Int = when { m == 0 -> n + 1; n == 0 -> ack(m - 1, 1); else -> ack(m - 1, ack(m, n - 1)) }

fun p2() { println(gcd(1071, 462)); println(countDown(100_000)); println(fib(50)); println(hanoi(6, "a", "b", "c")); println(ack(2, 3)) }

fun risky(n: Int): String {
    try {
        println("try $n")
        if (n == 0) throw IllegalArgumentException("zero")
        if (n == 1) return "one"
        if (n == 2) error("two")
        return "many"
    } catch (e: IllegalArgumentException) {
        println("caught ${e.message}")
        return "recovered"
    } finally {
        println("finally $n")
    }
}

fun p3() {
    for (n in listOf(0, 1, 3)) println(risky(n))
    try { risky(2) } catch (e: Exception) { println(e) }
    val x = try { "12x".toInt() } catch (e: NumberFormatException) { -1 } finally { println("done") }
    println(x)
}

class TooSmall(val n: Int, cause: Throwable? = null) : Exception("$n is too small", cause)

fun p4() {
    try {
        try { listOf(1).first { it > 5 } } catch (e: NoSuchElementException) { throw TooSmall(1, e) }
    } catch (e: TooSmall) {
        println(e); println(e.n); println(e.cause); println(e.cause?.message)
    }
    val r = runCatching { 1 / 0 }
    println(r.isFailure)
    println(r.exceptionOrNull()); println(r.getOrElse { 7 }); println(r.getOrNull()); println(runCatching { 5 }.map { it + 1 }.getOrThrow())
    println(runCatching { 1 }.fold({ "ok $it" }, { "bad" })); r.onFailure { println("failed: ${it.message}") }.onSuccess { println("never") }
    try { require(false) } catch (e: IllegalArgumentException) { println(e.message) }
    try { check(1 > 2) { "lazily ${1 + 1}" } } catch (e: IllegalStateException) { println(e.message) }
    try { requireNotNull(null as String?) { "needed" } } catch (e: IllegalArgumentException) { println(e.message) }
    try { TODO("later") } catch (e: NotImplementedError) { println(e.message) }
    try { null!! } catch (e: NullPointerException) { println("npe") }
    try { val a: Any = "s"; println(a as Int) } catch (e: ClassCastException) { println("cast") }
}

fun grade(x: Any?): String = when (x) {
    null -> "nothing"
    is Int if x < 0 -> "negative"
    in listOf(1, 2, 3) -> "small"
    is Int, is Long -> "whole"
    is String if x.isEmpty() -> "empty"
    is String -> "text ${x.length}"
    is List<*> if x.size > 2 -> "long list"
    is Pair<*, *> -> "pair of ${x.first}"
    else -> "other"
}

fun p5() { for (x in listOf(null, -1, 2, 10, 5L, "", "abc", listOf(1, 2, 3), 1 to 2, 1.5)) println(grade(x)) }

fun p6() {
    val temp = 25
    val word = when { temp < 10 -> "cold"; temp in 10..20 -> "mild"; else -> "warm" }
    println(word)
    when (val n = readings().size) { 0 -> println("none"); in 1..3 -> println("few $n"); else -> println("many $n") }
    println(when ("x") { "a", "b" -> 1; "x" -> 2; else -> 3 })
    val s: String? = null
    println(s?.length ?: "no length"); println(s.orEmpty().length); println(s?.let { "it $it" } ?: run { "nothing" })
    val text = if (s == null) "null" else s.uppercase()
    println(text)
    var i = 0
    while (true) { i += 3; if (i > 10) break }
    println(i)
    do { val done = i-- < 9 } while (!done)
    println(i)
}

fun readings() = listOf(1, 2)

fun p7() {
    for (i in 10 downTo 1 step 3) print("$i ")
    for (i in 0 until 10 step 4) print("$i ")
    for (i in 0..<3) print("$i ")
    for (c in 'e' downTo 'a' step 2) print("$c ")
    for ((i, v) in listOf("a", "b").withIndex()) print("$i$v ")
    for ((k, v) in mapOf(1 to 2)) print("$k$v ")
    for (i in listOf(3, 4).indices.reversed()) print("$i ")
    for (x in 1L..3L) print("$x ")
    repeat(2) { print("r$it ") }
    println()
    println((1..10 step 3).toList())
    println((1..10).reversed().first()); println((5 downTo 1).toList()); println((1..0).isEmpty()); println(5 in 1..<5)
    println((1..9).step(4).last); println((10 downTo 3 step 2)); println((1..4).sum()); println((1..4).fold(1) { a, b -> a * b })
    println(('a'..'c').map { it.uppercaseChar() }); println((1..3).flatMap { a -> (a..3).map { a to it } }); println(1..3 == 1..3); println((1..3).hashCode())
    println(0.0..1.0); println(0.5 in 0.0..1.0); println((1..10).random() in 1..10); println((1..6).chunked(4))
    println((1..3).zip('a'..'c')); println(3.coerceIn(4..5)); println(7.coerceAtMost(5)); println((1..5).windowed(2) { it.sum() })
    println((1 until 4).joinToString())
}

fun p8() {
    fun outer(n: Int): () -> Int { var c = n; fun inc() = ++c
        return ::inc }
    val a = outer(5); a(); println(a())
    val fs = (1..3).map { i -> { i * i } }
    println(fs.map { it() })
    fun compose(f: (Int) -> Int, g: (Int) -> Int): (Int) -> Int = { x -> g(f(x)) }
    println(compose({ it + 1 }, { it * 2 })(3))
    val curry: (Int) -> (Int) -> Int = { x -> { y -> x - y } }
    println(curry(5)(2))
    println(listOf(3, 1, 2).sortedWith { x, y -> y - x })
    println(listOf("a", "bb").map(String::length)); println(listOf(1, 2).map(Int::toString)); println(listOf(1, 2, 3).fold("") { acc, x -> acc + x }); println(listOf("x").map(::Wrapper))
    println((String::length)("four")); println(listOf(1, 2, 3).sumOf { it * 1.5 })
    val op: Int.(Int) -> Int = { this * it }; println(4.op(5)); println(op(2, 3))
    fun sum(vararg xs: Int, by: Int = 1) = xs.sum() * by
    println(sum(1, 2, 3, by = 2)); println(sum(*intArrayOf(4, 5), 6)); println(sum())
    fun named(a: Int, b: Int = a * 2, c: String = "$a-$b") = c
    println(named(1)); println(named(b = 5, a = 2)); println(named(1, c = "x"))
}

data class Wrapper(val s: String)

inline fun <T> timed(label: String, block: () -> T): T { println("start $label"); try { return block() } finally { println("end $label") } }

fun p9() {
    println(timed("a") { 1 + 1 })
    fun find(xs: List<Int>): Int? { xs.forEach { if (it > 2) return it }; return null }
    println(find(listOf(1, 5, 7))); println(find(listOf(1)))
    val numbers = sequence { var a = 0; var b = 1; while (true) { yield(a); val t = a + b; a = b; b = t } }
    println(numbers.takeWhile { it < 50 }.toList())
    println(numbers.drop(5).first()); println(generateSequence(1) { if (it < 100) it * 3 else null }.toList()); println(generateSequence { 1 }.take(2).sum())
    println(with(StringBuilder()) { append("w"); append(1); toString() })
    println("x".also { print("also ") }.run { length }); println(5.takeIf { it > 3 }?.let { it * 2 } ?: 0); println(mutableListOf(1).apply { add(2) })
}

fun leaves(x: Int): Int {
    run { return x + 1 }
}

fun leavesWith(x: Int): Int {
    x.let { if (it > 1) return it else throw IllegalStateException("small $it") }
}

inline fun <T> twiceOver(block: () -> T): T {
    block()
    return block()
}

fun leavesOwn(x: Int): Int {
    twiceOver { return x * 10 }
}

fun known(text: String?): Int {
    val some = text ?: run { return -1 }
    return some.length + text.length
}

fun p10() { println(listOf(leaves(1), leavesWith(5), leavesOwn(3), known(null), known("ab"))) }

fun p11() { println(leavesWith(1)) }

fun leavesApplied(x: Int): Int {
    x.apply { return this + 1 }
}

fun leavesAlso(x: Int): Int {
    val y = x.also { return it * 2 }
}

fun leavesWithin(x: Int): Int {
    println(x.also { return it - 1 })
}

fun mayLeave(x: Int): Int {
    x.also { if (it > 2) return@also else return it }
    return 7
}

fun p12() { println(listOf(leavesApplied(1), leavesAlso(5), leavesWithin(3), mayLeave(2), mayLeave(3))) }

interface Counts { fun next(): Int }

class NoCounts : Counts {
    override fun next() = throw IllegalStateException("none")
}

fun p13() { println("${NoCounts().next()}") }
