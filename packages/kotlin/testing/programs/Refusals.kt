/** Forms of ordinary programs that were once refused for an untrue reason. */
package programs.refusals

class Tag { val label get() = "field"; val twice get() = label + label }

fun p1() { val t = Tag(); println(t.label); println(t.twice) }

interface Named { val name: String }
interface Sized { val size: Int }
class Both(override val name: String, override val size: Int) : Named, Sized

fun p2() {
    val x: Named = Both("a", 3)
    if (x is Sized) println("${x.name} ${x.size}")
    val y: Any = x
    if (y is Named && y is Sized) println("${y.name} ${y.size}")
}

data class Point(val x: Int, val y: Int)
class Path(val hops: List<Int>)

fun p3() {
    val p: Point? = Point(1, 2)
    println(p?.let { "${p.x}" })
    val path: Path? = Path(listOf(1, 2))
    println(path?.takeUnless { path.hops.size > 3 }?.hops)
    println(path?.takeIf { path.hops.size > 3 }?.hops)
    val q: Point? = null
    println(q?.let { "${q.x}" } ?: "none")
}

typealias Step = (Int) -> Int

inline fun later(crossinline step: Step): () -> Int = { step(4) }

fun p4() { println(later { it + 1 }()) }

private open class Shape(val sides: Int) { open fun area() = 0.0 }
private class Square(val side: Double) : Shape(4) { override fun area() = side * side }
private abstract class Base { abstract fun id(): Int }
private class One : Base() { override fun id() = 1 }

fun p5() { println(Square(2.0).area()); println(One().id()); println(Square(1.0).sides) }

sealed class Result2<out T> {
    class Ok<T>(val value: T) : Result2<T>()
    class No<T>(val why: String) : Result2<T>()
}

fun told(r: Result2<Int>) = when (r) {
    is Result2.Ok -> "ok ${r.value + 1}"
    is Result2.No -> "no ${r.why}"
}

fun p6() { println(told(Result2.Ok(3))); println(told(Result2.No("x"))) }

fun p7() {
    val unit = "hour"
    val toSeconds: (Int) -> Int = when (unit) {
        "hour" -> { value -> value * 60 * 60 }
        "minute" -> { value -> value * 60 }
        else -> { value -> value }
    }
    println(toSeconds(2))
    val f: (Int) -> Int = if (unit == "x") { x -> x + 1 } else { x -> x + 2 }
    println(f(1))
}

fun p8() { val x = 1; println($$"cost $5 $$x"); println($$"""a $$$x $${x + 1}""") }

fun p9() {
    for (i in 1..5) { listOf(1, 2, 3).forEach { if (it == 2) continue; if (i == 3) break; println("$i $it") } }
    var n = 0
    while (true) { n.let { if (it > 3) break }; n++ }
    println(n)
}

object Metrics { fun euclid(a: Double, b: Double) = kotlin.math.sqrt(a * a + b * b) }
class Units { companion object { fun km(m: Int) = m / 1000 } }

fun p10() {
    val m = Metrics::euclid
    println(m(3.0, 4.0))
    println(listOf(1000, 2000).map(Units::km))
    println(listOf(3000).map((Units)::km))
}

fun p11() {
    val it = iterator { yield(1); yield(2) }
    while (it.hasNext()) println(it.next())
    val words = iterator { for (c in "ab") yield("$c!"); yieldAll(listOf("x", "y")) }
    for (word in words) print(word)
    println()
}

fun <T> larger(a: T, b: T): String where T : CharSequence, T : Comparable<T> =
    if (a > b) "${a.length}" else "${b.length}:${b.subSequence(0, 1)}"

fun p12() { println(larger("abc", "b")); println(larger("zbc", "b")) }
