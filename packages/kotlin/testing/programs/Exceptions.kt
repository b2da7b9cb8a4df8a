/** Exceptions. */
package programs.exceptions

class Mine(m: String, val code: Int) : Exception(m)

class Plain : RuntimeException()

fun risky(n: Int): Int { if (n > 2) throw IllegalArgumentException("too big: $n"); return n }

fun p1() {
    try { risky(5) } catch (e: IllegalArgumentException) { println("caught ${e.message}") } finally { println("finally") }
    println(try { risky(1) } catch (e: Exception) { -1 })
}

fun p2() {
    try { throw Mine("m", 7) } catch (e: Mine) { println("${e.message} ${e.code}") }
    try { throw Plain() } catch (e: RuntimeException) { println(e.message) }
    println(Mine("a", 1))
    println(IllegalStateException("x"))
}

fun p3() {
    fun f(): Int { try { return 1 } finally { println("f") } }
    println(f())
    @Suppress("all") fun g(): Int { try { return 1 } finally { return 2 } }
    println(g())
}

fun p4() {
    try { listOf(1)[5] } catch (e: IndexOutOfBoundsException) { println(e.message) }
    try { "x".toInt() } catch (e: NumberFormatException) { println(e.message) }
    try { null!! } catch (e: NullPointerException) { println("npe") }
    try { 1 / 0 } catch (e: ArithmeticException) { println(e.message) }
}

fun p5() {
    try { try { risky(9) } finally { println("inner") } } catch (e: Exception) { println("outer ${e.message}") }
    try { try { error("a") } catch (e: Exception) { throw RuntimeException("b", e) } } catch (e: RuntimeException) { println("${e.message} ${e.cause?.message}") }
}

fun p6() {
    val r = try { "x".toInt() } catch (e: NumberFormatException) { 0 } finally { print("done ") }
    println(r)
    fun h(): String = try { risky(3); "fine" } catch (e: IllegalArgumentException) { "bad" }
    println(h())
    try { throw Error("e") } catch (t: Throwable) { println(t) }
}

fun p7() {
    for (i in 1..3) { try { if (i == 2) continue; print(i) } finally { print("f") } }
    println()
    for (i in 1..3) { try { if (i == 2) break } finally { print("b$i ") } }
    println()
    println(listOf("1", "x").map { try { it.toInt() } catch (e: Exception) { -1 } })
}

fun p8() { throw Mine("last", 1) }

fun p9() { throw Plain() }

fun p10() { throw IllegalStateException() }

fun p11() { throw UnsupportedOperationException("no") }

fun p12() {
    val e = RuntimeException("a", IllegalStateException("b"))
    println(e.cause)
    println(e.message)
    println(RuntimeException().message)
    println(RuntimeException(IllegalStateException("c")).message)
    try { throw e } catch (x: IllegalStateException) { println("no") } catch (x: RuntimeException) { println("yes") }
}
