/** Data structures, numbers and small frameworks as people write them. */
package programs.ordinary.models

import kotlin.math.PI
import kotlin.math.absoluteValue
import kotlin.math.cos
import kotlin.math.pow
import kotlin.math.roundToInt
import kotlin.math.sin
import kotlin.math.sqrt

class Fraction(n: Int, d: Int = 1) : Comparable<Fraction> {
    val numerator: Int
    val denominator: Int
    init {
        if (d == 0) throw ArithmeticException("denominator is zero")
        val divisor = gcd(n.absoluteValue, d.absoluteValue).coerceAtLeast(1)
        val sign = if (d < 0) -1 else 1
        numerator = sign * n / divisor
        denominator = sign * d / divisor
    }
    operator fun plus(o: Fraction) = Fraction(numerator * o.denominator + o.numerator * denominator, denominator * o.denominator)
    operator fun minus(o: Fraction) = this + -o
    operator fun times(o: Fraction) = Fraction(numerator * o.numerator, denominator * o.denominator)
    operator fun div(o: Fraction) = Fraction(numerator * o.denominator, denominator * o.numerator)
    operator fun unaryMinus() = Fraction(-numerator, denominator)
    override operator fun compareTo(other: Fraction) = (numerator * other.denominator).compareTo(other.numerator * denominator)
    override fun equals(other: Any?): Boolean {
        if (this === other) return true
        if (other !is Fraction) return false
        return numerator == other.numerator && denominator == other.denominator
    }
    override fun hashCode() = 31 * numerator + denominator
    override fun toString() = if (denominator == 1) "$numerator" else "$numerator/$denominator"
    fun toDouble() = numerator.toDouble() / denominator

    companion object {
        val ZERO = Fraction(0)
        private tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
    }
}

infix fun Int.over(d: Int) = Fraction(this, d)

operator fun Int.times(f: Fraction) = Fraction(this) * f

fun Iterable<Fraction>.sum() = fold(Fraction.ZERO, Fraction::plus)

fun fractions() {
    val half = 1 over 2
    val third = Fraction(1, 3)
    println(listOf(half + third, half - third, half * third, half / third, -half, 3 * third))
    println((1..5).map { 1 over it }.sum())
    println("${half > third} ${half == Fraction(-2, -4)} ${listOf(half, third, 3 over 4).max()} ${setOf(half, 2 over 4).size}")
    println(third.toDouble())
    println(half in third..Fraction.ZERO + half)
    println(runCatching { 1 over 0 }.exceptionOrNull())
}

data class Complex(val re: Double, val im: Double = 0.0) {
    operator fun plus(o: Complex) = Complex(re + o.re, im + o.im)
    operator fun minus(o: Complex) = Complex(re - o.re, im - o.im)
    operator fun times(o: Complex) = Complex(re * o.re - im * o.im, re * o.im + im * o.re)
    val abs: Double get() = sqrt(re * re + im * im)
    fun pow(n: Int): Complex = (1..n).fold(Complex(1.0)) { acc, _ -> acc * this }
    override fun toString() = when {
        im == 0.0 -> "%.2f".format(re)
        im < 0 -> "%.2f-%.2fi".format(re, -im)
        else -> "%.2f+%.2fi".format(re, im)
    }
    companion object {
        val I = Complex(0.0, 1.0)
        fun polar(r: Double, angle: Double) = Complex(r * cos(angle), r * sin(angle))
    }
}

fun complexes() {
    val z = Complex(1.0, 1.0)
    println("${z * z} ${z + Complex.I} ${z - Complex(0.0, 3.0)} ${z.pow(3)} ${Complex.I.pow(4)}")
    println("%.4f".format(z.abs))
    println(List(4) { Complex.polar(1.0, it * PI / 2) }.joinToString { "(${it.re.roundToInt()}, ${it.im.roundToInt()})" })
    fun escapes(c: Complex, limit: Int = 20): Int {
        var here = Complex(0.0)
        for (i in 0 until limit) {
            if (here.abs > 2) return i
            here = here * here + c
        }
        return limit
    }
    for (y in -4..4 step 2) {
        println((-8..4).joinToString("") { x -> if (escapes(Complex(x / 4.0, y / 4.0)) == 20) "#" else "." })
    }
    val (re, im) = Complex(3.5)
    println("$re $im")
}

