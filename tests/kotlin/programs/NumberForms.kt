/** Numbers: signed zeroes, bounds, conversions, bytes and shorts, formats. */
package programs.numberforms

fun p1() {
    val z: Double = 0.0; val m: Double = -0.0
    println("${z == m} ${z.equals(m)} ${z.compareTo(m)} ${(z as Any) == (m as Any)}")
    val n = Double.NaN
    println("${n == n} ${n.equals(n)} ${n < 1.0} ${n.compareTo(1.0)} ${listOf(n).contains(Double.NaN)}")
    println(listOf(1.0, Double.NaN, -0.0, 0.0).sorted())
    println(maxOf(0.0, -0.0).toString() + minOf(0.0, -0.0))
    println(setOf(0.0, -0.0).size)
    val a: Double? = 0.0; val b: Double? = -0.0
    println(a == b)
}

fun p2() {
    val big: Long = Int.MAX_VALUE.toLong() + 1
    println("$big ${big.toInt()} ${Int.MAX_VALUE + 1} ${Long.MIN_VALUE} ${Int.MIN_VALUE}")
    println("${-7 / 2} ${-7 % 2} ${(-7).mod(2)} ${(-7).floorDiv(2)} ${7.rem(3)}")
    println("${1e10} ${1.0E-5} ${100.0} ${1234567.0} ${12345678.9} ${0.001} ${1.0f / 3} ${1.0 / 3}")
    println("${Double.MIN_VALUE} ${Double.MAX_VALUE} ${Float.MIN_VALUE} ${Float.MAX_VALUE}")
    println("${3.7.toInt()} ${(-3.7).toInt()} ${Double.NaN.toInt()} ${1e20.toInt()} ${1e20.toLong()}")
    println("${'a' + 1} ${'z' - 'a'} ${'a'.code} ${97.toChar()}")
    println("${0x1F} ${0b1010} ${1_000_000} ${0xFFFFFFFFL}")
}

fun p3() {
    val b: Byte = 100
    val s: Short = 30000
    println("$b $s ${b + s} ${(b + 100).toByte()} ${s.toByte()} ${200.toByte()} ${70000.toShort()}")
    println("${Byte.MAX_VALUE} ${Byte.MIN_VALUE} ${Short.MAX_VALUE} ${Short.MIN_VALUE}")
    var c: Byte = 127
    c++
    println(c)
    val bytes = byteArrayOf(1, -2, 3)
    println("${bytes.sum()} ${bytes.toList()} ${bytes.size}")
    println("${b.toInt() and 0xFF} ${(-1).toByte().toInt() and 0xFF}")
    println(listOf<Byte>(1, 2).map { it * 2 })
}

fun p4() {
    println("${5.coerceIn(1, 3)} ${5.coerceAtLeast(7)} ${5.coerceAtMost(2)} ${2.5.coerceIn(0.0, 1.0)}")
    try { 5.coerceIn(3, 1) } catch (e: IllegalArgumentException) { println(e.message) }
    println("${(1..10).random() in 1..10} ${10 downTo 1 step 3} ${(1..9 step 4).toList()} ${(1 until 1).isEmpty()}")
    println("${1..3} ${1L..3L} ${'a'..'c'} ${1.0..2.0} ${(1..3).hashCode()} ${(1..0).hashCode()}")
    println("${(1..10).sum()} ${(1..5).average()} ${(5 downTo 1).toList()} ${(1..10).last} ${(1..10 step 4).last}")
    println(0.1 + 0.2)
    println(1.5.hashCode())
    println("${1L.hashCode()} ${true.hashCode()} ${'a'.hashCode()} ${1.5f.hashCode()} ${"abc".hashCode()} ${null.hashCode()}")
}

fun p5() {
    println("%.2f|%5d|%-5d|%05d|%x|%s|%c|%b|%e|%,d|%+d|%%".format(3.14159, 42, 42, 42, 255, "s", 'c', true, 12345.678, 1234567, 5))
    println(String.format("%s is %d years", "Ann", 30))
    println("%8.3f|%-8s|%8s|%08.2f".format(2.5, "ab", "cd", -3.14159))
    println("%X %o %h".format(255, 8, "hi"))
    println("%2\$s %1\$s".format("a", "b"))
    println("%.0f %.1f %.3f".format(0.5, 0.25, 2.0005))
    println("%d %d".format(1L, 2))
    println("%s %S %10.3s|".format(null, "up", "truncate"))
}

