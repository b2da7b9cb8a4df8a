/** Limits, `kotlin.math`, and numbers as text. */
package programs.numberfunctions

fun p71() { println(minOf(3, 1, 2)) }

fun p72() { println(maxOf(3, 1, 2)) }

fun p73() { println(minOf(1.5, 2.5)) }

fun p74() { println(maxOf(1L, 2L)) }

fun p75() { println(5.coerceIn(1, 3)) }

fun p76() { println(0.coerceIn(1, 3)) }

fun p77() { println(2.coerceAtLeast(3)) }

fun p78() { println(9.coerceAtMost(4)) }

fun p79() { println(2.5.coerceIn(0.0, 1.0)) }

fun p80() { println(kotlin.math.abs(-5)) }

fun p81() { println(kotlin.math.abs(-5.5)) }

fun p82() { println(kotlin.math.sqrt(16.0)) }

fun p83() { println(kotlin.math.PI) }

fun p84() { println(kotlin.math.floor(-1.5)) }

fun p85() { println(kotlin.math.ceil(-1.5)) }

fun p86() { println(kotlin.math.round(2.5)) }

fun p87() { println(kotlin.math.round(3.5)) }

fun p88() { println(kotlin.math.truncate(-1.5)) }

fun p89() { println(kotlin.math.max(1, 2)) }

fun p90() { println(kotlin.math.min(1.0, 2.0)) }

fun p91() { println(kotlin.math.hypot(3.0, 4.0)) }

fun p92() { println(kotlin.math.sin(0.0)) }

fun p93() { println(kotlin.math.cos(0.0)) }

fun p94() { println(kotlin.math.exp(0.0)) }

fun p95() { println(kotlin.math.ln(1.0)) }

fun p96() { println("42".toInt()) }

fun p97() { println("-7".toLong()) }

fun p98() { println("2.50".toDouble()) }

fun p99() { println("x".toIntOrNull()) }

fun p100() { println("3.x".toDoubleOrNull()) }

fun p101() { println("x".toInt()) }

fun p102() { println("99999999999".toInt()) }

fun p103() { println(255.toString(16)) }

fun p104() { println("ff".toInt(16)) }

fun p105() { println(5.toString(2)) }

fun p112() { println((-5).toString()) }

fun p130() { println(3.14159.toString().length) }

fun p131() { println(100.toString() + 1) }

fun p136() { println(Math.max(1, 2)) }

fun p137() { println(kotlin.math.sign(-2.0)) }

fun hypotenuses() {
    val sides = List(60) { (it * 7919 + 13) % 1009 * 0.37 - 150 to (it * 104729 + 7) % 997 * 0.11 }
    println(sides.map { (x, y) -> kotlin.math.hypot(x, y) })
}

fun unusualHypotenuses() {
    val few = listOf(0.0, -0.0, 3.0, -4.0, 1e-300, 1e300, 1e-5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY)
    println(few.flatMap { x -> few.map { y -> kotlin.math.hypot(x, y) } })
}
