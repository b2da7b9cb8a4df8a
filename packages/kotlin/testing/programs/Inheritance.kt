/** What a class has from above: members for interfaces, inner classes, delegates, constructors' arguments. */
package programs.inheritance

import kotlin.reflect.KProperty

interface Named { val name: String }

interface Greeter { fun greet(to: String = "you", times: Int = 2): String }

open class Polite { fun greet(to: String, times: Int) = List(times) { "hi $to" }.joinToString() }

open class Titled(open val name: String) { var size: Int = 1 }

interface Sized { var size: Int }

class Host(name: String) : Polite(), Greeter

class Sign(name: String) : Titled(name), Named, Sized

enum class Colour : Named { RED, BLUE; fun low() = name.lowercase() }

/** A member of a class above is what an interface asks for. */
fun p1() {
    val host = Host("h")
    val greeter: Greeter = host
    println(greeter.greet())
    println(greeter.greet("me", 1))
    println(greeter.greet(times = 3))
    val named: List<Named> = listOf(Sign("s"), Colour.RED)
    println(named.map { it.name })
    println(Colour.BLUE.low())
    val sized: Sized = Sign("t")
    sized.size += 4
    println(sized.size)
}

class Plain(override val name: String) : Named

open class Wrapped(inner: Named) : Named by inner { var n = 0 }

class Twice(inner: Named) : Wrapped(inner) { override val name get() = super.name + super.name }

class Thrice(inner: Named) : Wrapped(inner)

/** A class below one that delegates. */
fun p2() {
    val inner = Plain("x")
    println(listOf<Named>(Wrapped(inner), Twice(inner), Thrice(inner)).map { it.name })
}

class Tree {
    class Node(val label: String) {
        inner class Leaf(val at: Int) { fun show() = "$label$at" }
        fun own() = Leaf(0).show()
    }
    fun go() = Node("a").Leaf(3).show()
}

open class Deck(val owner: String) { inner class Card(val n: Int) { val text = "$owner $n" } }

class Pack : Deck("pack") {
    fun own() = Card(1).text
    fun above() = super.Card(2).text
    fun other() = Deck("other").Card(3).text
}

/** Inner classes are made on an instance, on a receiver, and on what is above. */
fun p3() {
    println(Tree().go() + Tree.Node("b").own())
    with(Tree.Node("c")) { println(Leaf(7).show()) }
    Tree.Node("d").apply { println(Leaf(1).show()) }
    val pack = Pack()
    println(listOf(pack.own(), pack.above(), pack.other()))
    println(listOf(1, 2).map(Tree.Node("e")::Leaf).map { it.show() })
    println(listOf("p", "q").map(Tree::Node).map { it.own() })
}

open class Basket(val content: String) {
    fun copy(): Basket = object : Basket(content + "!") { override fun toString() = "copy of $content" }
    override fun toString() = content
}

/** What is handed to the constructor above is seen from outside. */
fun p4() {
    println(Basket("apples").copy())
    println(Basket("pears").copy().content)
}

class Told(val value: String) { operator fun getValue(self: Any?, property: KProperty<*>) = "${property.name}=$value" }

class Giver(val value: String) {
    operator fun provideDelegate(self: Any?, property: KProperty<*>): Told {
        println("for ${property.name}")
        return Told(value)
    }
}

val String.mark by Told("text")
val Int.mark by Told("number")

class Holder { val first by Giver("1"); val second by Giver("2") }

/** Delegates of extensions with one name, and what provides them. */
fun p5() {
    println("x".mark)
    println(5.mark)
    val holder = Holder()
    println("made")
    println(holder.second + holder.first)
}

enum class Step {
    ONE { inner class Part(val n: Int) { fun go() = "$label$n" }; override val label = "one"; override fun go() = Part(1).go() },
    TWO { override val label = "two"; override fun go() = label };
    abstract val label: String
    abstract fun go(): String
    abstract class Kept { abstract val kept: Int }
    class Full : Kept() { override val kept = 5 }
}

/** Classes within enums and their entries. */
fun p6() {
    println(Step.entries.map { it.go() })
    println(Step.Full().kept)
}

class Cents(val n: Int) : Comparable<Cents> {
    init { if (n < 0) throw IllegalArgumentException("$n") }
    operator fun plus(o: Cents) = Cents(n + o.n)
    override fun compareTo(other: Cents) = n.compareTo(other.n)
    override fun toString() = "${n}c"
    companion object { val NONE = Cents(0); fun of(n: Int) = Cents(n) }
}

fun Iterable<Cents>.sum() = fold(Cents.NONE, Cents::plus)

/** A companion that makes its own class. */
fun p7() {
    println((1..4).map { Cents.of(it) }.sum())
    println(Cents(3) in Cents.NONE..Cents(5))
}
