/** In which order parts of a program are evaluated, and how often. */
package programs.order

val log = StringBuilder()

fun <T> seen(name: String, value: T): T { log.append(name).append(' '); return value }

fun told(): String { val all = log.toString().trim(); log.clear(); return all }

class Shelf(val name: String) {
    private val cells = IntArray(4)
    operator fun get(index: Int): Int { log.append("$name.get($index) "); return cells[index] }
    operator fun set(index: Int, value: Int) { log.append("$name.set($index,$value) "); cells[index] = value }
}

class Grid {
    val cells = MutableList(6) { 0 }
    operator fun get(row: Int, column: Int): Int = cells[row * 3 + column]
    operator fun set(row: Int, column: Int, value: Int) { cells[row * 3 + column] = value }
}

data class Money(val cents: Int) {
    operator fun plus(other: Money) = Money(cents + other.cents)
    operator fun inc() = Money(cents + 1)
    operator fun dec() = Money(cents - 1)
    operator fun unaryMinus() = Money(-cents)
}

fun report(first: Int, second: Int = seen("default2", first + 1), third: Int = seen("default3", second + 1)) = "$first $second $third"

fun p1() {
    told()
    val shelf = Shelf("s")
    seen("shelf", shelf)[seen("index", 2)] += seen("value", 5)
    println(told())
    shelf[1]++
    println(told())
    val before = shelf[1]--
    println("$before ${told()}")
    val after = ++shelf[1]
    println("$after ${told()}")
}

fun p2() {
    println(report(third = seen("c", 3), first = seen("a", 1)))
    println(told())
    println(report(second = seen("b", 9), first = seen("a", 1)))
    println(told())
}

fun p3() {
    val counts = mutableMapOf("a" to 1)
    counts["a"] = counts.getValue("a") + 1
    counts["b"] = (counts["b"] ?: 0) + 1
    counts.merge("a", 5, Int::plus)
    println(counts)
    val grid = Grid()
    grid[0, 1] += 4
    grid[1, 2]++
    grid[0, 1] *= 3
    println(grid.cells)
}

fun p4() {
    var wallet = Money(5)
    val old = wallet++
    println("$old $wallet ${--wallet} ${-wallet}")
    val purses = mutableListOf(Money(1), Money(2))
    purses[0] += Money(10)
    purses[1]++
    println(purses)
}

fun finallyWins(): Int {
    try { return 1 } finally { return 2 }
}

fun finallyRuns(): String {
    var text = "a"
    try { return text } finally { text = "b"; log.append(text) }
}

fun p5() {
    println(finallyWins())
    println(finallyRuns() + told())
    for (i in 1..5) {
        try {
            if (i == 2) continue
            if (i == 4) break
            print("$i ")
        } finally {
            print("f$i ")
        }
    }
    println()
    outer@ for (i in 1..3) {
        for (j in 1..3) {
            try { if (j == 2) throw IllegalStateException("$i") } catch (e: IllegalStateException) { continue@outer } finally { print("[$i$j]") }
        }
    }
    println()
}

fun swallowed(): String {
    while (true) {
        try { throw RuntimeException("lost") } finally { break }
    }
    return "went on"
}

fun p6() {
    println(swallowed())
    val result = try { "12x".toInt() } catch (e: NumberFormatException) { -1 } finally { print("done ") }
    println(result)
    println(try { listOf(1, 2).first { it > 5 } } catch (e: NoSuchElementException) { e.message })
}

val early = seen("early", 1)

val late by lazy { seen("late", early + 10) }

val next = seen("next", early + 1)

fun p7() {
    println(early + next)
    println(late)
    println(late)
    log.clear()
}

class Registry {
    init { log.append("instance ") }
    companion object {
        init { log.append("companion ") }
        const val LIMIT = 3
        val names = mutableListOf<String>()
        fun add(name: String) { names += name }
    }
}

fun p8() {
    println(Registry.LIMIT)
    println("[" + told() + "]")
    Registry.add("x")
    println(told())
    Registry(); Registry()
    println(told())
    println(Registry.names)
}

open class Base {
    open val size: Int = 10
    open val label: String? = "base"
    val seenSize: Int
    init { seenSize = size; log.append("size=$size label=$label ") }
    init { describe() }
    open fun describe() { log.append("base ") }
}

class Derived(val extra: Int) : Base() {
    override val size: Int = 20 + extra
    override val label: String? = "derived"
    override fun describe() { log.append("derived extra=$extra ") }
}

fun p9() {
    val made = Derived(5)
    println(told())
    println("${made.seenSize} ${made.size} ${made.label}")
}

fun p10() {
    val f = { seen("called", 1) }
    val g: (Int, Int) -> Int = { a, b -> a - b }
    println(g(seen("x", 5), f()))
    println(told())
    println(seen("left", true) || seen("right", true))
    println(seen("left", false) && seen("right", true))
    println(seen("n", null as Int?) ?: seen("else", 7))
    println(told())
    val text: String? = null
    println(text?.plus(seen("never", "x")))
    println("[${told()}]")
}

fun p11() {
    var x = 1
    val list = listOf(x++, x++, x)
    println("$list $x")
    x += x++ + ++x
    println(x)
    val a = IntArray(3)
    var i = 0
    a[i++] = i++
    a[i] = i
    println(a.toList())
    when (val n = seen("subject", 3)) {
        seen("one", 1) -> println("one")
        in seen("low", 0)..seen("high", 5) -> println("in $n")
        else -> println("else")
    }
    println(told())
}

object Config {
    val start = seen("config", "ready")
    var uses = 0
        get() = field.also { log.append("get$it ") }
        set(value) { log.append("set$value "); field = value }
}

fun p12() {
    println("before [${told()}]")
    println(Config.start + told())
    Config.uses++
    Config.uses += 2
    println(told())
    val old = Config.uses++
    println("$old ${told()}")
}

enum class Level(val weight: Int) {
    LOW(seen("low", 1)), HIGH(seen("high", 2));
    init { log.append("init$ordinal ") }
    companion object { val all = seen("companion", entries.size) }
}

fun p13() {
    println(Level.HIGH.weight)
    println(told())
    println(Level.all)
    println(told())
}
