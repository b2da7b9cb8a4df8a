/** Sealed types, interfaces with defaults, variance, nested and anonymous classes, as people write them. */
package programs.kinds

sealed class Expr {
    data class Num(val value: Double) : Expr()
    data class Sum(val left: Expr, val right: Expr) : Expr()
    data class Mul(val left: Expr, val right: Expr) : Expr()
    data object Zero : Expr()
    operator fun plus(other: Expr): Expr = Sum(this, other)
    operator fun times(other: Expr): Expr = Mul(this, other)
}

fun eval(e: Expr): Double = when (e) {
    is Expr.Num -> e.value
    is Expr.Sum -> eval(e.left) + eval(e.right)
    is Expr.Mul -> eval(e.left) * eval(e.right)
    Expr.Zero -> 0.0
}

fun simplify(e: Expr): Expr = when {
    e is Expr.Sum && e.left == Expr.Zero -> simplify(e.right)
    e is Expr.Mul && (e.left == Expr.Zero || e.right == Expr.Zero) -> Expr.Zero
    e is Expr.Sum -> Expr.Sum(simplify(e.left), simplify(e.right))
    else -> e
}

fun p1() {
    val e = Expr.Num(2.0) + Expr.Num(3.0) * Expr.Zero
    println(e)
    println(eval(e))
    println(simplify(Expr.Zero + Expr.Num(1.0)))
    println(Expr.Zero)
    println(Expr.Num(1.0) == Expr.Num(1.0))
}

interface Greeter {
    val name: String
    fun greet() = "Hello, $name${punctuation()}"
    fun punctuation() = "."
}

interface Loud : Greeter {
    override fun punctuation() = "!"
    fun shout() = greet().uppercase()
}

class Person(override val name: String) : Loud

interface Walks { fun move() = "walks" }
interface Swims { fun move() = "swims" }

class Duck : Walks, Swims {
    override fun move() = super<Walks>.move() + " and " + super<Swims>.move()
}

fun p2() {
    println(Person("Ann").greet())
    println(Person("Ann").shout())
    println(Duck().move())
    val quiet = object : Greeter {
        override val name = "nobody"
        override fun punctuation() = "…"
    }
    println(quiet.greet())
}

class Box<out T>(private val value: T) { fun get(): T = value }
class Sink<in T> { private val all = mutableListOf<Any?>(); fun put(value: T) { all.add(value) } ; override fun toString() = all.toString() }
interface Source<out T> { fun next(): T? }

fun feed(sink: Sink<Int>) { sink.put(1); sink.put(2) }

fun <T> drain(source: Source<T>): List<T> { val all = mutableListOf<T>(); while (true) { all += source.next() ?: break } ; return all }

fun p3() {
    val any: Box<Any> = Box("text")
    println(any.get())
    val sink = Sink<Any>()
    feed(sink)
    println(sink)
    var n = 0
    println(drain(object : Source<Int> { override fun next() = if (n < 3) n++ else null }))
    fun copy(from: Array<out Any>, to: Array<in String>) { for (i in from.indices) to[i] = from[i].toString() }
    val to = arrayOfNulls<Any>(2)
    copy(arrayOf<Any>(1, 2.5), to)
    println(to.toList())
    val star: List<*> = listOf(1, "a")
    println(star.first() is Int)
}

fun <T : Comparable<T>> List<T>.isSorted(): Boolean = zipWithNext().all { (a, b) -> a <= b }
fun <T> T.applyIf(condition: Boolean, block: T.() -> T): T = if (condition) block() else this
fun <K, V : Comparable<V>> Map<K, V>.top(n: Int): List<K> where K : Any = entries.sortedByDescending { it.value }.take(n).map { it.key }
inline fun <reified T> List<*>.only(): List<T> = filterIsInstance<T>()
inline fun <reified T> describe(value: Any?): String = if (value is T) "yes" else "no"

fun p4() {
    println(listOf(1, 2, 2).isSorted())
    println(listOf("b", "a").isSorted())
    println(5.applyIf(true) { this * 2 }.applyIf(false) { this + 1 })
    println(mapOf("a" to 1, "b" to 3, "c" to 2).top(2))
    println(listOf(1, "a", 2.0, "b", null).only<String>())
    println(describe<Int>(1) + describe<String>(1) + describe<Int?>(null))
}

