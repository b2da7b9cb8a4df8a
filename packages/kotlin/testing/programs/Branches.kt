/** Branches. */
package programs.branches

fun p1() {
    val x = 5
    println(if (x > 3) "big" else "small")
    if (x == 5) println("five")
    if (x < 0) println("neg") else if (x > 4) println("more") else println("else")
}

fun p2() {
    val x = 3
    println(when (x) { 1 -> "one"; 2, 3 -> "few"; else -> "many" })
    println(when { x < 0 -> "neg"; x == 0 -> "zero"; else -> "pos" })
    when (x) { 3 -> println("three") }
}

fun p3() {
    val x: Any = "s"
    println(when (x) { is Int -> "int ${x + 1}"; is String -> "string ${x.length}"; else -> "?" })
    println(when (x) { !is Int -> "no int"; else -> "int" })
}

fun p4() {
    println(when (val n = "abc".length) { in 1..5 -> "short $n"; !in 0..100 -> "long"; else -> "?" })
    val c = 'b'
    println(when (c) { in 'a'..'c' -> 1; else -> 2 })
}

fun p5() {
    val x = 7
    val r = when { x % 2 == 0 -> "even"; x % 3 == 0 -> "three"; else -> { val y = x * 2; "other $y" } }
    println(r)
    println(if (x > 1) { print("side "); 1 } else 2)
}

fun p6() {
    val s: String? = null
    println(when (s) { null -> "null"; "a" -> "A"; else -> "x" })
    println(when (true) { (1 > 2) -> "a"; (2 > 1) -> "b"; else -> "c" })
}

fun p7() {
    fun f(n: Int): String = when (n) { 0 -> "z"; 1 -> return "early"; else -> "o" }
    println(f(0) + f(1) + f(2))
    val e = if (false) 1 else null
    println(e)
}

fun p8() {
    val x = 15
    when { x > 10 && x < 20 -> println("teen"); else -> println("no") }
    when (x) { in listOf(1, 15) -> println("in list") }
    val l = listOf(1)
    when (l) { listOf(1) -> println("equal"); else -> println("different") }
}

fun p9() {
    val a: Any? = null
    println(when (a) { is String? -> "string or null"; else -> "other" })
    val b: Any = listOf(1)
    println(when (b) { is List<*> -> "list ${b.size}"; is Map<*, *> -> "map"; else -> "?" })
}

fun p10() {
    val n = 5
    println(when { n in 1..3 -> "low"; n in 4..6 -> "mid"; else -> "high" })
    val t = if (n > 3) if (n > 4) "a" else "b" else "c"
    println(t)
}
