/** Arithmetic of people's programs: overflow, division, bits, conversions, mathematics. */
package programs.arithmetic

import kotlin.math.*

fun p1() {
    println(Int.MAX_VALUE + 1)
    println(Int.MIN_VALUE / -1); println(-7 / 2); println(-7 % 3); println((-7).mod(3))
    println((-7).floorDiv(2)); println(7.0 / 0); println(0.0 / 0); println(-7.5 % 2)
    println(1 / 3 * 3); println(5 / 2.0); println(10.toDouble() / 4); println(Long.MAX_VALUE + 1)
    println(1_000_000 * 1_000_000); println(1_000_000L * 1_000_000); println(0x7F + 0b11); println(3 shl 4 or 1)
    println(-1 ushr 28); println(-1 shr 1); println(6 xor 3); println(5.inv())
    println(1L shl 40); println('a'.code + 1); println(3.7.toInt()); println((-3.7).toInt())
    println(1e20.toInt()); println(Double.NaN.toInt()); println(300.toByte()); println(70000.toShort())
    println(3000000000L.toInt()); println(65.toChar()); println(2.5f.toDouble()); println(0.1f.toDouble())
    println(1.1.toFloat()); println(10.toLong() == 10L); println(1 == 1.0.toInt()); println(5.compareTo(3))
    println(Int.MIN_VALUE.floorDiv(-1)); println(7.rem(-3)); println(7.mod(-3)); println((-8L).mod(5))
    println(17 and 0xF); println(5.countOneBits()); println(1 + 2L); println(1 + 2.5f)
    println('b' - 1)
}

fun p2() {
    println(sqrt(2.0))
    println(2.0.pow(10)); println(2.0.pow(0.5)); println(abs(-3)); println(abs(-2.5))
    println((-3).absoluteValue); println(round(2.5)); println(round(3.5)); println(2.5.roundToInt())
    println((-2.5).roundToInt()); println(floor(-1.1)); println(ceil(1.1)); println(truncate(-1.9))
    println(sin(PI / 2)); println(cos(0.0)); println(atan2(1.0, 1.0)); println(ln(E))
    println(log10(1000.0)); println(log2(8.0)); println(log(8.0, 2.0)); println(exp(1.0))
    println(hypot(3.0, 4.0)); println(max(1, 2)); println(min(1.5, 2.0)); println(sign(-2.0))
    println((-5).sign); println(cbrt(27.0)); println(3.7.roundToLong()); println(1.0.isNaN())
    println((0.0 / 0.0).isNaN()); println(PI); println(tan(1.0)); println(2.0.pow(3).toInt())
    println(10.0.pow(-2)); println(1e-5); println(asin(2.0)); println(ceil(-0.5))
    println(5.0.mod(-3.0))
}

fun p3() {
    fun isPrime(n: Int) = n > 1 && (2..sqrt(n.toDouble()).toInt()).none { n % it == 0 }
    println((1..30).filter(::isPrime))
    fun factors(n: Int): List<Int> { var m = n; val out = mutableListOf<Int>(); var d = 2; while (m > 1) { while (m % d == 0) { out += d; m /= d }; d++ }; return out }
    println(factors(360))
    fun collatz(n: Long) = generateSequence(n) { if (it == 1L) null else if (it % 2 == 0L) it / 2 else 3 * it + 1 }
    println(collatz(6).toList())
    println((1..20).fold(1L) { a, b -> a * b })
    println(listOf(1, 2, 3, 4).let { xs -> val mean = xs.average(); sqrt(xs.sumOf { (it - mean).pow(2) } / xs.size) })
    println(generateSequence(1 to 1) { (a, b) -> b to a + b }.map { it.first }.take(10).toList())
    println("1101".fold(0) { a, c -> a * 2 + c.digitToInt() })
    println((1..3).map { n -> (1..n).fold(1) { a, b -> a * b } }.sum())
    var x = 10; x += 5; x -= 3; x *= 2; x /= 5; x %= 3
    println(x); println(x++ + ++x); println(-x); println(+x)
    println(!true || false && true); println(true xor false); println(5 > 3 == true); println(1 < 2 && 2 < 3)
}

fun p4() { println(1 / 0) }
fun p5() { println(5L % 0L) }
fun p6() { println("x".toInt()) }

fun p7() {
    val a: Byte = 10; val b: Short = 20; println(a + b); println(a * b - 1)
}

fun p8() {
    val n: Number = 3
    println(n.toDouble()); println(n is Int); val xs: List<Number> = listOf(1, 2.5, 3L); println(xs.sumOf { it.toDouble() }); println(xs.map { when (it) { is Int -> "i"; is Long -> "l"; else -> "d" } }); val c: Comparable<Int> = 5
    println(c > 3); val any: Any = 5; println(any == 5); println(any.equals(5L)); println(any.hashCode())
    println(5.0.hashCode()); println("a".hashCode() + 'a'.hashCode() + true.hashCode() + 5L.hashCode()); println(null.hashCode()); println(listOf<Any?>(1, null).hashCode())
    println(1.0.equals(1)); println(0.1 + 0.2 == 0.3); println(1.0f == 1.0f); val d: Double? = null; println(d == 1.0)
    println(d?.plus(1) ?: 0.0); println(Int.SIZE_BITS); println(Byte.MAX_VALUE); println(1.coerceAtLeast(2))
    println(15.takeHighestOneBit()); println(12.countTrailingZeroBits())
}