class Outer(val n: Int) {
    private var count = 0
    inner class Inner(val m: Int) {
        fun both() = n * 10 + m
        fun bump() = ++count
        fun self() = this@Outer.n
    }
    class Nested(val k: Int) { fun twice() = k * 2 }
    companion object {
        const val MAX = 10
        private var made = 0
        fun of(n: Int): Outer { made++; return Outer(n) }
        val total get() = made
    }
}

fun p5() {
    val outer = Outer.of(4)
    val inner = outer.Inner(2)
    println(inner.both())
    inner.bump(); println(inner.bump()); println(outer.Inner(0).bump())
    println(inner.self())
    println(Outer.Nested(3).twice())
    println(Outer.MAX + Outer.total)
}

enum class Level(val weight: Int) {
    LOW(1), MEDIUM(5) { override fun label() = "mid" }, HIGH(10);
    open fun label() = name.lowercase()
    val next: Level get() = entries[(ordinal + 1) % entries.size]
    companion object {
        fun of(weight: Int) = entries.first { it.weight >= weight }
    }
}

fun p6() {
    println(Level.entries.map { it.label() })
    println(Level.of(4)); println(Level.HIGH.next); println(Level.valueOf("LOW").ordinal); println(Level.MEDIUM > Level.LOW)
    println(Level.values().joinToString { "${it.name}:${it.weight}" })
    println(Level.entries.associateWith { it.weight })
    val byLevel = Level.entries.groupBy { it.weight > 3 }
    println(byLevel)
    when (Level.of(10)) { Level.LOW, Level.MEDIUM -> println("calm"); Level.HIGH -> println("busy") }
    try { Level.valueOf("NONE") } catch (e: IllegalArgumentException) { println(e.message?.substringAfterLast('.')) }
}

abstract class Account(val owner: String, protected var balance: Double = 0.0) {
    abstract val fee: Double
    open fun deposit(amount: Double): Account { require(amount > 0) { "Not an amount: $amount" }; balance += amount - fee; return this }
    override fun toString() = "$owner: $balance"
}

class Plain(owner: String) : Account(owner) { override val fee get() = 0.0 }
class Premium(owner: String, override val fee: Double = 0.5) : Account(owner, 100.0) {
    override fun deposit(amount: Double) = super.deposit(amount * 1.1)
}

fun p8() {
    val p = Premium("Bo")
    p.deposit(10.0).deposit(10.0)
    println(p.fee)
    val e = runCatching { Plain("x").deposit(-1.0) }.exceptionOrNull()
    println(e?.message)
    println(e is IllegalArgumentException)
}

object Registry {
    private val items = mutableMapOf<String, () -> Any>()
    fun register(name: String, make: () -> Any) = apply { items[name] = make }
    operator fun get(name: String) = items[name]?.invoke() ?: error("no $name")
    operator fun contains(name: String) = name in items
}

fun p9() {
    Registry.register("one") { 1 }.register("list") { listOf(1) }
    println(Registry["list"]); println("two" in Registry)
    try { Registry["two"] } catch (e: IllegalStateException) { println(e.message) }
}

fun interface Rule { fun check(n: Int): Boolean
    fun not() = Rule { !check(it) } }
infix fun Rule.and(other: Rule) = Rule { check(it) && other.check(it) }

fun p10() {
    val even = Rule { it % 2 == 0 }
    val big = Rule { it > 10 }
    println((1..20).filter((even and big.not())::check)); println((even and big).check(12))
}

typealias Handler = (String) -> Unit
typealias Table<T> = Map<String, List<T>>

class Bus { private val handlers = mutableListOf<Handler>(); operator fun plusAssign(h: Handler) { handlers += h }; fun send(s: String) = handlers.forEach { it(s) } }

fun p11() {
    val bus = Bus(); val log = mutableListOf<String>()
    bus += { log += "1:$it" }
    val second: Handler = { log.add("2:$it") }
    bus += second
    bus.send("x"); bus.send("y")
    println(log)
    val t: Table<Int> = mapOf("a" to listOf(1))
    println(t)
}