class Polynomial(vararg coefficients: Int) {
    private val c = coefficients.dropLastWhile { it == 0 }
    val degree get() = c.size - 1
    operator fun invoke(x: Int) = c.foldRight(0) { a, acc -> acc * x + a }
    operator fun get(power: Int) = c.getOrElse(power) { 0 }
    operator fun plus(o: Polynomial) = Polynomial(*IntArray(maxOf(c.size, o.c.size)) { this[it] + o[it] })
    operator fun times(o: Polynomial): Polynomial {
        val out = IntArray(c.size + o.c.size)
        for ((i, a) in c.withIndex()) for ((j, b) in o.c.withIndex()) out[i + j] += a * b
        return Polynomial(*out)
    }
    fun derive() = Polynomial(*c.mapIndexed { power, a -> power * a }.drop(1).toIntArray())
    override fun toString(): String {
        if (c.isEmpty()) return "0"
        return c.withIndex().reversed().filter { it.value != 0 }.joinToString(" + ") { (power, a) ->
            when (power) {
                0 -> "$a"
                1 -> "${a}x"
                else -> "${a}x^$power"
            }
        }.replace("+ -", "- ")
    }
}

fun polynomials() {
    val p = Polynomial(1, -3, 2)
    val q = Polynomial(0, 1)
    println(p)
    println(p * q + Polynomial(5))
    println(p.derive())
    println("${p(2)} ${p.degree} ${p[1]} ${p[9]} ${Polynomial(0, 0)}")
    println((-2..2).map { p(it) })
    println((-2..2).firstOrNull { p(it) == 0 })
}

class MinHeap<T>(private val comparator: Comparator<in T>) {
    private val items = ArrayList<T>()
    val size: Int get() = items.size
    fun push(item: T) {
        items.add(item)
        var i = items.lastIndex
        while (i > 0) {
            val parent = (i - 1) / 2
            if (comparator.compare(items[i], items[parent]) >= 0) break
            swap(i, parent)
            i = parent
        }
    }
    fun pop(): T? {
        if (items.isEmpty()) return null
        val top = items.first()
        val last = items.removeLast()
        if (items.isNotEmpty()) {
            items[0] = last
            var i = 0
            while (true) {
                val child = (2 * i + 1..2 * i + 2).filter { it < size }.minWithOrNull { a, b -> comparator.compare(items[a], items[b]) } ?: break
                if (comparator.compare(items[i], items[child]) <= 0) break
                swap(i, child)
                i = child
            }
        }
        return top
    }
    private fun swap(a: Int, b: Int) {
        items[a] = items[b].also { items[b] = items[a] }
    }
    companion object {
        fun <T : Comparable<T>> of(vararg items: T): MinHeap<T> = MinHeap<T>(naturalOrder()).apply { items.forEach { push(it) } }
    }
}

fun heaps() {
    val heap = MinHeap.of(5, 3, 8, 1, 9, 2)
    println(generateSequence { heap.pop() }.toList())
    val words = MinHeap<String>(compareBy<String> { it.length }.thenDescending(naturalOrder()))
    for (w in listOf("pear", "fig", "apple", "kiwi", "date")) words.push(w)
    val sorted = buildList { while (true) add(words.pop() ?: break) }
    println("$sorted ${words.size}")
}