fun p6() {
    try { "%d".format("x") } catch (e: Exception) { println(e) }
    try { "%.2f".format(1) } catch (e: Exception) { println(e) }
    try { "%s %s".format("a") } catch (e: Exception) { println(e) }
    try { "abc".toInt() } catch (e: NumberFormatException) { println(e.message) }
    try { "".toInt() } catch (e: NumberFormatException) { println(e.message) }
    try { "1.5x".toDouble() } catch (e: NumberFormatException) { println(e.message) }
    try { "".toDouble() } catch (e: NumberFormatException) { println(e.message) }
    try { "99999999999".toInt() } catch (e: NumberFormatException) { println(e.message) }
    try { println(1 / 0) } catch (e: ArithmeticException) { println(e.message) }
    println(1.0 / 0)
}

fun p8() {
    var sum = 0L
    for (i in 1L..5L step 2) sum += i
    for (i in 10L downTo 7L) sum += i
    println(sum)
    println((1L until 4L).map { it * it })
    println(Long.MAX_VALUE in 0L..Long.MAX_VALUE)
    var n = 0
    for (i in Long.MAX_VALUE - 2..Long.MAX_VALUE) n++
    println(n)
}

fun p9() {
    println("${10.toString(2)} ${255.toString(16)} ${"ff".toInt(16)} ${"-101".toInt(2)} ${(-5).toString(2)}")
    println("${5 and 3} ${5 or 3} ${5 xor 3} ${1 shl 33} ${-1 ushr 28} ${-16 shr 2} ${5.inv()} ${1L shl 40}")
    println("${"12".toLong()} ${"1e3".toDouble()} ${"0x".toIntOrNull()} ${" 5".toIntOrNull()} ${"5.".toDoubleOrNull()} ${"+7".toInt()}")
    println("${7.toDouble() / 2} ${7 / 2.0} ${7f / 2} ${7L / 2} ${'7'.digitToInt()} ${"7".single()}")
    println("${kotlin.math.round(2.5)} ${kotlin.math.floor(-1.5)} ${kotlin.math.abs(-3)} ${kotlin.math.sqrt(2.0)}")
}

fun p10() {
    val a: Long = 2147483647 + 1
    val b: Long = 1
    val c: Double = 3.0
    val list: List<Long> = listOf(1, 2, 3)
    println("$a ${b + 1} $c ${list.sum()}")
    val f: Float = 1.1f
    println("$f ${f.toDouble()} ${f * 2} ${f + 1.0}")
    println("${1.1f == 1.1f} ${0.1f + 0.2f} ${16777217f}")
    val n: Number = 5
    println("${n.toDouble()} ${n is Int} ${n.toLong()}")
    println(3 > 2L)
    println("${5.compareTo(3)} ${5.0.compareTo(5)} ${"a".compareTo("c")} ${'a'.compareTo('b')} ${true.compareTo(false)}")
}

fun p11() {
    println("${listOf(1, 2, 3).average()} ${listOf<Int>().average()} ${listOf(1.5, 2.5).sum()} ${listOf(1f, 2f).sum()}")
    println(listOf("a" to 1.5, "b" to 2.0).sumOf { it.second })
    println(listOf(1, 2).sumOf { it.toLong() })
    println((1..20).fold(1L) { acc, i -> acc * i })
    println(generateSequence(1) { if (it < 1000) it * 3 else null }.toList())
    println((1..5).reduce { a, b -> a * 10 + b })
}

fun p12() {
    println("${(0.1f).toString()} ${1e7f} ${1.0e-4f} ${123456.7f} ${Float.NaN} ${-0f}")
    println("${1e7} ${1e-3} ${123456789012.0} ${9007199254740993.0} ${4.9e-324} ${1.0E21} ${-1e-7}")
    println("${100.0.toString()} ${1e2.toInt()} ${5e-1} ${.5}")
    println("${Int.MAX_VALUE.toDouble()} ${Long.MAX_VALUE.toDouble()} ${Long.MAX_VALUE.toFloat()}")
}

fun p13() {
    println(listOf(3.0e-45f, 1.4e-45f, -4.2e-45f, 1.0e-44f, 7e-45f, 1e-40f, 0.001f, 100f, 1e7f, -2e10f, 3e38f))
    println(listOf(4.9e-324, 1.5e-323, 2.5e-323, 4e-323, 1e-310, 1e7, 3e10, -1.5e-7, 2e300))
}
