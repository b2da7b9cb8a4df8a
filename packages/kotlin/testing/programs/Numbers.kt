/** Numbers. */
package programs.numbers

fun p1() { println(7 / 2) }

fun p2() { println(-7 / 2) }

fun p3() { println(7 % 3) }

fun p4() { println(-7 % 3) }

fun p5() { println(7.mod(3)) }

fun p6() { println((-7).mod(3)) }

fun p7() { println(7.floorDiv(2)) }

fun p8() { println((-7).floorDiv(2)) }

fun p9() { println(Int.MAX_VALUE) }

fun p10() { println(Int.MIN_VALUE) }

fun p11() { println(Int.MAX_VALUE + 1) }

fun p12() { println(Int.MIN_VALUE - 1) }

fun p13() { println(Long.MAX_VALUE) }

fun p14() { println(Long.MIN_VALUE) }

fun p15() { println(Long.MAX_VALUE + 1) }

fun p16() { println(1_000_000 * 1_000_000) }

fun p17() { println(1_000_000L * 1_000_000) }

fun p18() { println(0x1F) }

fun p19() { println(0b1010) }

fun p20() { println(0xFFL) }

fun p21() { println(5 and 3) }

fun p22() { println(5 or 3) }

fun p23() { println(5 xor 3) }

fun p24() { println(5.inv()) }

fun p25() { println(1 shl 4) }

fun p26() { println(-16 shr 2) }

fun p27() { println(-16 ushr 28) }

fun p28() { println(5L and 3L) }

fun p29() { println(1L shl 40) }

fun p30() { println(-1L ushr 60) }

fun p31() { println(5L xor 1L) }

fun p32() { println(5L.inv()) }

fun p33() { println(10.0 / 4) }

fun p34() { println(10 / 4.0) }

fun p35() { println(1.0 / 0) }

fun p36() { println(-1.0 / 0) }

fun p37() { println(0.0 / 0.0) }

fun p38() { println(0.1 + 0.2) }

fun p39() { println(1.0) }

fun p40() { println(1.5e10) }

fun p41() { println(1e7) }

fun p42() { println(1e-4) }

fun p43() { println(123456789.0) }

fun p44() { println(0.001) }

fun p45() { println(3.7.toInt()) }

fun p46() { println((-3.7).toInt()) }

fun p47() { println(1e20.toInt()) }

fun p48() { println(Double.NaN.toInt()) }

fun p49() { println(1e30.toLong()) }

fun p50() { println(3.toDouble()) }

fun p51() { println(3L.toInt()) }

fun p52() { println((1L shl 33).toInt()) }

fun p53() { println(65.toChar()) }

fun p54() { println('a'.code) }

fun p55() { println(Double.MAX_VALUE) }

fun p56() { println(Double.MIN_VALUE) }

fun p57() { println(Double.POSITIVE_INFINITY) }

fun p58() { println(Double.NaN) }

fun p59() {
    println(Double.NaN == Double.NaN)
    val a: Any = Double.NaN
    println(a == a)
    println(0.0 == -0.0)
}

fun p60() { println(listOf(Double.NaN) == listOf(Double.NaN)) }

fun p61() { println(listOf(0.0) == listOf(-0.0)) }

fun p62() { println(1.compareTo(2)) }

fun p63() { println(2.compareTo(1)) }

fun p64() { println(1.5.compareTo(1.5)) }

fun p65() { println(0.0.compareTo(-0.0)) }

fun p66() { println(1.5f) }

fun p67() { println(1.5f + 1) }

fun p68() { println(0.1f + 0.2f) }

fun p69() { println(1f / 3) }

fun p70() { println(16777216f + 1f) }

fun p106() { println(1 / 0) }

fun p107() { println(1 % 0) }

fun p108() { println(1L / 0L) }

fun p109() {
    var x = 5
    x += 3
    x -= 1
    x *= 2
    x /= 3
    x %= 3
    println(x)
}

fun p110() {
    var x = 5
    println(x++)
    println(x)
    println(++x)
    println(x--)
    println(--x)
}

fun p111() {
    val x: Long = 5
    println(x + 1)
    println(x * 2.5)
    println(x > 3)
}

fun p113() { println(+5) }

fun p114() { println(-(-5)) }

fun p115() { println(!true) }

fun p116() { println(3 > 2 && 2 > 1 || false) }

fun p117() { println(true xor false) }

fun p118() { println(true and false) }

fun p119() { println(true or false) }

fun p120() { println(Int.SIZE_BITS) }

fun p121() { println(Long.SIZE_BITS) }

fun p122() { println(Int.MAX_VALUE.toLong() + 1) }

fun p123() { println(10.countOneBits()) }

fun p124() { println(8.countLeadingZeroBits()) }

fun p125() { println(8.countTrailingZeroBits()) }

fun p126() { println(10.takeHighestOneBit()) }

fun p127() { println((1..5).sum()) }

fun p128() { println(listOf(1.5, 2.5).sum()) }

fun p129() { println(listOf(1, 2, 4).average()) }

fun p132() { println(1.0 == 1.0) }

fun p133() { println(1 == 1) }

fun p134() { println(1L == 1L) }

fun p135() { println((1 as Any) == (1L as Any)) }

fun p138() { println(5.0.rem(3.0)) }

fun p139() { println(-5.5 % 2.0) }

fun p140() { println(Double.NaN > 1.0) }

fun p141() { println(Double.NaN < 1.0) }

fun p142() { println(Double.NaN.compareTo(1.0)) }

fun p143() { println(1.0.isNaN()) }

fun p144() { println((1.0 / 0).isInfinite()) }

fun p145() { println(1.0.isFinite()) }
