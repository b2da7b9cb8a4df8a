/** Details that are seldom looked at: overloads, tail calls, arrays in data classes, what a comparison shows. */
package programs.details

fun halves(n: Int) = halves(n, 0)

fun halves(n: Int, count: Int): Int = if (n <= 1) count else halves(n / 2, count + 1)

fun IntArray.reversedPart() = reversedPart(0, size - 1)

fun IntArray.reversedPart(from: Int, to: Int) {
    if (from < to) {
        this[from] = this[to].also { this[to] = this[from] }
        reversedPart(from + 1, to - 1)
    }
}

/** A function that gives what another of its name gives. */
fun p1() {
    println(halves(1000))
    val items = intArrayOf(1, 2, 3, 4, 5)
    items.reversedPart()
    println(items.toList())
}

tailrec fun countdown(n: Int, step: Int = 1) {
    if (n > 0) {
        countdown(n - step)
    }
}

tailrec fun gcd(a: Int, b: Int): Int {
    return if (b == 0) {
        a
    } else {
        (gcd(b, a % b))
    }
}

/** Tail calls without a result, in braces and within a function. */
fun p2() {
    countdown(100_000)
    println(gcd(1071, 462))
    var turns = 0
    tailrec fun spin(n: Int) { turns++; if (n > 0) { spin(n - 1) } }
    spin(50_000)
    println(turns)
}

data class Row(val name: String, val cells: IntArray, val tags: Array<String>, val any: Any)

/** Arrays in a data class are shown by what is in them, and compared by what they are. */
fun p3() {
    val cells = intArrayOf(1, 2)
    val row = Row("r", cells, arrayOf("a"), "x")
    println(row)
    println(row == Row("r", intArrayOf(1, 2), row.tags, "x"))
    println(row == row.copy())
    println(row.hashCode() == Row("r", intArrayOf(1, 2), arrayOf("a"), "x").hashCode())
}

data class Span(val from: Int, val to: Int)

/** Equal to what is not null is not null. */
fun p4() {
    val spans = listOf(Span(1, 3), Span(4, 9), Span(9, 9))
    var here: Int = 3
    for (span in listOf(null) + spans) {
        if (span?.to == here) println("ends: ${span.from}")
        if (here + 1 == span?.from) { here = span.to; println("then $here") }
    }
    val name: String? = readName(2)
    val wanted = "name2"
    if (name == wanted) println(name.length)
}

fun readName(n: Int): String? = if (n > 0) "name$n" else null

fun Byte.kind() = "byte"
fun Int.kind() = "int"
fun Long.kind() = "long"

class Sum(var parts: List<Int> = emptyList()) { operator fun plusAssign(n: Int) { parts = parts + n } }

class Bag<T> { val all = ArrayList<T>(); operator fun plusAssign(other: Bag<T>) { all.addAll(other.all) } }

/** A reference picks by its receiver; `+=` of what has no `+`. */
fun p5() {
    println(listOf(1::kind, 1.toByte()::kind, 1L::kind).map { it() })
    var sum = Sum()
    sum += 3
    sum += 4
    println(sum.parts)
    var bag = Bag<String>()
    val other = Bag<String>()
    other.all += "x"
    bag += other
    println(bag.all)
}

fun last(): Int { try { println("try") } finally { return 2 } }

/** What ends in `finally`. */
fun p6() {
    println(last())
}

val <T> List<T>.second: T get() = this[1]

var <T> MutableList<T>.head: T
    get() = first()
    set(value) { this[0] = value }

/** Generic properties of other types. */
fun p7() {
    println(listOf(1, 2).second + 1)
    println(listOf("a", "bc").second.length)
    val items = mutableListOf(1, 2)
    items.head += 10
    items.head = items.head * 2
    println(items)
}

/** Functions without a name that have a receiver. */
fun p8() {
    val sum = fun Int.(other: Int): Int = this + other
    println(1.sum(2))
    val times: Int.(Int) -> Int = fun Int.(n: Int): Int { return this * n }
    println(times(3, 4))
    val size = fun String?.(): Int = this?.length ?: -1
    println("${null.size()} ${"ab".size()}")
}

/** Iterators of arrays and strings; texts that grow; searches by a comparator. */
fun p9() {
    val numbers = intArrayOf(4, 5).iterator()
    while (numbers.hasNext()) print("${numbers.next()} ")
    val letters = "xy".iterator()
    while (letters.hasNext()) print("${letters.next()} ")
    println(arrayOf("q").iterator().next())
    val text = StringBuilder("hello world")
    text.deleteRange(0, 6).append("s", '!', 3)
    println(text)
    val words = listOf("fig", "pear", "apple")
    println(words.binarySearch("kiwi", compareBy { it.length }))
    println(words.binarySearch("banana", compareBy { it.length }))
    println(listOf(1, 3, 5, 7).binarySearch(7, 1, 3))
    println("[a](b) c*+".replace(Regex("""\[(\w)]\((\w)\)"""), "$2$1").replace(Regex("""\*\+"""), "."))
}
