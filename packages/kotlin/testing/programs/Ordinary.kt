/** Programs of the kind that readers write: a page of a subject each, with classes, members and parameters. */
package programs.ordinary

import kotlin.math.abs
import kotlin.math.sqrt

class NoMoney(val missing: Int) : Exception("missing $missing")

class Account(val owner: String, balance: Int = 0) {
    var balance = balance
        private set
    private val log = mutableListOf<String>()
    fun deposit(amount: Int): Account {
        require(amount > 0) { "amount must be positive, was $amount" }
        balance += amount
        log += "+$amount"
        return this
    }
    fun withdraw(amount: Int) {
        if (amount > balance) throw NoMoney(amount - balance)
        balance -= amount
        log += "-$amount"
    }
    val history: List<String> get() = log.toList()
}

class Bank {
    private val accounts = mutableMapOf<String, Account>()
    fun open(name: String, start: Int = 0) = accounts.getOrPut(name) { Account(name, start) }
    operator fun get(name: String): Account = accounts[name] ?: throw NoSuchElementException("no account of $name")
    fun transfer(from: String, to: String, amount: Int): Boolean =
        try {
            this[from].withdraw(amount)
            this[to].deposit(amount)
            true
        } catch (e: NoMoney) {
            println("${e.message} for $from")
            false
        } finally {
            println("tried $amount")
        }
    val total get() = accounts.values.sumOf { it.balance }
}

fun bank() {
    val bank = Bank()
    bank.open("ada", 50).deposit(25)
    bank.open("bob")
    println(bank.transfer("ada", "bob", 30))
    println(bank.transfer("bob", "ada", 99))
    println("${bank["ada"].balance} ${bank["bob"].balance} ${bank.total} ${bank["ada"].history}")
    println(runCatching { bank["eve"] }.exceptionOrNull()?.message)
    try { bank["ada"].deposit(-1) } catch (e: IllegalArgumentException) { println(e.message) }
}

data class Item(val name: String, val price: Double, val amount: Int = 1, val tags: Set<String> = emptySet())

class Inventory(items: List<Item>) {
    private val byName = items.associateBy { it.name }.toMutableMap()
    fun change(name: String, by: (Item) -> Item): Item? = byName[name]?.let(by)?.also { byName[name] = it }
    fun worth(): Double = byName.values.sumOf { it.price * it.amount }
    fun tagged(tag: String) = byName.values.filter { tag in it.tags }.map { it.name }.sorted()
    fun report() = byName.values.sortedWith(compareByDescending<Item> { it.price }.thenBy { it.name }).joinToString("\n") { (name, price, amount) -> "%-8s %6.2f x%d".format(name, price, amount) }
}

fun inventory() {
    val stock = Inventory(listOf(Item("nail", 0.05, 200, setOf("iron")), Item("hammer", 12.5, tags = setOf("iron", "tool")), Item("saw", 12.5, 2, setOf("tool"))))
    println(stock.report())
    println(stock.change("saw") { it.copy(amount = it.amount + 1) })
    println(stock.change("pen") { it.copy(amount = 0) })
    println(stock.worth())
    println(stock.tagged("tool") + stock.tagged("wood"))
}

sealed interface Node
data class Num(val value: Int) : Node
data class Neg(val of: Node) : Node
data class Bin(val op: Char, val left: Node, val right: Node) : Node

class Parser(private val text: String) {
    private var at = 0
    private fun peek(): Char? = text.getOrNull(at)
    private fun skip() { while (peek()?.isWhitespace() == true) at++ }
    fun parse(): Node { val found = sum(); skip(); if (at < text.length) error("unexpected '${text[at]}' at $at"); return found }
    private fun sum(): Node {
        var left = product()
        while (true) {
            skip()
            val op = peek()
            if (op != '+' && op != '-') return left
            at++
            left = Bin(op, left, product())
        }
    }
    private fun product(): Node {
        var left = atom()
        while (true) {
            skip()
            when (val op = peek()) {
                '*', '/' -> { at++; left = Bin(op, left, atom()) }
                else -> return left
            }
        }
    }
    private fun atom(): Node {
        skip()
        return when (val c = peek()) {
            null -> error("unexpected end")
            '-' -> { at++; Neg(atom()) }
            '(' -> { at++; val inner = sum(); skip(); check(peek() == ')') { "no )" }; at++; inner }
            in '0'..'9' -> { val start = at; while (peek()?.isDigit() == true) at++; Num(text.substring(start, at).toInt()) }
            else -> error("unexpected '$c' at $at")
        }
    }
}

