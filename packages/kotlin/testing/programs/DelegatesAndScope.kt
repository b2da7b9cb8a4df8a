/** Delegates and scope. */
package programs.delegatesAndScope

import kotlin.reflect.KProperty

class Up(var s: String) { operator fun getValue(t: Any?, p: KProperty<*>): String = s.uppercase() + p.name; operator fun setValue(t: Any?, p: KProperty<*>, v: String) { s = v } }

class H { var v by Up("a"); val m = mapOf("k" to 5); val k: Int by m }

val top = run { 1 }

var counter = 0

val computed: Int get() = ++counter

const val CONST = "const"

lateinit var later: String

interface Greeter { fun greet(): String }

class English(val n: String) : Greeter { override fun greet() = "Hello $n" }

class Loud(g: Greeter) : Greeter by g { fun shout() = greet().uppercase() }

fun p1() {
    val h = H()
    println(h.v)
    h.v = "b"
    println(h.v)
    println(h.k)
}

fun p2() {
    println(top)
    println(computed)
    println(computed)
    println(CONST)
    later = "l"
    println(later)
}

fun p3() {
    println(Loud(English("x")).shout())
    println(Loud(English("y")).greet())
    var ob: Int by kotlin.properties.Delegates.observable(1) { _, o, n -> println("$o->$n") }
    ob = 2
    ob = 3
    println(ob)
}

fun p4() {
    var v by kotlin.properties.Delegates.vetoable(1) { _, _, n -> n > 0 }
    v = 5
    println(v)
    v = -1
    println(v)
    var nn: Int by kotlin.properties.Delegates.notNull()
    nn = 4
    println(nn)
}

fun p5() {
    val x = 1
    run { val x = 2; println(x) }
    println(x)
    if (true) { val y = 5; println(y) }
    val f = { val z = 3; z * 2 }
    println(f())
    fun g(x: Int): Int { val y = x + 1; return y }
    println(g(x))
}

fun p6() {
    val l by lazy { println("once"); listOf(1) }
    println(l.size)
    println(l)
    var s = 0
    val add = { n: Int -> s += n }
    add(3)
    add(4)
    println(s)
    val c = object { var n = 0; fun tick() = ++n }
    c.tick()
    println(c.tick())
}
