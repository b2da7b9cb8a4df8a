/** Loops that a `return` leaves, where there is a parameter, a receiver or an instance. */
package programs.loopsthatreturn

fun firstAt(n: Int): Int { var i = 0; while (i < 10) { if (i == n) return i; i++ }; return -1 }

fun String.placeOf(c: Char): Int { var i = 0; while (i < length) { if (this[i] == c) return i; i++ }; return -1 }

fun kindOf(n: Int): String { while (true) { when { n > 3 -> break; else -> return "small" } }; return "large" }

class Counter(val limit: Int) {
    fun up(): Int { var i = 0; while (true) { if (i == limit) return i; i++ } }
    fun letters(): String { var s = ""; do { s += "a"; if (s.length > limit) return s } while (true) }
    val half: Int get() { var i = 0; while (i * 2 < limit) { if (i > 100) return -1; i++ }; return i }
}

fun p1() {
    println("${firstAt(3)} ${firstAt(30)}")
    println("${"hello".placeOf('l')} ${"hello".placeOf('x')}")
}

fun p2() {
    println("${kindOf(1)} ${kindOf(9)}")
    println("${Counter(4).up()} ${Counter(2).letters()} ${Counter(5).half}")
}

fun p3() {
    val search = { n: Int -> var i = 0; run { while (true) { if (i * i >= n) return@run i; i++ } } }
    println(search(17))
    fun gcd(a: Int, b: Int): Int { var x = a; var y = b; while (true) { if (y == 0) return x; val z = x % y; x = y; y = z } }
    println(gcd(12, 18))
}
