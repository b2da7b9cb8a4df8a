/** Ranges. */
package programs.ranges

fun p1() { println(1..5) }

fun p2() { println(1 until 5) }

fun p3() { println(5 downTo 1) }

fun p4() { println(1..10 step 3) }

fun p5() { println(10 downTo 1 step 4) }

fun p6() { println(1..<5) }

fun p7() { println((1..5).toList()) }

fun p8() { println((1 until 5).toList()) }

fun p9() { println((5 downTo 1).toList()) }

fun p10() { println((1..10 step 3).toList()) }

fun p11() { println(3 in 1..5) }

fun p12() { println(6 !in 1..5) }

fun p13() { println(2.5 in 1.0..3.0) }

fun p14() { println('c' in 'a'..'z') }

fun p15() { println("b" in "a".."c") }

fun p16() {
    for (i in 1..3) print(i)
    println()
    for (i in 3 downTo 1) print(i)
    println()
    for (i in 0..<3) print(i)
    println()
    for (i in 0..10 step 5) print("$i ")
    println()
}

fun p17() { println((1..5).first) }

fun p18() { println((1..5).last) }

fun p19() { println((1..10 step 3).last) }

fun p20() { println((1..10 step 3).step) }

fun p21() { println((5..1).isEmpty()) }

fun p22() { println((1..5).count()) }

fun p23() { println((1..5).sum()) }

fun p24() { println((1..5).average()) }

fun p25() { println((1..5).map { it * it }) }

fun p26() { println((1..5).filter { it % 2 == 0 }) }

fun p27() { println((1..5).reduce { a, b -> a * b }) }

fun p28() { println((1..5) == (1..5)) }

fun p29() { println((1..5) == (1..6)) }

fun p30() { println((5..1) == (9..2)) }

fun p31() { println((1..5).hashCode()) }

fun p32() { println((1L..3L).toList()) }

fun p33() { println((1L..10L step 4).toList()) }

fun p34() { println(('a'..'e' step 2).toList()) }

fun p35() { println((1..5).reversed().toList()) }

fun p36() { println((1..5).shuffled().size) }

fun p37() { println((1..5).random() in 1..5) }

fun p38() { println((1..3).contains(2)) }

fun p39() { println((1.0..2.0).start) }

fun p40() { println((1.0..2.0).endInclusive) }

fun p41() { println(1.0..2.0) }

fun p42() { println((1.0..2.0).contains(1.5)) }

fun p43() { println((1..3).zip(4..6)) }

fun p44() { println((1..6).chunked(2)) }

fun p45() { println((1..5).windowed(3)) }

fun p46() { println((1..3).flatMap { listOf(it, it) }) }

fun p47() {
    for (c in 'a'..'c') print(c)
    println()
    for (i in 10L downTo 8L) print(i)
    println()
}

fun p48() { println(1..10 step 0) }

fun p49() { println((1..3).joinToString("-")) }

fun p50() { println((1..5).take(2)) }

fun p51() { println((1..5).drop(3)) }

fun p52() { println((1..5).any { it > 4 }) }

fun p53() { println((1..5).indexOf(3)) }

fun p54() {
    val r = 1..3
    val (a, b) = r.first to r.last
    println("$a $b")
    println(r.isEmpty())
    println(r.toSet())
}

fun p55() { println((0..20).step(7).toList()) }

fun p56() { println((1..5).minOrNull()) }

fun p57() { println((5..1).maxOrNull()) }

fun p58() { println((1..4).sumOf { it * 1.5 }) }

fun p59() {
    println((Int.MAX_VALUE - 1..Int.MAX_VALUE).toList())
    var n = 0
    for (i in Int.MAX_VALUE - 2..Int.MAX_VALUE) n++
    println(n)
}

fun p60() { println((1..3).fold(10) { a, b -> a - b }) }

fun p61() { println((1..3).toMutableList().also { it.add(9) }) }

fun p62() { println((1..4).partition { it > 2 }) }

fun numbersInRangesOfLong() {
    println(80 in 1L..90L)
    println(listOf(1L until 90L, 100L..200L).count { 80 in it })
    println((1L..90L).contains(91))
    val closed: ClosedRange<Int> = 5..1
    println("${closed.start} ${closed.endInclusive} ${closed.isEmpty()} ${3 in closed}")
}