class RingBuffer<T>(private val capacity: Int) : Iterable<T> {
    private val items = arrayOfNulls<Any?>(capacity)
    private var start = 0
    var size = 0
        private set
    fun add(item: T): T? {
        @Suppress("UNCHECKED_CAST")
        val dropped = if (size == capacity) items[start] as T else null
        items[(start + size) % capacity] = item
        if (size < capacity) size++ else start = (start + 1) % capacity
        return dropped
    }
    @Suppress("UNCHECKED_CAST")
    operator fun get(i: Int): T = if (i in 0 until size) items[(start + i) % capacity] as T else throw IndexOutOfBoundsException("$i of $size")
    override fun iterator(): Iterator<T> = iterator { for (i in 0 until size) yield(get(i)) }
}

fun ring() {
    val recent = RingBuffer<String>(3)
    println("abcde".map { recent.add(it.toString()) })
    println(recent.toList())
    println("${recent[0]} ${recent.size} ${recent.joinToString("/")} ${recent.indexOf("e")}")
    println(runCatching { recent[3] }.exceptionOrNull()?.message)
    val (a, b) = recent.toList()
    println(a + b)
    println(recent.zip(1..9).toMap())
}

class DisjointSets(n: Int) {
    private val parent = IntArray(n) { it }
    private val rank = IntArray(n)
    var count = n
        private set
    fun find(x: Int): Int {
        if (parent[x] != x) parent[x] = find(parent[x])
        return parent[x]
    }
    fun union(a: Int, b: Int): Boolean {
        val (ra, rb) = find(a) to find(b)
        if (ra == rb) return false
        when {
            rank[ra] < rank[rb] -> parent[ra] = rb
            rank[ra] > rank[rb] -> parent[rb] = ra
            else -> { parent[rb] = ra; rank[ra]++ }
        }
        count--
        return true
    }
}

data class Edge(val from: Int, val to: Int, val weight: Double)

fun spanningTree() {
    val edges = listOf(Edge(0, 1, 4.0), Edge(1, 2, 8.0), Edge(0, 2, 1.5), Edge(3, 4, 2.0), Edge(2, 3, 7.25), Edge(1, 3, 9.0))
    val sets = DisjointSets(6)
    val tree = edges.sortedBy(Edge::weight).filter { (from, to) -> sets.union(from, to) }
    tree.forEach { (a, b, w) -> println("$a-$b $w") }
    println("${tree.sumOf { it.weight }} in ${sets.count} parts")
}

class Dependencies {
    private val needs = mutableMapOf<String, MutableSet<String>>()
    infix fun String.needs(other: String) {
        this@Dependencies.needs.getOrPut(this) { linkedSetOf() } += other
        this@Dependencies.needs.getOrPut(other) { linkedSetOf() }
    }
    fun order(): Result<List<String>> = runCatching {
        val done = linkedSetOf<String>()
        val path = mutableListOf<String>()
        fun visit(name: String) {
            if (name in done) return
            check(name !in path) { "cycle: ${(path.dropWhile { it != name } + name).joinToString(" -> ")}" }
            path += name
            needs[name]?.forEach(::visit)
            path.removeAt(path.lastIndex)
            done += name
        }
        needs.keys.sorted().forEach { visit(it) }
        done.toList()
    }
}

fun dependencies(block: Dependencies.() -> Unit) = Dependencies().apply(block).order()

fun building() {
    println(dependencies {
        "app" needs "core"
        "app" needs "ui"
        "ui" needs "core"
        "core" needs "base"
    }.getOrNull())
    dependencies {
        "a" needs "b"
        "b" needs "c"
        "c" needs "b"
    }.onSuccess { println(it) }.onFailure { println(it.message) }
}

sealed class Event {
    abstract val id: Int
    data class Opened(override val id: Int, val owner: String) : Event()
    data class Moved(override val id: Int, val cents: Long) : Event()
    data class Closed(override val id: Int) : Event()
}

data class Wallet(val owner: String, val cents: Long = 0, val isOpen: Boolean = true)

