/** Sequences. */
package programs.sequences

fun p1() { println(sequenceOf(1, 2, 3).map { it * 2 }.toList()) }

fun p2() { println(generateSequence(1) { it * 2 }.take(5).toList()) }

fun p3() { println(generateSequence(1) { if (it < 4) it + 1 else null }.toList()) }

fun p4() { println((1..5).asSequence().filter { it % 2 == 1 }.sum()) }

fun p5() { println(emptySequence<Int>().toList()) }

fun p6() {
    val s = listOf(1, 2, 3).asSequence().map { print("m$it "); it * 2 }.filter { print("f$it "); it > 2 }
    println("lazy")
    println(s.first())
    println(s.toList())
}

fun p7() { println(sequence { yield(1); yieldAll(listOf(2, 3)); yield(4) }.toList()) }

fun p8() {
    println(sequence { var a = 0; var b = 1; while (true) { yield(a); val c = a + b; a = b; b = c } }.take(8).toList())
}

fun p9() { println((1..3).asSequence().flatMap { sequenceOf(it, it) }.toList()) }

fun p10() { println(sequenceOf(3, 1, 2).sorted().toList()) }

fun p11() { println(sequenceOf(1, 1, 2).distinct().toList()) }

fun p12() { println(sequenceOf(1, 2, 3, 4).chunked(2).toList()) }

fun p13() { println(sequenceOf(1, 2).zip(sequenceOf("a", "b")).toList()) }

fun p14() { println(sequenceOf(1, 2).plus(3).toList()) }

fun p15() { println(sequenceOf(1, 2, 3).windowed(2).toList()) }

fun p16() { println(sequenceOf(1, 2, 3).takeWhile { it < 3 }.toList()) }

fun p17() { println(sequenceOf(1, 2, 3).dropWhile { it < 2 }.toList()) }

fun p18() { println(sequenceOf(1, 2).joinToString()) }

fun p19() { println(sequenceOf(1, 2).count()) }

fun p20() { println(sequenceOf(1, 2).toSet()) }

fun p21() { println(sequenceOf("a").associateWith { 1 }) }

fun p22() { println(sequenceOf(1, 2).withIndex().toList()) }

fun p23() { println(sequenceOf(1, null).filterNotNull().toList()) }

fun p24() { println(sequenceOf(1, 2, 3).mapNotNull { if (it > 1) it else null }.toList()) }

fun p25() { println(sequenceOf(1, 2).onEach { print(it) }.sum()) }

fun p26() { println(sequenceOf(1, 2).any { it > 1 }) }

fun p27() {
    var n = 0
    val s = generateSequence { n++.takeIf { it < 3 } }
    println(s.toList())
}

fun p28() {
    var n = 0
    val s = generateSequence { n++.takeIf { it < 3 } }
    println(s.toList())
    println(s.toList())
}

fun p29() {
    println(sequenceOf(1, 2, 3).fold(0) { a, b -> a + b })
    println(sequenceOf(1, 2, 3).reduce { a, b -> a + b })
    println(sequenceOf(1, 2, 3).runningFold(0) { a, b -> a + b }.toList())
    println(sequenceOf(5, 3).minOrNull())
    println(sequenceOf(1, 2).last())
    println(sequenceOf(1, 2).elementAt(1))
    println(sequenceOf(1, 2, 3).groupBy { it % 2 })
    println(sequenceOf(1, 2, 3).partition { it > 1 })
    println("abc".asSequence().toList())
    for (x in sequenceOf(1, 2)) print(x)
    println()
    println(sequenceOf(1, 2, 3).drop(1).toList())
    println(sequenceOf(1, 2).maxOf { it })
}
