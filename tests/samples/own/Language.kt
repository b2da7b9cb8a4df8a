import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.line
interface Animal { val name: String; fun sound(): String; fun twice() = sound() + sound() }
abstract class Base(override val name: String) : Animal { init { println("made $name") } override fun toString() = "<$name>" }
class Dog(name: String) : Base(name) { override fun sound() = "wuff" }
class Cat : Base("cat") { override fun sound() = "miau"; companion object { const val LIVES = 9; fun make() = Cat() } }
data class V(val x: Int, val y: Int) { operator fun plus(o: V) = V(x + o.x, y + o.y); operator fun times(k: Int) = V(x * k, y * k) }
sealed class Tree { data class Leaf(val v: Int) : Tree(); class Node(val l: Tree, val r: Tree) : Tree() }
fun sum(t: Tree): Int = when (t) { is Tree.Leaf -> t.v; is Tree.Node -> sum(t.l) + sum(t.r) }
fun interface Op { fun apply(a: Int, b: Int): Int }
enum class Planet(val mass: Double) { Earth(5.97), Mars(0.64); fun heavy() = mass > 1 }
class MyError(message: String) : Exception(message)
object Counter { var n = 0; fun next(): Int { n += 1; return n } }
inline fun <reified T> List<*>.only(): List<T> = filterIsInstance<T>()
class Stack<T> { private val items = mutableListOf<T>(); fun push(t: T) { items.add(t) } ; fun pop(): T? = items.removeLastOrNull(); val size get() = items.size }
fun main() {
    val animals = listOf(Dog("rex"), Cat.make())
    for (a in animals) println("${a.name}: ${a.twice()} $a")
    println(Cat.LIVES)
    println(V(1, 2) + V(3, 4) * 2)
    println(sum(Tree.Node(Tree.Leaf(1), Tree.Node(Tree.Leaf(2), Tree.Leaf(3)))))
    val op = Op { a, b -> a * b }
    println(op.apply(6, 7))
    println(Planet.entries.filter { it.heavy() })
    println(Planet.valueOf("Mars").mass)
    try { throw MyError("bad") } catch (e: MyError) { println("caught ${e.message}") } finally { println("done") }
    println(Counter.next() + Counter.next())
    println(listOf(1, "a", 2.0, "b").only<String>())
    val s = Stack<Int>(); s.push(1); s.push(2); println("${s.pop()} ${s.size}")
    var i = 0
    while (true) { i++; if (i == 3) continue; if (i > 5) break; print("$i ") }
    println()
    outer@ for (a in 1..3) for (b in 1..3) { if (b == 2) continue@outer; if (a == 3) break@outer; println("$a$b") }
    val text: String? = if (i > 100) "x" else null
    println(text?.length ?: "none")
    println("a,b,c".split(",").map { it.uppercase() }.withIndex().joinToString { (i, v) -> "$i$v" })
    println((1..5).fold(1L) { acc, n -> acc * n })
    println(mapOf("a" to 1, "b" to 2).map { (k, v) -> "$k$v" })
    val o = object { val z = i * 2; override fun toString() = "obj $z" }
    println(o)
    println(buildList { add(1); add(2) }.sumOf { it })
    println("%.2f|%5d|%-5s|".format(3.14159, 42, "ab"))
    println(when { i > 3 -> "big"; else -> "small" })
    println(Devices(line(3)) { share(localId) { f -> maxOf(f.all.values.max(), localId) } }.rounds(3))
    fun fib(n: Int): Int = if (n < 2) n else fib(n - 1) + fib(n - 2)
    println(fib(15))
    println(listOf(3, 1, 2).sortedByDescending { it }.take(2).toSet() intersect setOf(3))
    println(7.0 / 2 + 7 / 2 + 7 % 3 + -7 / 2)
    println(Long.MAX_VALUE + 1)
    println("abc".reversed() + 'x' + 1)
    println(generateSequence(1) { it * 2 }.takeWhile { it < 100 }.toList())
    println(listOf<Int>().maxOrNull())
}
