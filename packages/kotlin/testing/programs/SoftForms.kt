/** Soft words as names, labels, casts, and other forms people write. */
package programs.soft

data class Item(val value: Int, val data: String, val get: Boolean = false, val set: Int = 0, val by: Int = 1)

fun open(file: String) = "open $file"

fun annotation(inner: Int): Int { val out = inner + 1; return out }

class Field(val field: Int, var where: String) { val init = field; val constructor = where; fun import() = "import" }

fun p1() {
    for (value in listOf(1, 2)) print("$value ")
    for (data in 1..2) print("$data ")
    val open = open("x"); val inner = annotation(3); val sealed = true; val companion = "c"; val enum = 1; val final = 2
    println("$open $inner $sealed $companion $enum $final")
    val lateinit = 4; val tailrec = 5; val operator = 6; val infix = 7; val inline = 8; val vararg = 9; val reified = 10; val const = 11
    println(lateinit + tailrec + operator + infix + inline + vararg + reified + const)
    val item = Item(value = 1, data = "d", get = true)
    println("${item.value} ${item.data} ${item.get} ${item.set} ${item.by}")
    val f = Field(1, "w")
    println("${f.field} ${f.where} ${f.init} ${f.constructor} ${f.import()}")
    val get = { x: Int -> x + 1 }
    println(get(1))
    val `in` = 3; val `weird name` = 4
    println(`in` + `weird name`)
}

fun p2() {
    var x = 0
    do x++ while (x < 5)
    println(x)
    do { val y = x * 2; x += 1 } while (y < 20)
    println(x)
    while (x > 0) x -= 4
    println(x)
    if (x < 0) println("neg") else if (x == 0) println("zero") else println("pos")
    for (i in 0..2) for (j in 0..2) if (i == j) print("$i$j ")
    println()
}

fun find(list: List<Int>): Int? {
    list.forEach { if (it > 2) return it }
    return null
}

fun visit(list: List<Int>): String {
    val seen = StringBuilder()
    list.forEach { if (it == 2) return@forEach; seen.append(it) }
    list.forEach lit@{ if (it == 3) return@lit; seen.append(-it) }
    run loop@{ list.forEach { if (it == 2) return@loop; seen.append("r$it") } }
    return seen.toString()
}

fun p3() {
    println(find(listOf(1, 3, 4)))
    println(visit(listOf(1, 2, 3)))
    val double = fun(x: Int): Int { return x * 2 }
    println(double(4))
    val r = listOf(1, 2, 3).map label@{ if (it == 2) return@label 0; it * 10 }
    println(r)
}

fun length(x: Any?): Int {
    if (x !is String) return -1
    return x.length
}

fun describe(x: Any?): String = when (x) {
    null -> "null"
    is Int, is Long -> "whole"
    is String -> if (x.isEmpty()) "empty" else "text ${x.length}"
    is List<*> -> "list of ${x.size}"
    is Pair<*, *> -> "pair ${x.first}"
    in listOf<Any?>('a', 'b') -> "letter"
    !is Double -> "other"
    else -> "fraction ${x + 1}"
}

fun p4() {
    println(listOf("abc", 5).map { length(it) })
    println(listOf(null, 1, 2L, "", "ab", listOf(1), 1 to 2, 'a', 'z', 1.5).map { describe(it) })
    val maybe: String? = "text"
    val n = maybe ?: return
    println(n.length)
    val any: Any = listOf(1, 2)
    if (any is List<*> && any.size == 2) println(any[0])
    val s = any as? String
    println(s?.length)
    try { any as String } catch (e: ClassCastException) { println("cast") }
    val text: String? = null
    println(text.isNullOrEmpty())
    println(text?.let { it.length } ?: "none")
    try { text!!.length } catch (e: NullPointerException) { println("npe") }
}

class Tree(val left: Tree?, val right: Tree?) {
    val depth: Int get() = 1 + maxOf(left?.depth ?: 0, right?.depth ?: 0)
}

