/** Classes within functions. */
package programs.localclasses

fun p31() {
    class L(val a: Int) { fun g() = a * 2 }
    println(L(4).g())
    val k = 10
    class M { fun f() = k + 1 }
    println(M().f())
    val o = object { val z = 3; fun w() = z + k }
    println(o.w())
}

fun p32() {
    var calls = 0
    class P { val x: Int get() { calls++; return 5 } }
    val p = P()
    println(p.x + p.x)
    println(calls)
    class W { var v = 1; set(value) { field = value * 2 } }
    val w = W()
    w.v = 5
    println(w.v)
}

fun p35() {
    data class User(val name: String, val tags: List<String> = emptyList())
    println(User("a", listOf("t")))
    println(User("a") == User("a"))
    println(listOf(User("b"), User("a")).sortedBy { it.name })
    println(User("x").copy(name = "y"))
}

fun p36() {
    class Matrix(val n: Int) { private val d = IntArray(n * n); operator fun get(i: Int, j: Int) = d[i * n + j]; operator fun set(i: Int, j: Int, v: Int) { d[i * n + j] = v } }
    val m = Matrix(2)
    m[0, 1] = 5
    println(m[0, 1])
    m[0, 1] += 2
    println(m[0, 1])
}

fun p37() {
    class It(val n: Int) : Iterable<Int> { override fun iterator() = object : Iterator<Int> { var i = 0; override fun hasNext() = i < n; override fun next() = i++ } }
    for (x in It(3)) print(x)
    println()
    println(It(3).map { it * 2 })
    println(It(2).toList())
}

fun p38() {
    class V(val x: Int) : Comparable<V> { override fun compareTo(other: V) = x.compareTo(other.x); override fun toString() = "V$x" }
    println(listOf(V(2), V(1)).sorted())
    println(maxOf(V(1), V(3)))
    println(V(1) < V(2))
    println(V(1)..V(3))
    println(V(2) in V(1)..V(3))
}

fun p43() {
    class Stack<T> { private val items = mutableListOf<T>(); fun push(x: T) = items.add(x); fun pop(): T? = items.removeLastOrNull(); val size get() = items.size }
    val s = Stack<Int>()
    s.push(1)
    s.push(2)
    println(s.pop())
    println(s.size)
    println(s.pop())
    println(s.pop())
}

fun p44() {
    class Node(val v: Int, var next: Node? = null)
    val n = Node(1, Node(2, Node(3)))
    var c: Node? = n
    var t = 0
    while (c != null) { t += c.v; c = c.next }
    println(t)
    println(n.next?.next?.next?.v)
}

fun p46() {
    open class T { protected open fun p() = "T"; fun call() = p() }
    class U : T() { override fun p() = "U" + super.p() }
    println(U().call())
    abstract class S { init { setup() }; open fun setup() { println("S") } }
    class R : S() { val z = 1; override fun setup() { println("R $z") } }
    R()
}

open class Shelf<T>(val owner: String) {
    val all = mutableListOf<T>()
    inner class Slot(val value: T) {
        init { all += value }
        fun told() = "$owner has $value of ${all.size}"
    }
}

class Numbers : Shelf<Int>("Ada") { fun slot() = Slot(7) }

open class Words(owner: String) : Shelf<String>(owner)

class Titles : Words("Bea")

class Chain<T> {
    var head: Node? = null
    inner class Node(val value: T, val next: Node?) { val rest: List<T> get() = listOf(value) + (next?.rest ?: emptyList()) }
    inner class Pairing<U>(val other: U, val here: Node?) { fun both() = here?.value to other }
    fun add(value: T) = apply { head = Node(value, head) }
    fun all(): List<T> {
        val all = mutableListOf<T>()
        var node = head
        while (node != null) {
            all += node.value
            node = node.next
        }
        return all
    }
    fun isHead(any: Node?) = any === head
}

class Texts : Shelf<String>("Bo") {
    var last: Slot? = null
    fun put(text: String): Slot = Slot(text).also { last = it }
}

fun <T> Chain<T>.Node.twice(): List<T> = listOf(value, value)

fun valueOf(node: Chain<Int>.Node?): Int = node?.value ?: -1

fun p47() {
    val numbers = Numbers()
    println(numbers.Slot(3).told())
    println(numbers.slot().told())
    println(numbers.Slot(3).value + 1)
    println(Titles().Slot("a").told().length)
    println(listOf(1, 2).map(numbers::Slot).map { it.told() })
}

fun p48() {
    val chain = Chain<Int>().add(1).add(2).add(3)
    println(chain.all().sum())
    println(chain.head!!.value + 1)
    val second: Chain<Int>.Node? = chain.head?.next
    println(valueOf(second) + valueOf(null))
    println(chain.head!!.rest.map { it * 2 })
    println(chain.Node(9, second).value % 4)
    println(chain.Pairing("x", second).both().first!! + 1)
    val pairing: Chain<Int>.Pairing<String> = chain.Pairing("yes", null)
    println(pairing.other.length)
    println(second?.twice()?.map { it + 1 })
    println(chain.isHead(chain.head))
    val words = Chain<String>().add("a")
    words.head = words.Node("b", words.head)
    println(words.all().joinToString("") { it.uppercase() })
}

fun p49() {
    val texts = Texts()
    println(texts.put("hello").value.length)
    println(texts.last?.value?.uppercase())
    println(texts.Slot("x").told())
}