fun replay(events: Iterable<Event>): Map<Int, Wallet> = events.fold(emptyMap()) { state, event ->
    val old = state[event.id]
    when (event) {
        is Event.Opened -> state + (event.id to Wallet(event.owner))
        is Event.Moved -> if (old?.isOpen == true) state + (event.id to old.copy(cents = old.cents + event.cents)) else state
        is Event.Closed -> old?.let { state + mapOf(event.id to it.copy(isOpen = false)) } ?: state
    }
}

fun eventLog() {
    val events = listOf(Event.Opened(1, "ann"), Event.Moved(1, 500), Event.Opened(2, "bob"), Event.Moved(2, -120), Event.Closed(1), Event.Moved(1, 99), Event.Moved(7, 1), Event.Closed(7))
    replay(events).forEach { (id, wallet) -> println("$id $wallet") }
    println(events.runningFold(0L) { sum, e -> sum + if (e is Event.Moved) e.cents else 0 })
    println(events.filterIsInstance<Event.Moved>().groupBy { it.id }.mapValues { (_, moves) -> moves.sumOf { it.cents } })
    println(events.count { it !is Event.Moved })
}

interface Command {
    fun execute()
    fun undo()
}

class Editor {
    private val text = StringBuilder()
    private val undone = ArrayDeque<Command>()
    private val done = ArrayDeque<Command>()

    inner class Insert(private val at: Int, private val what: String) : Command {
        override fun execute() { text.insert(at, what) }
        override fun undo() { text.deleteRange(at, at + what.length) }
    }
    inner class Delete(private val from: Int, private val to: Int) : Command {
        private lateinit var removed: String
        override fun execute() {
            removed = text.substring(from, to)
            text.deleteRange(from, to)
        }
        override fun undo() { text.insert(from, removed) }
    }
    fun perform(command: Command) {
        command.execute()
        done.addLast(command)
        undone.clear()
    }
    fun undo() = done.removeLastOrNull()?.also { it.undo(); undone.addLast(it) } != null
    fun redo(): Boolean {
        val command = undone.removeLastOrNull() ?: return false
        command.execute()
        done += command
        return true
    }
    override fun toString() = "\"$text\""
}

fun editor() {
    val editor = Editor()
    with(editor) {
        perform(Insert(0, "hello world"))
        perform(Delete(0, 6))
        perform(Insert(5, "!"))
        println(this)
        println("${undo()} ${undo()} $this")
        println("${redo()} $this")
        perform(Insert(0, ">"))
        println("${redo()} $this")
        while (undo()) println(this)
    }
}

enum class Light(val seconds: Int) {
    RED(3) { override fun next() = GREEN },
    GREEN(4) { override fun next() = YELLOW },
    YELLOW(1) { override fun next() = RED };
    abstract fun next(): Light
}

class Crossing(private var light: Light = Light.RED) {
    private var left = light.seconds
    private val counts = mutableMapOf<Light, Int>().withDefault { 0 }
    fun tick(): Light {
        counts[light] = counts.getValue(light) + 1
        if (--left == 0) {
            light = light.next()
            left = light.seconds
        }
        return light
    }
    fun report() = Light.entries.joinToString { "${it.name.lowercase()}=${counts.getValue(it)}" }
}

fun traffic() {
    val crossing = Crossing()
    println(List(10) { crossing.tick().name.first() }.joinToString(""))
    println(crossing.report())
    println(Light.valueOf("RED").next().next().ordinal)
    println(Light.entries.sumOf(Light::seconds))
}

class Container {
    val makers = mutableMapOf<String, () -> Any>()
    private val made = mutableMapOf<String, Any>()
    inline fun <reified T : Any> single(noinline make: () -> T) { makers[T::class.simpleName!!] = make }
    inline fun <reified T : Any> get(): T = find(T::class.simpleName ?: "?") as T
    fun find(name: String): Any = made.getOrPut(name) { makers[name]?.invoke() ?: error("nothing makes a $name") }
}

