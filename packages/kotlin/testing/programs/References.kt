/** References to functions and properties, and what is asked of them. */
package programs.references

class Box(var width: Int, val name: String = "box") { fun area(other: Int) = width * other }

class Waiting { lateinit var text: String; fun isReady() = ::text.isInitialized }

var level = 3

fun half(n: Int) = n / 2

fun p1() { println(Box::width.name); println(Box::area.name); println(::half.name); println(::level.name) }

fun p2() { val b = Box(4); println(Box::width.get(b)); Box::width.set(b, 9); println(b.width); println(b::width.get()) }

fun p3() { println(::level.get()); ::level.set(8); println(level) }

fun p4() { val w = Waiting(); println(w.isReady()); w.text = "x"; println(w.isReady()) }

fun p5() { println(::half.invoke(9)); println(Box(3)::area.invoke(5)); println(Box::area.invoke(Box(2), 4)) }

fun p6() { println(::Box.let { it(2, "n").name }) }

fun p7() { val make: (Int) -> Box = ::Box; println(make(5).name) }

fun p8() { println(listOf(Box(3), Box(1)).sortedBy(Box::width).map(Box::width)) }

fun p9() { val f: (Int) -> Int = ::half; println(f.invoke(10)); val g: (() -> Int)? = null; println(g?.invoke()) }

fun p10() { val b = Box(4); b::width.set(6); println(b.width) }

class Tally(var count: Int) {
    var first = 1
        private set
    fun more() { first += count }
}

fun propertiesNamedLikeExtensions() {
    val t = Tally(3)
    t.more()
    println(t::count.get())
    println(t::first.get())
    println(Tally::count.get(t))
    val read = t::count
    t.count = 5
    println(read())
    println(Tally::first.name)
    println(listOf(t).map(Tally::first))
}

fun joined(label: String, vararg numbers: Int) = "$label${numbers.sum()}"

fun withTwo(of: (String, Int, Int) -> String) = of("two ", 1, 2)

fun withNone(of: (String) -> String) = of("none ")

fun functionsOfAnyNumber() {
    val places = mutableMapOf<String, MutableList<Int>>()
    places.getOrPut("a", ::mutableListOf) += 1
    places.getOrPut("a", ::mutableListOf) += 2
    println(places)
    println(listOf(1, 2).map(::listOf))
    println(listOf("x").map(::setOf))
    println(withTwo(::joined))
    println(withNone(::joined))
}

fun classesWithTypes() {
    println(listOf(listOf(2, 1), listOf(3)).map(List<Int>::sum))
    println(listOf("a" to 1, "b" to 2).map(Pair<String, Int>::second))
    val size = Map<String, Int>::size
    println(size(mapOf("a" to 1)))
    val first: (List<String>) -> String = List<String>::first
    println(first(listOf("z", "y")))
    val (a, b) = 1 to 2
    println(a < b)
}