fun Node.eval(): Int = when (this) {
    is Num -> value
    is Neg -> -of.eval()
    is Bin -> when (op) { '+' -> left.eval() + right.eval(); '-' -> left.eval() - right.eval(); '*' -> left.eval() * right.eval(); else -> left.eval() / right.eval() }
}

fun Node.show(): String = when (this) { is Num -> "$value"; is Neg -> "-${of.show()}"; is Bin -> "(${left.show()} $op ${right.show()})" }

fun parser() {
    for (text in listOf("1 + 2 * 3", "(1 + 2) * -3", "8/2/2", "7 -", "2 * (3", "x", "1 1", "4 / 0")) {
        val result = try { val tree = Parser(text).parse(); "${tree.show()} = ${tree.eval()}" } catch (e: IllegalStateException) { "error: ${e.message}" } catch (e: ArithmeticException) { "arithmetic: ${e.message}" }
        println("$text -> $result")
    }
    println(Parser("1+2").parse())
}

class Grid(val width: Int, val height: Int, cell: (Int, Int) -> Boolean) {
    private val cells = Array(height) { y -> BooleanArray(width) { x -> cell(x, y) } }
    operator fun get(x: Int, y: Int) = x in 0 until width && y in 0 until height && cells[y][x]
    private fun neighbours(x: Int, y: Int): Int { var n = 0; for (dy in -1..1) for (dx in -1..1) if ((dx != 0 || dy != 0) && this[x + dx, y + dy]) n++; return n }
    fun next() = Grid(width, height) { x, y -> when (neighbours(x, y)) { 3 -> true; 2 -> this[x, y]; else -> false } }
    override fun toString() = cells.joinToString("\n") { row -> row.joinToString("") { if (it) "#" else "." } }
    companion object { fun of(text: String): Grid { val rows = text.trimIndent().lines(); return Grid(rows[0].length, rows.size) { x, y -> rows[y][x] == '#' } } }
}

fun life() {
    val start = Grid.of("""
        .....
        ..#..
        ..#..
        ..#..
        .....
    """)
    generateSequence(start) { it.next() }.take(3).forEachIndexed { i, grid -> println("turn $i"); println(grid) }
}

class Cache<K : Any, V>(private val capacity: Int, private val load: (K) -> V) {
    private val kept = LinkedHashMap<K, V>()
    var hits = 0; private set
    var misses = 0; private set
    operator fun get(key: K): V {
        val found = kept.remove(key)
        if (found != null) { hits++; kept[key] = found; return found }
        misses++
        val made = load(key)
        kept[key] = made
        if (kept.size > capacity) kept.remove(kept.keys.first())
        return made
    }
    override fun toString() = kept.entries.joinToString(prefix = "<", postfix = ">") { (k, v) -> "$k:$v" }
}

fun cache() {
    val squares = Cache<Int, Int>(2) { println("load $it"); it * it }
    listOf(1, 2, 1, 3, 2, 1).forEach { println(squares[it]) }
    println("$squares ${squares.hits} ${squares.misses}")
}

abstract class Vehicle(val name: String) {
    abstract val wheels: Int
    open fun describe(): String = "$name has $wheels wheels"
    override fun toString(): String = describe()
    init { println("made $name") }
}

class Bike(name: String) : Vehicle(name) { override val wheels = 2 }

open class Car(name: String, val seats: Int = 4) : Vehicle(name) { override val wheels get() = 4; override fun describe() = "${super.describe()} and $seats seats" }

class Taxi : Car("taxi", 5) { var fare = 0.0; fun drive(km: Double) = apply { fare += 3.5 + km * 1.2 } }

fun vehicles() {
    val all: List<Vehicle> = listOf(Bike("bmx"), Car("mini"), Taxi().drive(10.0))
    for (v in all) println(v)
    println(all.filterIsInstance<Car>().sumOf { it.seats })
    println(all.groupBy({ it.wheels }, { it.name }))
    println((all.last() as Taxi).fare)
    val (bikes, cars) = all.partition { it is Bike }
    println("${bikes.size} ${cars.map { it::class.simpleName }}")
}

enum class State { IDLE, RUNNING, DONE; fun next(): State? = when (this) { IDLE -> RUNNING; RUNNING -> DONE; DONE -> null } }

class Machine { var state = State.IDLE; private val listeners = mutableListOf<(State, State) -> Unit>(); fun on(listener: (State, State) -> Unit) { listeners.add(listener) }; fun step(): Boolean { val next = state.next() ?: return false; val old = state; state = next; listeners.forEach { it(old, next) }; return true } }

