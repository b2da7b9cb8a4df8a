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
