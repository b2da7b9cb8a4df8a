/** Generics. */
package programs.generics

class Tree<T : Comparable<T>> { var v: T? = null; var l: Tree<T>? = null; var r: Tree<T>? = null; fun add(x: T) { val c = v; if (c == null) v = x else if (x < c) (l ?: Tree<T>().also { l = it }).add(x) else (r ?: Tree<T>().also { r = it }).add(x) }; fun all(): List<T> = (l?.all() ?: listOf()) + listOfNotNull(v) + (r?.all() ?: listOf()) }

interface Source<out T> { fun next(): T }

class Const<T>(val v: T) : Source<T> { override fun next() = v }

interface Sink<in T> { fun put(x: T) }

fun <K, V> invert(m: Map<K, V>): Map<V, List<K>> = m.entries.groupBy({ it.value }, { it.key })

fun <T> pick(a: T, b: T, first: Boolean): T = if (first) a else b

fun <T, R> List<T>.mine(f: (T) -> R): List<R> { val r = mutableListOf<R>(); for (x in this) r.add(f(x)); return r }

typealias Pred<T> = (T) -> Boolean

sealed interface Expr; data class Num(val n: Int) : Expr; data class Add(val a: Expr, val b: Expr) : Expr; data class Mul(val a: Expr, val b: Expr) : Expr

fun eval(e: Expr): Int = when (e) { is Num -> e.n; is Add -> eval(e.a) + eval(e.b); is Mul -> eval(e.a) * eval(e.b) }

fun p1() {
    val t = Tree<Int>()
    listOf(3, 1, 2, 5).forEach(t::add)
    println(t.all())
    val s = Tree<String>()
    s.add("b")
    s.add("a")
    println(s.all())
}

fun p2() {
    val s: Source<Any> = Const("x")
    println(s.next())
    val k = object : Sink<Any> { override fun put(x: Any) { println("put $x") } }
    val i: Sink<Int> = k
    i.put(5)
}

fun p3() { println(invert(mapOf(1 to "a", 2 to "b", 3 to "a"))) }

fun p4() { println(pick(1, 2, true)) }

fun p5() { println(pick<Any>(1, "a", false)) }

fun p6() { println(listOf(1, 2).mine { "m$it" }) }

fun p7() { println(emptyList<Int>().mine { it }) }

fun p8() {
    val p: Pred<Int> = { it > 2 }
    println(listOf(1, 2, 3).filter(p))
    println(p(5))
    val any: List<Any> = listOf(1, "a")
    println(any)
    val nums: List<Number> = listOf(1, 2.5)
    println(nums.map { it.toInt() })
    val c: Comparable<Int> = 5
    println(c.compareTo(3))
}

fun p9() { println(eval(Add(Num(1), Mul(Num(2), Num(3))))) }

fun p10() { println(Add(Num(1), Num(2))) }

fun p11() { println(Add(Num(1), Num(2)) == Add(Num(1), Num(2))) }

fun p12() {
    fun <T> id(x: T) = x
    println(id(1) + id(2))
    println(id("a").length)
    println(id(listOf(1)).first())
    fun <T : Any> notNull(x: T?): T = x ?: error("null")
    println(notNull("v"))
    fun <T> MutableList<T>.swap(i: Int, j: Int) { val t = this[i]; this[i] = this[j]; this[j] = t }
    val l = mutableListOf(1, 2, 3)
    l.swap(0, 2)
    println(l)
}

fun p13() {
    val l: MutableList<Any> = mutableListOf(1)
    l.add("x")
    println(l)
    val star: List<*> = l
    println(star.size)
    println(star.first())
    val f: (Any) -> String = { it.toString() }
    val g: (Int) -> Any = f
    println(g(5))
    println(listOf(1, 2.0, 'c').map { it::class.simpleName })
}

fun interface Receiver<in E> { fun take(e: E) }

fun interface Making<A, B> { fun make(a: A): B }

fun give(to: Receiver<String>) = to.take("abc")

fun giveSecond(of: Pair<String, Receiver<String>>) = of.second.take(of.first)

fun <A, B> made(by: Making<A, B>, of: A): B = by.make(of)

fun interfacesOfOneFunction() {
    val seen = mutableListOf<String>()
    give(Receiver { seen += it })
    give { seen += it }
    giveSecond("de" to Receiver { seen += it })
    giveSecond(Pair("f", Receiver { e -> seen.add(0, e.reversed()) }))
    println(seen)
    println(made(Making { n: Int -> "n".repeat(n) }, 3))
    val length: Making<String, Int> = Making { it.length }
    println(length.make("four"))
    println(made(Making(String::length), "of a reference"))
}