class Config(val name: String)

class Database(val config: Config) { override fun toString() = "Database(${config.name})" }

class Repository(val database: Database)

fun container() {
    val container = Container().apply {
        single { println("making Config"); Config("test") }
        single { Database(get()) }
        single { Repository(get<Database>()) }
    }
    println(container.get<Repository>().database)
    println(container.get<Database>() === container.get<Repository>().database)
    println(runCatching { container.get<String>() }.exceptionOrNull()?.message)
}

typealias Middleware = (String, next: (String) -> String) -> String

fun chain(vararg layers: Middleware, last: (String) -> String): (String) -> String =
    layers.foldRight(last) { layer, next -> { request -> layer(request, next) } }

fun middleware() {
    val logs = mutableListOf<String>()
    val log: Middleware = { request, next ->
        logs += "> $request"
        next(request).also { logs += "< $it" }
    }
    val guard: Middleware = { request, next -> if ("secret" in request) "forbidden" else next(request) }
    val trim: Middleware = { request, next -> next(request.trim()) }
    val handle = chain(log, guard, trim) { "hello $it" }
    println(handle("  you "))
    println(handle("a secret"))
    println(logs)
}

class Memo<K, V>(private val compute: Memo<K, V>.(K) -> V) : (K) -> V {
    private val known = hashMapOf<K, V>()
    var misses = 0
        private set
    override fun invoke(key: K): V = known[key] ?: compute(key).also { misses++; known[key] = it }
}

fun memos() {
    val fib = Memo<Int, Long> { n -> if (n < 2) n.toLong() else this(n - 1) + this(n - 2) }
    println("${fib(80)} ${fib.misses}")
    println((0..10).map(fib))
    val paths = Memo<Pair<Int, Int>, Int> { (r, c) -> if (r == 0 || c == 0) 1 else this(r - 1 to c) + this(r to c - 1) }
    println("${paths(6 to 6)} ${paths.misses}")
}

data class Reading(val hour: Int, val celsius: Double)

fun List<Double>.deviation(): Double = average().let { mean -> sqrt(sumOf { (it - mean).pow(2) } / size) }

fun weather() {
    val readings = listOf(11.5, 12.0, 14.25, 18.5, 21.0, 19.75, 16.0, 12.5).mapIndexed { i, t -> Reading(i * 3, t) }
    val temperatures = readings.map { it.celsius }
    println("min %.1f max %.1f mean %.2f sd %.3f".format(temperatures.min(), temperatures.max(), temperatures.average(), temperatures.deviation()))
    println(temperatures.windowed(3) { "%.2f".format(it.average()) })
    val (hour, hottest) = readings.maxBy(Reading::celsius)
    println("$hottest at ${"%02d:00".format(hour)}")
    println(readings.zipWithNext { a, b -> b.celsius - a.celsius }.map { if (it > 0) '+' else '-' }.joinToString(""))
    readings.groupBy { when (it.hour) { in 0..5 -> "night"; in 6..11 -> "morning"; in 12..17 -> "day"; else -> "evening" } }
        .forEach { (part, list) -> println("${part.padEnd(8)}|${"*".repeat(list.map { it.celsius }.average().roundToInt())}") }
    println(temperatures.sorted().let { s -> if (s.size % 2 == 0) (s[s.size / 2 - 1] + s[s.size / 2]) / 2 else s[s.size / 2] })
    println(temperatures.map { it * 9 / 5 + 32 }.map { it.roundToInt() })
}

sealed class Instruction {
    data class Push(val value: Int) : Instruction()
    data class Load(val name: String) : Instruction()
    data class Store(val name: String) : Instruction()
    data class Jump(val to: Int, val ifZero: Boolean = false) : Instruction()
    data class Binary(val symbol: Char) : Instruction()
    object Print : Instruction()
}

