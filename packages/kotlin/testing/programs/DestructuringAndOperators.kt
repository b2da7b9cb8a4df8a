/** Destructuring and operators. */
package programs.destructuringAndOperators

data class D(val a: Int, val b: String)

class C(var v: Int) { operator fun plusAssign(n: Int) { v += n }; operator fun inc() = C(v + 1); operator fun not() = v == 0; operator fun rangeTo(o: C) = v..o.v; operator fun component1() = v; operator fun minus(n: Int) = C(v - n); override fun toString() = "C$v" }

var trace = ""

fun t(n: Int): Int { trace += n; return n }

class Idx { val d = mutableMapOf<Int, Int>(); operator fun get(i: Int): Int { trace += "g$i"; return d[i] ?: 0 }; operator fun set(i: Int, v: Int) { trace += "s$i"; d[i] = v } }

fun p1() {
    val (a, b) = D(1, "x")
    println("$a$b")
    val f = { (x, y): D -> "$x$y" }
    println(f(D(2, "z")))
    for ((k, v) in listOf(D(3, "q"))) println("$k$v")
    println(listOf(D(1, "a")).map { (n, s) -> s + n })
}

fun p2() {
    val c = C(0)
    println(!c)
    println((C(1)..C(3)).toList())
    val (v) = C(9)
    println(v)
    println(C(5) - 2)
}

fun p3() {
    trace = ""
    val i = Idx()
    i[t(1)] += t(2)
    println(trace)
    println(i.d)
    trace = ""
    i[t(3)]++
    println(trace)
    println(i.d)
}

fun p4() {
    val l = mutableListOf(1, 2, 3)
    var n = 0
    l[n++] += 10
    println(l)
    println(n)
    val m = mutableMapOf("a" to 1)
    m["a"] = m["a"]!! * 5
    println(m)
    val arr = intArrayOf(1, 2)
    arr[0]++
    arr[1] -= 5
    println(arr.toList())
    println(++arr[0])
}

fun p5() {
    var a = 1
    a = a++ + ++a
    println(a)
    var b = 5
    val r = b-- - --b
    println("$r $b")
    var s = "x"
    s += 1
    s += 'c'
    println(s)
    var bool = true
    bool = bool and false
    println(bool)
    var l = listOf(1)
    l += 2
    println(l)
}

fun p6() {
    trace = ""
    println(t(1) + t(2) * t(3) - t(4))
    println(trace)
    trace = ""
    println(t(1) < t(2) && t(3) > t(4) && t(5) > 0)
    println(trace)
    trace = ""
    listOf(t(3), t(2), t(1)).sorted()
    println(trace)
}

fun p7() { println(1 + 2 * 3 - 4 / 2 % 3) }

fun p8() { println((1 + 2) * 3) }

fun p9() { println(2 + 3 shl 1) }

fun p10() { println(1..3 + 2) }

fun p11() { println(5 - 3 - 1) }

fun p12() { println(true || false && false) }

fun p13() { println(!true == false) }

fun p14() { println(-2 * -3) }

fun p15() { println(1 < 2 == true) }

fun p16() { println(7 and 3 + 1) }

fun p17() {
    println("a" to 1 to 2.0)
    println(1 to 2 == 1 to 2)
    println((1 to 2) == (1 to 2))
    val p = 1 to (2 to 3)
    val (x, y) = p
    val (z, w) = y
    println(x + z + w)
    println(5 in listOf(5) == true)
}
