/** Sequences that are made by a block. */
package programs.builders

fun below(n: Int) = sequence { for (i in 0 until n) { println("make $i"); yield(i) } }

class Tree(val value: Int, val left: Tree? = null, val right: Tree? = null) {
    fun walk(): Sequence<Int> = sequence {
        if (left != null) yieldAll(left.walk())
        yield(value)
        if (right != null) yieldAll(right.walk())
    }
}

fun p1() { println(below(5).take(2).toList()) }

fun p2() { for (x in below(2)) println("use $x") }

fun p3() { println(Tree(2, Tree(1), Tree(4, Tree(3))).walk().toList()) }

fun p4() {
    val primes = sequence {
        val found = mutableListOf<Int>()
        var n = 2
        while (true) {
            if (found.none { n % it == 0 }) { found += n; yield(n) }
            n++
        }
    }
    println(primes.take(8).toList())
    println(primes.first { it > 20 })
}

fun p5() {
    val s = sequence {
        try { yield(1); error("stop") } catch (e: IllegalStateException) { yield(2) } finally { println("end") }
    }
    println(s.toList())
}

fun p6() { val s = sequence { yield("a"); if (true) return@sequence; yield("b") }; println(s.joinToString()) }

fun p7() {
    val a = sequence { var i = 0; while (true) yield(i++) }
    val b = sequence { for (c in 'a'..'c') yield(c) }
    println(a.zip(b).toList())
    println(a.drop(3).filter { it % 2 == 1 }.map { it * it }.take(3).toList())
}

fun p8() { val i = sequence { yield(1); yield(2) }.iterator(); while (i.hasNext()) println(i.next()) }

fun p9() { println(sequence<Int> { }.toList()); println(sequence { yieldAll(1..3); yieldAll(sequenceOf(7)) }.sum()) }

fun p10() { println(sequence { yield(sequence { yield(1) }.first() + 1) }.toList()) }

fun p11() {
    val s = sequence { yield(1); throw IllegalArgumentException("late") }
    println(s.first())
    try { s.toList() } catch (e: IllegalArgumentException) { println(e.message) }
}

fun p12() { println(generateSequence(1) { it * 2 }.windowed(2).take(3).toList()); println(generateSequence { 4 }.chunked(3).first()) }

fun p13() { val s = generateSequence { null as Int? }; println(s.toList()); println(s.toList()) }

fun p14() { val s = sequenceOf(1, 2).constrainOnce(); println(s.sum()); println(s.sum()) }

fun p15() { println(sequenceOf(1, 2, 3, 4, 5).windowed(2, 2, true).toList()); println(sequenceOf(1, 2, 3, 4, 5).windowed(2, 3).toList()) }

fun p16() {
    println(sequenceOf(3, 1, 2).onEach { print("[$it]") }.sortedDescending().toList())
    println(sequenceOf(1, 2).plus(3).plus(listOf(4)).minus(1).toList())
    println(sequenceOf(1, 2, 3, 1).dropWhile { it < 2 }.toList())
    println(sequenceOf(1, null, 2).filterNotNull().toList())
    println(sequenceOf(1, 2, 3).scan(0) { a, b -> a + b }.toList())
    println(sequenceOf(1, 2, 3).zipWithNext { a, b -> b - a }.toList())
    println(sequenceOf(listOf(1), listOf(2, 3)).flatten().toList())
    println(emptySequence<Int>().ifEmpty { sequenceOf(9) }.toList())
    println(sequenceOf("a", "bb", "cc").distinctBy { it.length }.toList())
    println(sequenceOf(1, 2, 3).filterIndexed { i, _ -> i != 1 }.toList())
}