class Cpu(private val code: List<Instruction>) {
    private val stack = ArrayDeque<Int>()
    private val memory = mutableMapOf<String, Int>()
    private fun pop() = stack.removeLastOrNull() ?: error("stack is empty")
    fun run(maxSteps: Int = 1000): List<Int> {
        val printed = mutableListOf<Int>()
        var pc = 0
        var steps = 0
        loop@ while (pc < code.size) {
            if (++steps > maxSteps) throw IllegalStateException("more than $maxSteps steps")
            when (val i = code[pc++]) {
                is Instruction.Push -> stack.addLast(i.value)
                is Instruction.Load -> stack.addLast(memory[i.name] ?: error("${i.name} is not set"))
                is Instruction.Store -> memory[i.name] = pop()
                is Instruction.Jump -> {
                    if (i.ifZero && pop() != 0) continue@loop
                    pc = i.to
                }
                is Instruction.Binary -> {
                    val (b, a) = pop() to pop()
                    stack += when (i.symbol) {
                        '+' -> a + b
                        '-' -> a - b
                        '*' -> a * b
                        else -> throw UnsupportedOperationException("operator ${i.symbol}")
                    }
                }
                Instruction.Print -> printed += pop()
            }
        }
        return printed
    }
}

fun cpu() {
    fun assemble(source: String) = source.trim().lines().map { it.trim().split(' ') }.map { words ->
        when (val name = words[0]) {
            "push" -> Instruction.Push(words[1].toInt())
            "load" -> Instruction.Load(words[1])
            "store" -> Instruction.Store(words[1])
            "jump", "jz" -> Instruction.Jump(words[1].toInt(), name == "jz")
            "print" -> Instruction.Print
            else -> Instruction.Binary(name.single())
        }
    }
    val factorial = """
        push 5
        store n
        push 1
        store r
        load n
        jz 15
        load r
        load n
        *
        store r
        load n
        push 1
        -
        store n
        jump 4
        load r
        print
    """
    println(Cpu(assemble(factorial)).run())
    for (bad in listOf("jump 0", "print", "load x", "push 1\npush 2\n%")) println(runCatching { Cpu(assemble(bad)).run(50) }.fold({ "$it" }) { "${it::class.simpleName}: ${it.message}" })
    println(assemble("jz 3").first())
}

data class Task(val name: String, val priority: Int, val minutes: Int, val after: List<String> = emptyList())

class Scheduler(private val tasks: List<Task>) {
    private val finished = mutableMapOf<String, Int>()
    fun run(workers: Int): List<String> {
        require(workers > 0)
        val log = mutableListOf<String>()
        val free = IntArray(workers)
        val open = tasks.toMutableList()
        while (open.isNotEmpty()) {
            val worker = free.indices.minBy { free[it] }
            val now = free[worker]
            val ready = open.filter { task -> task.after.all { (finished[it] ?: Int.MAX_VALUE) <= now } }
            val task = ready.maxWithOrNull(compareBy({ it.priority }, { -it.minutes }))
            if (task == null) {
                free[worker] = finished.values.filter { it > now }.minOrNull() ?: error("stuck: ${open.map { it.name }}")
                continue
            }
            open -= task
            free[worker] = now + task.minutes
            finished[task.name] = free[worker]
            log += "$now w$worker ${task.name}"
        }
        return log
    }
}

fun scheduling() {
    val tasks = listOf(Task("wash", 1, 30), Task("cook", 3, 45, listOf("shop")), Task("shop", 2, 20), Task("eat", 9, 25, after = listOf("cook", "wash")))
    for (n in 1..2) println(Scheduler(tasks).run(n))
    println(runCatching { Scheduler(tasks + Task("sleep", 0, 1, listOf("dream"))).run(1) }.exceptionOrNull()?.message)
    println(runCatching { Scheduler(tasks).run(0) }.exceptionOrNull()?.message)
}
