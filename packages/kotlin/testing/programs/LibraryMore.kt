/** Functions of the library that ordinary programs use. */
package programs.librarymore

import kotlin.math.*

fun p1() {
    println(sinh(1.0)); println(cosh(2.0)); println(tanh(1.0)); println(asinh(1.0)); println(acosh(2.0)); println(atanh(0.25))
    println(acos(0.5)); println(atan(1.0)); println(expm1(1e-5)); println(ln1p(1e-5)); println((-2.5).sign); println(3.0.withSign(-1.0))
    println(1.0.ulp); println(1.0.nextUp()); println(1.0.nextDown()); println(1.0.nextTowards(2.0)); println(5.0.IEEErem(3.0))
    println((-3L).absoluteValue); println((-3L).sign); println(2.5.pow(2)); println(abs(-3L)); println(max(1L, 2L)); println(min(1.5f, 2f))
    println(sqrt(2f)); println(2.5f.roundToInt()); println(1.9f.toInt()); println(floor(2.5f)); println(ceil(-2.5f)); println(round(-2.5f)); println(truncate(-1.5f))
}

class Door : AutoCloseable { override fun close() { println("closed") } }

fun p2() {
    println(Door().use { println("in"); 3 })
    try { Door().use { error("x") } } catch (e: IllegalStateException) { println(e.message) }
}

class Sensor
sealed interface Kind { object A : Kind }

fun p3() { println(Sensor::class.simpleName); println(Sensor()::class.simpleName); println(1::class.simpleName); println("a"::class.simpleName); println(Kind.A::class.simpleName); val a: Any = listOf(1); println((a is List<*>)) }

enum class Colour { RED, GREEN }

fun p4() { println(enumValues<Colour>().toList()); println(enumValueOf<Colour>("RED")); println(enumValues<Colour>().size); try { enumValueOf<Colour>("X") } catch (e: IllegalArgumentException) { println("no") } }

fun p5() {
    println("Hello".replace("l", "L", ignoreCase = true)); println("HeLlo".replace("l", "_", ignoreCase = true)); println("HeLlo".replace('l', '_', ignoreCase = true))
    println("a,b,c".splitToSequence(",").toList()); println("a\nb\r\nc".lineSequence().toList()); println("a;b,c".splitToSequence(";", ",").map { it.uppercase() }.toList())
    println("key=value=x".replaceBefore("=", "k")); println("key=value=x".replaceAfter("=", "v")); println("key=value=x".replaceBeforeLast("=", "k")); println("key=value=x".replaceAfterLast("=", "v")); println("abc".replaceAfter("x", "y")); println("abc".replaceBefore("x", "y", "none"))
    println("""
        |a
        |  b
    """.trimMargin()); println("""
        a
          b
    """.trimIndent()); println("a\nb".prependIndent("  ")); println("  a\n b".replaceIndent("> ")); println("  #a\n  #b".replaceIndentByMargin("> ", "#"))
}

fun p6() {
    println(runCatching { error("x") }.recover { "r" }.getOrNull()); println(runCatching { 1 }.recover { 2 }.getOrThrow()); println(runCatching { 1 }.map { it + 1 }.getOrDefault(0)); println(runCatching<Int> { error("x") }.recoverCatching { error("y") }.exceptionOrNull()?.message)
    println(Result.success(1).fold({ "s$it" }, { "f" })); println(Result.failure<Int>(RuntimeException("q")).isFailure); println(runCatching { 3 }.onSuccess { println("got $it") }.isSuccess); println(runCatching { 3 }.mapCatching { error("m") }.exceptionOrNull()?.message)
}

