/** Classes as people write them: nested, inner, local, anonymous, delegating. */
package programs.forms

open class Animal(val name: String) {
    open fun sound() = "..."
    override fun toString() = "$name says ${sound()}"
}

class Dog(name: String, val trick: String = "sit") : Animal(name.uppercase()) {
    override fun sound() = "Woof and ${super.sound()}"
}

class Outer(val tag: String) {
    private var count = 0
    inner class Counter(val by: Int) {
        val tag = "inner"
        fun up(): Int { count += by; return count }
        fun tags() = "${this.tag} ${this@Outer.tag} ${this@Counter.by}"
        inner class Deep { fun all() = "$tag ${this@Outer.tag} $by $count" }
    }
    fun counter(by: Int) = Counter(by)
    class Nested(val outer: Outer) { fun peek() = outer.count }
}

fun p1() {
    println(Dog("rex"))
    val outer = Outer("o")
    val counter = outer.counter(3)
    counter.up(); outer.Counter(4).up()
    println(counter.up())
    println(counter.tags())
    println(counter.Deep().all())
    println(Outer.Nested(outer).peek())
}

interface Shape { val area: Double; fun describe() = "area $area" }

interface Named { val name: String; fun describe() = "named $name" }

class Square(val side: Double) : Shape, Named {
    override val area get() = side * side
    override val name = "square"
    override fun describe() = super<Shape>.describe() + ", " + super<Named>.describe()
}

abstract class Middle : Shape { abstract val factor: Int }

class Leaf : Middle() { override val area = 2.0; override val factor = 3 }

fun p2() {
    println(Square(1.5).describe())
    println(Leaf().describe())
    val shape: Shape = object : Shape { override val area = 7.0; override fun describe() = "anonymous " + super.describe() }
    println(shape.describe())
}

fun adders(): List<(Int) -> Int> {
    val made = mutableListOf<(Int) -> Int>()
    for (i in 1..3) made += { it + i }
    return made
}

fun p3() {
    println(adders().map { it(10) })
    var total = 0
    class Local(val n: Int) { init { total += n } ; fun twice() = n * 2 + total }
    val locals = listOf(Local(1), Local(2))
    println(locals.map { it.twice() })
    val counter = object { var hits = 0; fun hit() = ++hits }
    counter.hit(); counter.hit()
    println("${counter.hits} $total")
}

open class Parent { private val secret = "parent"; fun tell() = secret; open val greeting = "hi" }

class Child : Parent() { private val secret = "child"; fun own() = secret; override val greeting = super.greeting + " there" }

fun p4() {
    val child = Child()
    println("${child.tell()} ${child.own()} ${child.greeting}")
}

data class Point(val x: Int, val y: Int = 0) { var note = "none"; val sum get() = x + y }

open class Labelled { override fun toString() = "labelled"; override fun equals(other: Any?) = true; override fun hashCode() = 7 }

data class Tagged(val tag: String) : Labelled()

data class Custom(val id: Int, val name: String) { override fun toString() = "#$id"; override fun equals(other: Any?) = other is Custom && other.id == id; override fun hashCode() = id }

fun p5() {
    val p = Point(1, 2)
    p.note = "changed"
    val q = p.copy(y = 5)
    println("$q ${q.note} ${q.sum} ${p == Point(1, 2)} ${p.hashCode() == Point(1, 2).hashCode()}")
    val (x, y) = q
    println(x * y)
    println(Tagged("t"))
    println(Tagged("t") == Tagged("u"))
    println(setOf(Custom(1, "a"), Custom(1, "b"), Custom(2, "c")))
    val any: Any = Custom(3, "x")
    println(any == Custom(3, "y"))
    println(listOf(Custom(1, "z")).contains(Custom(1, "q")))
}

class Account(initial: Int) {
    var balance = initial
        private set
    var limit = 100
        set(value) { require(value >= 0) { "limit $value" }; field = value }
    val isEmpty get() = balance == 0
    constructor() : this(0) { limit = 5 }
    constructor(text: String, extra: Int = 1) : this(text.toInt() + extra)
    fun take(n: Int) = apply { balance -= n }
}

fun p6() {
    println("${Account().limit} ${Account("41").balance} ${Account(5).take(5).isEmpty}")
    try { Account().limit = -1 } catch (e: IllegalArgumentException) { println(e) }
}

class Later { lateinit var name: String; fun ready() = this::name.isInitialized }

fun p7() {
    val later = Later()
    println(later.ready())
    try { later.name } catch (e: UninitializedPropertyAccessException) { println(e.message) }
    later.name = "now"
    println(later.ready())
}

sealed class Expr {
    data class Num(val value: Double) : Expr()
    data class Sum(val left: Expr, val right: Expr) : Expr()
    data object Zero : Expr()
}

fun eval(e: Expr): Double = when (e) {
    is Expr.Num -> e.value
    is Expr.Sum -> eval(e.left) + eval(e.right)
    Expr.Zero -> 0.0
}

fun p8() {
    val tree = Expr.Sum(Expr.Num(1.5), Expr.Sum(Expr.Zero, Expr.Num(2.0)))
    println(eval(tree))
    println(tree)
}

