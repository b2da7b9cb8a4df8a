/** Loops. */
package programs.loops

fun p1() {
    var i = 0
    while (i < 3) { print(i); i++ }
    println()
    do { print(i); i-- } while (i > 0)
    println()
    for (x in listOf("a", "b")) print(x)
    println()
}

fun p2() {
    for (i in 1..10) { if (i == 3) continue; if (i == 6) break; print(i) }
    println()
    outer@ for (i in 1..3) { for (j in 1..3) { if (j == 2) continue@outer; if (i == 3) break@outer; print("$i$j ") } }
    println()
}

fun p3() {
    var n = 0
    while (true) { n++; if (n > 5) break }
    println(n)
    repeat(3) { print(it) }
    println()
    var k = 10
    do { val half = k / 2; k = half } while (half > 1)
    println(k)
}

fun p4() {
    for ((a, b) in listOf(1 to "x", 2 to "y")) print("$a$b ")
    println()
    for (c in "abc") print(c.uppercase())
    println()
    for (i in listOf(1, 2, 3).indices) print(i)
    println()
    for (i in 10 downTo 0 step 5) print("$i ")
    println()
}

fun p5() {
    run { listOf(1, 2, 3).forEach { if (it == 2) return@run; print(it) } }
    println()
    listOf(1, 2, 3).forEach { if (it == 2) return@forEach; print(it) }
    println()
    listOf(1, 2).forEach here@{ if (it == 1) return@here; print(it) }
    println()
}

fun p6() {
    val fs = mutableListOf<() -> Int>()
    for (i in 1..3) fs.add { i * 10 }
    println(fs.map { it() })
    var s = 0
    for (i in 1..3) { s += i; val f = { s }; println(f()) }
}

fun p7() {
    fun find(l: List<Int>): Int { for (x in l) if (x > 2) return x; return -1 }
    println(find(listOf(1, 3)))
    println(find(listOf()))
    fun count(): Int { var n = 0; while (true) { n++; if (n == 4) return n } }
    println(count())
}

fun p8() {
    var x = 3
    while (x > 0) { x--; if (x == 1) continue; print(x) }
    println()
    for (i in 0 until 0) print("never")
    println("done")
    for (i in 5..1) print("never")
    println("end")
}

fun p9() {
    var r = 0
    for (i in 1..3) for (j in i..3) r += i * j
    println(r)
    loop@ while (true) { do { break@loop } while (true) }
    println("out")
    val it = mutableListOf(1, 2, 3).iterator()
    while (it.hasNext()) if (it.next() == 2) it.remove()
}

fun p10() {
    var n = 27
    var steps = 0
    while (n != 1) { n = if (n % 2 == 0) n / 2 else 3 * n + 1; steps++ }
    println(steps)
    var a = 0
    var b = 1
    repeat(10) { val t = a + b; a = b; b = t }
    println(a)
}