fun states() {
    val m = Machine(); var count = 0
    m.on { from, to -> println("$from -> $to") }
    m.on { _, to -> if (to == State.DONE) count++ }
    while (m.step()) { }
    println("$count ${m.state} ${m.step()}")
}

data class Vec2(val x: Double, val y: Double) { operator fun plus(o: Vec2) = Vec2(x + o.x, y + o.y); operator fun times(k: Double) = Vec2(x * k, y * k); operator fun unaryMinus() = this * -1.0; val length get() = sqrt(x * x + y * y); infix fun dot(o: Vec2) = x * o.x + y * o.y; companion object { val ZERO = Vec2(0.0, 0.0) } }

operator fun Double.times(v: Vec2) = v * this

class Body(var at: Vec2, var speed: Vec2) { fun tick(dt: Double) { at += speed * dt; if (at.y < 0) { at = at.copy(y = -at.y); speed = Vec2(speed.x, -speed.y * 0.5) }; speed += Vec2(0.0, -1.0) * dt } }

fun physics() {
    val ball = Body(Vec2(0.0, 1.0), Vec2(1.0, 0.0))
    repeat(6) { ball.tick(0.5); println("${"%.3f".format(ball.at.x)} ${"%.3f".format(ball.at.y)} ${"%.3f".format(ball.speed.length)}") }
    println(2.0 * Vec2(1.0, 2.0) + -Vec2.ZERO); println(Vec2(1.0, 2.0) dot Vec2(3.0, 4.0))
}

class Graph { private val edges = mutableMapOf<String, MutableList<Pair<String, Int>>>()
    fun edge(a: String, b: String, cost: Int) { edges.getOrPut(a) { mutableListOf() }.add(b to cost); edges.getOrPut(b) { mutableListOf() } += a to cost }
    fun shortest(from: String): Map<String, Int> { val best = mutableMapOf(from to 0); val open = mutableListOf(from)
        while (open.isNotEmpty()) { val here = open.minByOrNull { best.getValue(it) }!!; open.remove(here)
            for ((to, cost) in edges[here].orEmpty()) { val through = best.getValue(here) + cost; if (through < (best[to] ?: Int.MAX_VALUE)) { best[to] = through; if (to !in open) open.add(to) } } }
        return best.toSortedMap() }
    fun path(from: String, to: String): List<String>? { val queue = ArrayDeque(listOf(listOf(from))); val seen = mutableSetOf(from)
        while (queue.isNotEmpty()) { val path = queue.removeFirst(); if (path.last() == to) return path; edges[path.last()]?.forEach { (n, _) -> if (seen.add(n)) queue.addLast(path + n) } }
        return null } }

fun graph() {
    val g = Graph().apply { edge("a", "b", 4); edge("a", "c", 1); edge("c", "b", 2); edge("b", "d", 5); edge("x", "y", 1) }
    println(g.shortest("a")); println(g.path("a", "d")); println(g.path("a", "x"))
}

class Html { private val out = StringBuilder(); private var depth = 0
    fun tag(name: String, vararg attrs: Pair<String, Any>, body: Html.() -> Unit = {}) { line("<$name${attrs.joinToString("") { (k, v) -> " $k=\"$v\"" }}>"); depth++; body(); depth--; line("</$name>") }
    operator fun String.unaryPlus() = line(this)
    private fun line(text: String) { out.append("  ".repeat(depth)).appendLine(text) }
    override fun toString() = out.toString().trimEnd() }

fun html(build: Html.() -> Unit) = Html().apply(build)

fun page() { val names = listOf("one", "two"); println(html { tag("ul", "class" to "list", "size" to names.size) { for ((i, n) in names.withIndex()) tag("li") { +"$i: $n" } } }) }

fun words() {
    val text = """It was the best of times, it was the worst of times; it was the age of wisdom."""
    val words = text.lowercase().split(Regex("[^a-z]+")).filter { it.isNotBlank() }
    val counts = words.groupingBy { it }.eachCount()
    counts.entries.sortedWith(compareByDescending<Map.Entry<String, Int>> { it.value }.thenBy { it.key }).take(4).forEach { (word, n) -> println("${word.padEnd(6)}$n ${"*".repeat(n)}") }
    println(words.maxBy { it.length }); println(words.map { it.first() }.distinct().joinToString("")); println(words.zipWithNext().count { (a, b) -> a < b })
    println(words.associateWith { w -> w.count { it in "aeiou" } }.filterValues { it > 1 }); println(text.replaceFirstChar { it.lowercase() }.take(10)); println(words.windowed(3, 3).map { it.joinToString("-") }.last())
}

