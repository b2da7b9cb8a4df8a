/** Operators, delegates, extension properties, references and destructuring, as people write them. */
package programs.members

import kotlin.properties.Delegates
import kotlin.properties.ReadOnlyProperty
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

data class V(val x: Int, val y: Int) : Comparable<V> {
    operator fun plus(o: V) = V(x + o.x, y + o.y)
    operator fun minus(o: V) = V(x - o.x, y - o.y)
    operator fun times(k: Int) = V(x * k, y * k)
    operator fun unaryMinus() = V(-x, -y)
    operator fun not() = V(y, x)
    operator fun inc() = V(x + 1, y + 1)
    operator fun get(i: Int) = if (i == 0) x else y
    operator fun rangeTo(o: V) = (x..o.x).flatMap { a -> (y..o.y).map { b -> V(a, b) } }
    operator fun contains(n: Int) = n == x || n == y
    operator fun invoke(scale: Int) = this * scale
    operator fun iterator() = listOf(x, y).iterator()
    operator fun rem(n: Int) = V(x % n, y % n)
    override fun compareTo(other: V) = compareValuesBy(this, other, V::x, V::y)
    infix fun dot(o: V) = x * o.x + y * o.y
    companion object { val ZERO = V(0, 0); operator fun invoke(s: String) = s.split(",").map { it.trim().toInt() }.let { (a, b) -> V(a, b) } }
}

operator fun Int.times(v: V) = v * this

fun p1() {
    var v = V(1, 2)
    println(v + V(3, 4) - V(1, 1))
    println(v * 3); println(3 * v); println(-v); println(!v)
    println(v[0] + v[1]); println(V(0, 0)..V(1, 1)); println(2 in v); println(5 !in v)
    println(v(10)); println(v dot V(2, 2)); println(v < V(1, 3)); println(maxOf(v, V.ZERO))
    println(V("3, 4")); println(v % 2)
    v++; println(v); println(v++); println(++v); v += V(1, 1); println(v); v *= 2; println(v)
    for (c in v) print("$c "); println()
    val (a, b) = v
    println(a - b); println(v == V(10, 12)); println(v.hashCode() == V(v.x, v.y).hashCode()); println(v.copy(y = 0))
    println(listOf(V(2, 1), V(1, 5)).sorted()); println(V(1, 1) in V.ZERO..V(2, 2)); println(listOf(V(1, 1), V(2, 2)).reduce(V::plus)); println(listOf(v).map(V::x))
}

class Matrix(val rows: Int, val cols: Int, init: (Int, Int) -> Int = { _, _ -> 0 }) {
    private val cells = Array(rows) { r -> IntArray(cols) { c -> init(r, c) } }
    operator fun get(r: Int, c: Int) = cells[r][c]
    operator fun set(r: Int, c: Int, v: Int) { cells[r][c] = v }
    operator fun times(o: Matrix) = Matrix(rows, o.cols) { r, c -> (0 until cols).sumOf { this[r, it] * o[it, c] } }
    override fun toString() = cells.joinToString("/") { it.joinToString(",") }
    override fun equals(other: Any?) = other is Matrix && toString() == other.toString()
    override fun hashCode() = rows
}

fun p2() {
    val m = Matrix(2, 2) { r, c -> r * 2 + c }
    m[0, 1] += 5
    m[1, 1]++
    println(m); println(m * m); println(m == Matrix(2, 2) { r, c -> m[r, c] }); println(m[1, 0])
}

class Prefs {
    var size: Int by Delegates.observable(1) { p, old, new -> println("${p.name}: $old -> $new") }
    var even: Int by Delegates.vetoable(0) { _, _, new -> new % 2 == 0 }
    val heavy by lazy { println("computing"); 42 }
    var late: String by Delegates.notNull()
    val fromMap: Map<String, Any> = mapOf("name" to "n", "age" to 3)
    val name: String by fromMap
    val age: Int by fromMap
}

class Upper(private var value: String = "") : ReadWriteProperty<Any?, String> {
    override fun getValue(thisRef: Any?, property: KProperty<*>) = value
    override fun setValue(thisRef: Any?, property: KProperty<*>, value: String) { this.value = value.uppercase() }
}

class Fixed<T>(private val value: T) { operator fun getValue(thisRef: Any?, p: KProperty<*>): T { print("<${p.name}>"); return value } }

fun p3() {
    val p = Prefs(); p.size = 2; p.size += 3; p.even = 3
    println(p.even); p.even = 4; println(p.even); println(p.heavy + p.heavy); p.late = "x"; println(p.late)
    println(p.name + p.age)
    var t by Upper(); t = "shout"; println(t)
    val f by Fixed(7); println(f + f)
    try { Prefs().late } catch (e: IllegalStateException) { println(e.message) }
    val map = mutableMapOf<String, Any?>("n" to 1); var n: Int by map.let { @Suppress("UNCHECKED_CAST") it as MutableMap<String, Int> }; n = 5; println(map)
}