fun Any.kind(): String = if (this is String) "S$length" else if (this is Int && this > 3) "I" else "?"

fun p5() {
    println(Tree(Tree(null, Tree(null, null)), null).depth)
    println("ab".kind() + 5.kind() + 2.kind())
    println(maxOf(1L, 2L, 0))
    println(listOf<Long>(1, 2))
    val m = mutableMapOf<String, MutableList<Int>>()
    m.getOrPut("a") { mutableListOf() }.add(1)
    m.getOrPut("a") { mutableListOf() } += 2
    println(m)
}

enum class Op(val sign: String) : (Int, Int) -> Int {
    ADD("+") { override fun invoke(a: Int, b: Int) = a + b },
    MUL("*") { override fun invoke(a: Int, b: Int) = a * b };
    fun show() = entries.joinToString { it.sign }
    companion object { fun of(s: String) = values().first { it.sign == s } }
}

fun p6() {
    println(Op.of("*")(3, 4))
    println(Op.ADD.show())
    println(listOf(1, 2, 3).reduce(Op.ADD))
}

open class Holder { class Part(val n: Int); companion object { const val MAX = 3; fun make() = Part(MAX) } }

class Sub : Holder() { fun part() = Part(5).n + MAX }

fun p7() {
    println(Sub().part())
    println(Holder.make().n)
    println(Holder.Companion.MAX)
    val c: Holder.Companion = Holder
    println(c.make().n)
}

fun loop(): Int {
    var i = 0
    while (true) {
        i++
        if (i > 10) return i
    }
}

fun p8() {
    println(loop())
    val x = if (loop() > 5) { println("side"); "big" } else "small"
    println(x)
    val y = run { val t = 3; t * t }
    println(y)
    println(listOf(3, 1, 2).sortedWith { a, b -> b - a })
    val (a, _, c) = Triple(1, 2, 3)
    println(a + c)
    mapOf("k" to 1, "l" to 2).forEach { (k, v) -> print("$k=$v;") }
    println()
    println(listOf(1 to "a", 2 to "b").joinToString { (n, s) -> s.repeat(n) })
}

class Html { private val parts = mutableListOf<String>(); fun tag(name: String, body: Html.() -> Unit) { parts += "<$name>"; body(); parts += "</$name>" }; operator fun String.unaryPlus() { parts += this }; override fun toString() = parts.joinToString("") }

fun html(body: Html.() -> Unit) = Html().apply(body)

fun p9() {
    println(html { tag("p") { +"hello"; tag("b") { +"you" } } })
}

val Int.squared get() = this * this

val List<Int>.second: Int
    get() = this[1]

var StringBuilder.last: Char
    get() = this[length - 1]
    set(value) { this[length - 1] = value }

infix fun Int.plusMod(o: Int) = (this + o) % 7

operator fun String.times(n: Int) = repeat(n)

operator fun Int.invoke(x: Int) = this * x

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

fun <T : Comparable<T>> List<T>.top(): T? = if (isEmpty()) null else reduce { a, b -> if (a > b) a else b }

inline fun <reified T> List<*>.only(): List<T> = filterIsInstance<T>()

fun sum(vararg xs: Int, start: Int = 0) = xs.fold(start) { a, b -> a + b }

fun p10() {
    println("${5.squared} ${listOf(1, 9).second} ${5 plusMod 4} ${"ab" * 3} ${3(4)} ${gcd(48, 36)}")
    val sb = StringBuilder("cat"); sb.last = 'r'; println(sb)
    println("${listOf("b", "c", "a").top()} ${listOf(1, "x", 2).only<Int>()} ${sum(1, 2, 3)} ${sum(*intArrayOf(4, 5), start = 10)}")
    println((1..5).asSequence().filter { it % 2 == 1 }.map { it * it }.toList())
}