sealed class Outcome<out T> { data class Good<T>(val value: T) : Outcome<T>(); data class Bad(val errors: List<String>) : Outcome<Nothing>() }

fun <T, R> Outcome<T>.then(next: (T) -> Outcome<R>): Outcome<R> = when (this) { is Outcome.Good -> next(value); is Outcome.Bad -> this }

data class User(val name: String, val age: Int, val mail: String?)

fun validate(fields: Map<String, String>): Outcome<User> {
    val errors = buildList { if (fields["name"].isNullOrBlank()) add("name is missing"); if (fields["age"]?.toIntOrNull() == null) add("age is no number: ${fields["age"]}"); fields["mail"]?.let { if ('@' !in it) add("mail has no @") } }
    return if (errors.isEmpty()) Outcome.Good(User(fields.getValue("name").trim(), fields.getValue("age").toInt(), fields["mail"])) else Outcome.Bad(errors)
}

fun validation() {
    for (fields in listOf(mapOf("name" to " Ann ", "age" to "31"), mapOf("age" to "x", "mail" to "me"), mapOf("name" to "Bo", "age" to "7", "mail" to "b@o")))
        println(validate(fields).then { if (it.age < 18) Outcome.Bad(listOf("${it.name} is too young")) else Outcome.Good(it.copy(mail = it.mail ?: "none")) })
}

class Matrix(val rows: Int, val columns: Int) { private val cells = DoubleArray(rows * columns); operator fun get(r: Int, c: Int) = cells[r * columns + c]; operator fun set(r: Int, c: Int, v: Double) { cells[r * columns + c] = v }
    operator fun times(o: Matrix): Matrix { require(columns == o.rows) { "$columns is not ${o.rows}" }; val made = Matrix(rows, o.columns); for (r in 0 until rows) for (c in 0 until o.columns) { var sum = 0.0; for (k in 0 until columns) sum += this[r, k] * o[k, c]; made[r, c] = sum }; return made }
    override fun equals(other: Any?) = other is Matrix && rows == other.rows && columns == other.columns && cells.contentEquals(other.cells)
    override fun hashCode() = cells.contentHashCode()
    override fun toString() = (0 until rows).joinToString("; ") { r -> (0 until columns).joinToString(" ") { c -> "${this[r, c]}" } } }

fun matrix(rows: Int, vararg values: Double) = Matrix(rows, values.size / rows).also { m -> values.forEachIndexed { i, v -> m[i / m.columns, i % m.columns] = v } }

fun matrices() { val a = matrix(2, 1.0, 2.0, 3.0, 4.0); val b = matrix(2, 0.0, 1.0, 1.0, 0.0); println(a * b); println(b * b == matrix(2, 1.0, 0.0, 0.0, 1.0)); println(setOf(a, matrix(2, 1.0, 2.0, 3.0, 4.0)).size); try { a * matrix(1, 1.0) } catch (e: IllegalArgumentException) { println(e.message) } }

class Stack<T> : Iterable<T> { private class Link<T>(val value: T, val below: Link<T>?); private var top: Link<T>? = null; var size = 0; private set
    fun push(value: T) = apply { top = Link(value, top); size++ }
    fun pop(): T = (top ?: throw IllegalStateException("empty")).also { top = it.below; size-- }.value
    fun peek(): T? = top?.value
    override fun iterator() = object : Iterator<T> { var here = top; override fun hasNext() = here != null; override fun next(): T { val link = here ?: throw NoSuchElementException(); here = link.below; return link.value } } }

fun rpn(text: String): Int { val stack = Stack<Int>(); for (word in text.split(' ')) { val n = word.toIntOrNull(); if (n != null) { stack.push(n); continue }; val b = stack.pop(); val a = stack.pop(); stack.push(when (word) { "+" -> a + b; "-" -> a - b; "*" -> a * b; else -> throw IllegalArgumentException("what is $word?") }) }; return stack.pop() }

fun stacks() { println(rpn("3 4 + 2 *")); println(runCatching { rpn("1 +") }); println(runCatching { rpn("1 2 ?") }.fold({ "$it" }, { it.message })); val s = Stack<String>().push("a").push("b"); println("${s.toList()} ${s.size} ${s.peek()} ${s.map { it + it }} ${"a" in s}"); for ((i, x) in s.withIndex()) print("$i$x "); println() }

