/** Nulls. */
package programs.nulls

class P(val q: P?, val v: Int)

fun p1() {
    val s: String? = null
    println(s?.length)
    println(s?.length ?: -1)
    println(s ?: "none")
    println(s == null)
    println(s?.uppercase()?.reversed())
    println(s.toString())
    println("$s")
}

fun p2() {
    val s: String? = "abc"
    println(s!!.length)
    println(s?.let { it + "!" })
    if (s != null) println(s.length)
    println(s?.takeIf { it.length > 5 } ?: "short")
    println(s.isNullOrBlank())
}

fun p3() {
    val s: String? = null
    s!!.length
}

fun p4() {
    val p = P(P(null, 2), 1)
    println(p.q?.v)
    println(p.q?.q?.v)
    println(p.q?.q?.v ?: 0)
    println((p.q ?: p).v)
    val n = p.q?.q ?: run { println("no"); p }
    println(n.v)
}

fun p5() {
    fun f(s: String?): Int { val t = s ?: return -1; return t.length }
    println(f(null))
    println(f("abc"))
    fun g(x: Any?): String { if (x == null) return "null"; return x.toString() }
    println(g(null) + g(1))
}

fun p6() {
    val l = listOf(1, null, 3)
    println(l.filterNotNull().sum())
    println(l.map { it ?: 0 })
    println(l.sumOf { it ?: 0 })
    println(l[1]?.plus(1))
    val m: Map<String, Int>? = null
    println(m?.get("a"))
    println(m.orEmpty())
    println(m?.size ?: "no map")
}

fun p7() {
    var x: Int? = 5
    x = x?.plus(1)
    println(x)
    if (x != null && x > 3) println(x + 1)
    x = null
    println(x?.toString())
    println(x.toString())
    val y: Int? = 3
    println(y == 3)
    println(y != null)
}

fun p8() {
    val f: (() -> Int)? = null
    println(f?.invoke())
    val g: (() -> Int)? = { 4 }
    println(g?.invoke())
    println(listOf<Int?>(null) == listOf(null))
    println(null == null)
    var c: P? = P(null, 1)
    println(c?.v)
    c = c?.q
    println(c?.v)
    println((null as String?)?.length ?: throw IllegalArgumentException("none"))
}