interface Store { fun put(x: Int); val all: List<Int> }

class ListStore : Store { override val all = mutableListOf<Int>(); override fun put(x: Int) { all += x } }

class Doubling(private val to: Store) : Store by to { override fun put(x: Int) { to.put(x * 2) } }

fun p9() {
    val store = Doubling(ListStore())
    store.put(4); store.put(5)
    println(store.all)
}

@JvmInline
value class Metres(val value: Double) { operator fun plus(o: Metres) = Metres(value + o.value); val km get() = value / 1000 }

fun p10() {
    val d = Metres(500.0) + Metres(1000.0)
    println("$d ${d.km} ${d == Metres(1500.0)}")
}

class BadInput(val line: Int, message: String) : Exception("line $line: $message")

class Quiet : RuntimeException()

class Wrapped(cause: Throwable) : RuntimeException("wrapped", cause)

fun p11() {
    try { throw BadInput(3, "no number") } catch (e: Exception) { println(e.message) }
    println(Quiet().toString())
    println(BadInput(1, "x"))
    val e = Wrapped(IllegalStateException("inside"))
    println("$e ${e.cause}")
    println(RuntimeException(IllegalArgumentException("deep")).message)
    println(Exception("a", null).cause)
    println(Error("err"))
}

class Node<T>(val value: T, var next: Node<T>? = null)

class Stack<T> : Iterable<T> {
    private var head: Node<T>? = null
    var size = 0; private set
    fun push(value: T) { head = Node(value, head); size++ }
    fun pop(): T? { val top = head ?: return null; head = top.next; size--; return top.value }
    override fun iterator() = object : Iterator<T> {
        var at = head
        override fun hasNext() = at != null
        override fun next(): T { val v = at!!.value; at = at!!.next; return v }
    }
}

fun p12() {
    val stack = Stack<String>()
    for (w in "to be or not".split(" ")) stack.push(w)
    println("${stack.pop()} ${stack.size} ${stack.toList()} ${stack.map { it.length }.sum()}")
    for ((i, w) in stack.withIndex()) print("$i$w ")
    println("be" in stack)
}

class Temperature(var celsius: Double) {
    var fahrenheit: Double
        get() = celsius * 9 / 5 + 32
        set(value) { celsius = (value - 32) * 5 / 9 }
}

fun p13() {
    val t = Temperature(100.0)
    print("${t.fahrenheit} ")
    t.fahrenheit = 32.0
    println(t.celsius)
}

abstract class Handler { abstract fun handle(x: Int): Boolean; infix fun then(other: Handler): Handler { val self = this; return object : Handler() { override fun handle(x: Int) = self.handle(x) || other.handle(x) } } }

class Even : Handler() { override fun handle(x: Int) = x % 2 == 0 }

class Above(val limit: Int) : Handler() { override fun handle(x: Int) = x > limit }

fun p14() {
    val chain = Even() then Above(10)
    println((8..13).map(chain::handle))
    val f = Above::handle
    println(f(Above(1), 2))
    println(::Above === ::Above || ::Above == ::Above)
    println(listOf(1, 2).map(::Above).map(Above::limit))
}

fun interface Rule { fun ok(s: String): Boolean }

fun check(rules: List<Rule>, s: String) = rules.all { it.ok(s) }

fun p15() {
    val rules = listOf(Rule { it.isNotEmpty() }, Rule { it.first().isUpperCase() })
    println("${check(rules, "Abc")} ${check(rules, "abc")}")
}

open class A1 { open fun who() = "A"; fun call() = who() }

open class B1 : A1() { override fun who() = "B" + super.who() }

class C1 : B1() { override fun who() = "C" + super.who(); val f = { super.who() } }

fun p16() { println(C1().call()); println(C1().f()) }

class Matrix(val rows: Int, val cols: Int) {
    private val data = Array(rows) { DoubleArray(cols) }
    operator fun get(r: Int, c: Int) = data[r][c]
    operator fun set(r: Int, c: Int, v: Double) { data[r][c] = v }
    operator fun times(o: Matrix): Matrix {
        val m = Matrix(rows, o.cols)
        for (i in 0 until rows) for (j in 0 until o.cols) for (k in 0 until cols) m[i, j] += this[i, k] * o[k, j]
        return m
    }
    override fun toString() = data.joinToString("\n") { it.joinToString(" ") }
}

fun p17() {
    val m = Matrix(2, 2)
    m[0, 0] = 1.0; m[0, 1] = 2.0; m[1, 0] = 3.0; m[1, 1] = 4.0
    println(m * m)
}

class Ratio private constructor(val over: Int, val under: Int) {
    companion object {
        operator fun invoke(over: Int, under: Int = 1): Ratio {
            val sign = if (under < 0) -1 else 1
            return Ratio(sign * over, sign * under)
        }
    }

    class Half { fun of(n: Int) = Ratio(n, 2) }
}

fun companionsInTheirClassesPlace() {
    println(Ratio(3, -4).run { "$over/$under" })
    println(Ratio(5).run { "$over/$under" })
    println(Ratio.Half().of(-3).run { "$over/$under" })
}