fun p7() {
    println(listOf(1, 2).zip(arrayOf("a", "b"))); println(arrayOf(1, 2).zip(listOf("a", "b"))); println(arrayOf(1, 2).zip(arrayOf(3, 4)) { a, b -> a + b }); println(intArrayOf(1, 2).zip(intArrayOf(5, 6)))
    val into = mutableMapOf<String, Int>(); println(listOf("a", "bb").associateWithTo(into) { it.length }); println(listOf("c").associateTo(into) { it to 9 }); println(listOf("dd").associateByTo(mutableMapOf()) { it.length })
    val m = mutableMapOf("a" to 1, "b" to 2); val each = m.iterator(); while (each.hasNext()) { val e = each.next(); if (e.value == 1) each.remove() else e.setValue(7) }; println(m)
    println(listOf(1, 2, 3).foldRightIndexed(0) { i, x, acc -> acc + i * x }); println(listOf("a", "b").reduceRightIndexed { i, s, acc -> "$i$s$acc" })
    val d = mutableMapOf<String, Int>().withDefault { it.length }; println(d.getValue("abc")); d["q"] = 5; println(d.getValue("q")); println(d)
    println(mapOf("b" to 1, "a" to 2).toSortedMap()); println(mapOf("b" to 1, "a" to 2).toSortedMap(compareByDescending { it })); println(mapOf("bb" to 1, "a" to 2).toSortedMap(compareBy { it.length }))
}

fun p8() {
    println(buildString(10) { append("a"); append(1) }); println(arrayOf(1, 2).asIterable().map { it * 2 }); println(intArrayOf(3).asIterable().toList()); println(arrayOf("x").asSequence().toList()); println(arrayOf(1, 2).asList())
    val s = sequenceOf(1, 2, 3, 4, 5)
    println(s.windowed(2) { it.sum() }.toList()); println(s.chunked(2) { it.sum() }.toList()); println(s.mapIndexedNotNull { i, x -> if (i % 2 == 0) x else null }.toList()); println(listOf(1, 2, 3).windowed(2, 1, true) { it.size }); println(listOf(1, 2, 3).chunked(2) { it.joinToString("-") })
    println(s.windowed(2, 2, true).toList()); println(s.zipWithNext { a, b -> b - a }.toList()); println(s.runningFold(0) { a, b -> a + b }.toList()); println(s.scan(1) { a, b -> a * b }.toList()); println(s.filterIndexed { i, _ -> i > 2 }.toList())
    println(listOf(1, 2).joinTo(StringBuilder("<"), ";", postfix = ">")); println(sequenceOf("a", "b").joinTo(StringBuilder())); println(arrayOf(1, 2).joinTo(StringBuilder(), "+"))
}

fun p9() {
    println(listOf(3, 1, 2).sortedWith(compareBy<Int> { it % 2 }.thenByDescending { it })); println(listOf("b", "a").sortedWith(Comparator { a, b -> a.compareTo(b) })); println(listOf("a", null, "b").sortedWith(nullsFirst())); println(listOf("a", null, "b").sortedWith(nullsLast(reverseOrder())))
    println(listOf(1, 2, 3, 4).partition { it > 2 }); println(mapOf("a" to 1).mapKeys { it.key + "!" }); println(mapOf("a" to 1, "b" to 2).filterValues { it > 1 }); println(mapOf("a" to 1).getOrElse("z") { 9 }); println(mapOf("a" to 1, "b" to 2).minByOrNull { it.value }); println(mapOf("a" to 1, "b" to 2).entries.sumOf { it.value })
    println(listOf(1, 2, 2, 3).groupingBy { it }.eachCount()); println("hello".groupingBy { it }.eachCount()); println(listOf("a", "bb", "cc").groupingBy { it.length }.fold("") { acc, s -> acc + s }); println(listOf(1, 2, 3).groupingBy { it % 2 }.reduce { _, a, b -> a + b })
    val dq = ArrayDeque(listOf(1, 2)); dq.addFirst(0); dq.addLast(3); println(dq); println(dq.removeFirst()); println(dq.removeLast()); println(dq.firstOrNull()); println(dq)
    println(List(3) { it * it }); println(MutableList(2) { 0 }.also { it[1] = 4 }); println(generateSequence(1) { if (it < 20) it * 3 else null }.toList()); println((1..10 step 3).toList()); println((10 downTo 1 step 4).toList()); println(1 until 4); println((1..<4).toList())
}