interface Shape { val area: Double; fun scaled(k: Double): Shape }
data class Circle(val r: Double) : Shape { override val area get() = 3.0 * r * r; override fun scaled(k: Double) = copy(r = r * k) }
data class Rect(val w: Double, val h: Double) : Shape { override val area = w * h; override fun scaled(k: Double) = Rect(w * k, h * k) }
class Group(private val parts: List<Shape>) : Shape, List<Shape> by parts { override val area get() = parts.sumOf { it.area }; override fun scaled(k: Double) = Group(parts.map { it.scaled(k) }) }

fun shapes() { val g = Group(listOf(Circle(1.0), Rect(2.0, 3.0))); println(g.area); println(g.scaled(2.0).area); println(g.size); println(g.first()); println(g.maxBy { it.area }); val s: Shape = g; if (s is List<*>) println(s.size) ; println(when (val f = g[0]) { is Circle -> "round ${f.r}"; is Rect -> "square"; else -> "?" }) }

class Settings(private val values: MutableMap<String, Any?>) { var name: String by values; val size: Int by values; private var changes = 0; var title: String = "none"; set(value) { if (field != value) { changes++; field = value.trim() } }; val summary by lazy { "$name/$size" }; fun changed() = changes }

fun settings() { val raw = mutableMapOf<String, Any?>("name" to "x", "size" to 3); val s = Settings(raw); s.name = "y"; s.title = " t "; s.title = "t"; println("${s.summary} ${s.title} ${s.changed()} $raw") }

class Events { private val handlers = mutableMapOf<String, MutableList<(String) -> Unit>>(); fun on(name: String, run: (String) -> Unit): () -> Unit { val list = handlers.getOrPut(name) { mutableListOf() }; list += run; return { list -= run } }; fun emit(name: String, data: String) { handlers[name]?.toList()?.forEach { it(data) } ?: println("nobody listens to $name") } }

fun events() { val e = Events(); val seen = mutableListOf<String>(); val off = e.on("a") { seen += it }; e.on("a") { d -> if (d == "stop") off() }; e.emit("a", "1"); e.emit("a", "stop"); e.emit("a", "2"); e.emit("b", "3"); println(seen) }

class Sieve(val limit: Int) { private val composite = BooleanArray(limit + 1); val primes: List<Int> by lazy { (2..limit).filter { n -> if (composite[n]) false else { var m = n * n; while (m <= limit) { composite[m] = true; m += n }; true } } }; operator fun contains(n: Int) = primes.binarySearch(n) >= 0 }

fun numbers() {
    val s = Sieve(50); println(s.primes); println(listOf(7, 9, 47).map { it in s }); fun factors(n: Int): List<Int> { var left = n; val found = mutableListOf<Int>(); for (p in s.primes) { while (left % p == 0) { found += p; left /= p }; if (left == 1) break }; return found }; println(factors(360)); tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
    println(gcd(84, 36)); var x = 2.0; do { val old = x; x = (x + 2 / x) / 2 } while (abs(old - x) > 1e-12); println(x); println(generateSequence(1 to 1) { (a, b) -> b to a + b }.map { it.first }.takeWhile { it < 60 }.toList()); println((1..20).fold(1L) { acc, n -> acc * n }); println(255.toString(2).chunked(4).joinToString("_"))
}

class Tree<T : Comparable<T>> { private inner class Leaf(val value: T) { var left: Leaf? = null; var right: Leaf? = null; fun add(v: T): Boolean = when { v < value -> left?.add(v) ?: run { left = Leaf(v); true }; v > value -> right?.add(v) ?: run { right = Leaf(v); true }; else -> false } }; private var root: Leaf? = null; var size = 0; private set
    fun add(v: T) { val r = root; if (if (r == null) { root = Leaf(v); true } else r.add(v)) size++ }
    fun walk(visit: (T) -> Unit) { fun go(leaf: Leaf?) { if (leaf == null) return; go(leaf.left); visit(leaf.value); go(leaf.right) }; go(root) }
    fun depth(): Int { fun of(leaf: Leaf?): Int = if (leaf == null) 0 else 1 + maxOf(of(leaf.left), of(leaf.right))
        return of(root) } }

fun trees() { val t = Tree<String>(); "the quick brown fox jumps over the lazy dog".split(" ").forEach(t::add); val out = StringBuilder(); t.walk { out.append(it).append(' ') }; println(out.trim()); println("${t.size} ${t.depth()}") }