interface Repo { fun all(): List<String>; fun count() = all().size }
class Memory : Repo { private val items = mutableListOf("a"); override fun all() = items; fun add(s: String) { items += s } }
class Logged(private val inner: Repo) : Repo by inner { var calls = 0; override fun all(): List<String> { calls++; return inner.all().map { it.uppercase() } } }

fun p4() { val l = Logged(Memory().apply { add("b") }); println(l.all()); println(l.count()); println(l.calls) }

val String.words: List<String> get() = split(" ")
var MutableList<Int>.head: Int get() = first(); set(v) { this[0] = v }
val Int.isEven get() = this % 2 == 0
val <T> List<T>.second: T get() = this[1]
fun String?.orDash() = this ?: "-"
fun Any?.kind() = when (this) { null -> "null"; is Number -> "number"; else -> "thing" }

class Temp(celsius: Double) {
    var celsius = celsius
        set(value) { require(value >= -273.15) { "too cold" }; field = value }
    var fahrenheit: Double
        get() = celsius * 9 / 5 + 32
        set(f) { celsius = (f - 32) * 5 / 9 }
    val isFreezing get() = celsius <= 0
    var reads = 0
        private set
    fun read() = celsius.also { reads++ }
}

fun p5() {
    println("a b c".words.size); val l = mutableListOf(1, 2); l.head = 9
    println(l); println(4.isEven); println(listOf(1, 2).second); println(null.orDash() + "x".orDash())
    println(null.kind() + 1.kind() + "".kind())
    val t = Temp(20.0); t.fahrenheit = 212.0
    println(t.celsius); t.read(); t.read(); println(t.reads); println(t.isFreezing); try { t.celsius = -300.0 } catch (e: IllegalArgumentException) { println(e.message) }
}

class Counter { var value = 1; val fixed = 2; fun add(n: Int) { value += n } ; lateinit var label: String; val ready get() = ::label.isInitialized }

fun p6() {
    val c = Counter(); c::value.set(5)
    println(c::value.get() + c::fixed.get()); println(Counter::value.get(c)); Counter::value.set(c, 8); println(c.value); println(c::value.name); val add = c::add; add(2)
    println(c.value); println(c.ready); c.label = "l"; println(c.ready); println(listOf(c).map(Counter::value))
    println(listOf(1, 2).map(c::plusValue)); val make = ::Counter; println(make().value); println(listOf("a").map(String::uppercase)); println((1..3).map(Int::inc))
    println(listOf(1, -1).filter(::positive)); println(c::value.invoke()); println(Counter::fixed.name)
}

fun Counter.plusValue(n: Int) = n + value
fun positive(n: Int) = n > 0

fun p7() {
    val (a, _, c) = Triple(1, 2, 3)
    println(a + c); val (x, y) = 1 to "b"; println("$x$y"); val (p, q, r, s, t) = listOf(1, 2, 3, 4, 5); println(p + q + r + s + t); mapOf(1 to 'a').forEach { (k, v) -> print("$k$v ") }; mapOf(1 to 'a').forEach { k, v -> print("$k$v ") }; println(listOf(1 to 2, 3 to 4).map { (m, n) -> m * n }); for ((i, pair) in listOf(1 to 2).withIndex()) { val (m, n) = pair
    println("$i$m$n") }; val f = { (m, n): Pair<Int, Int>, k: Int -> m + n + k }; println(f(1 to 2, 3)); val (first, second) = "a b".split(" "); println(second + first); val (k, v) = mapOf("k" to 1).entries.first(); println(k + v)
}

@JvmInline value class Metres(val value: Double) { operator fun plus(o: Metres) = Metres(value + o.value); override fun toString() = "${value}m" }

fun p8() { println(Metres(1.5) + Metres(2.0)); println(listOf(Metres(1.0)).sumOf { it.value }); println(Metres(1.0) == Metres(1.0)); println(setOf(Metres(1.0), Metres(1.0)).size) }

class Html { private val out = StringBuilder(); fun tag(name: String, body: Html.() -> Unit) { out.append("<$name>"); body(); out.append("</$name>") }; operator fun String.unaryPlus() { out.append(this) }; override fun toString() = out.toString() }
fun html(body: Html.() -> Unit) = Html().apply(body)

fun p9() { println(html { tag("ul") { for (i in 1..2) tag("li") { +"item $i" } } }) }
