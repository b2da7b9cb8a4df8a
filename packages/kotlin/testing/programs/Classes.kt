/** Classes. */
package programs.classes

open class Animal(val name: String) { open fun sound() = "..."; fun speak() = "$name says ${sound()}" }

class Dog(name: String, val age: Int = 3) : Animal(name) { override fun sound() = "woof" }

class Counter { var count = 0; private set; fun inc(): Counter { count++; return this } }

class Temp(var celsius: Double) { var f: Double; get() = celsius * 9 / 5 + 32; set(value) { celsius = (value - 32) * 5 / 9 } }

data class Point(val x: Int, val y: Int = 0) { operator fun plus(o: Point) = Point(x + o.x, y + o.y); operator fun unaryMinus() = Point(-x, -y); operator fun times(k: Int) = Point(x * k, y * k); operator fun get(i: Int) = if (i == 0) x else y; operator fun contains(n: Int) = n == x || n == y; operator fun compareTo(o: Point) = x - o.x; operator fun invoke() = "called" }

abstract class Shape { abstract val area: Double; override fun toString() = "Shape($area)" }

class Square(val side: Double) : Shape() { override val area get() = side * side }

interface Named { val name: String; fun hello() = "hello $name" }

class Person(override val name: String) : Named

class Init(val a: Int) { val b: Int; init { println("init $a"); b = a * 2 }; val c = b + 1; init { println("second $c") } }

class Second(val x: Int) { constructor(s: String) : this(s.length) { println("secondary") } }

class Outer(val n: Int) { class Nested { fun f() = "nested" }; inner class Inner { fun f() = "inner $n ${this@Outer.n}" } }

class WithCompanion private constructor(val v: Int) { companion object { const val MAX = 10; fun of(v: Int) = WithCompanion(v); var made = 0 } }

object Single { var n = 0; fun next() = ++n; val list = mutableListOf<Int>() }

class Equal(val k: Int) { override fun equals(other: Any?) = other is Equal && other.k == k; override fun hashCode() = k }

class Box<T>(var value: T) { fun <R> map(f: (T) -> R) = Box(f(value)) }

sealed class Result2; class Ok(val v: Int) : Result2(); class Bad(val e: String) : Result2(); object Empty2 : Result2()

class Late { lateinit var s: String; fun ready() = ::s.isInitialized }

class Delegated(l: List<Int>) : List<Int> by l

interface A { fun f() = "A" }; interface B { fun f() = "B" }; class AB : A, B { override fun f() = super<A>.f() + super<B>.f() }

class Lazy1 { val v by lazy { println("computed"); 42 } }

fun interface Op { fun run(x: Int): Int }

open class Base { init { println("Base init") }; open val v = 1; constructor() }

class Derived : Base() { init { println("Derived init") }; override val v = 2 }

fun p1() {
    println(Dog("Rex").speak())
    println(Animal("Cat").speak())
    val a: Animal = Dog("Bo", 5)
    println(a.sound())
    println((a as Dog).age)
    println(a is Dog)
}

fun p2() {
    val c = Counter()
    c.inc().inc()
    println(c.count)
}

fun p3() {
    val t = Temp(100.0)
    println(t.f)
    t.f = 32.0
    println(t.celsius)
}

fun p4() {
    val p = Point(1, 2)
    println(p)
    println(p == Point(1, 2))
    println(p.copy(y = 5))
    val (x, y) = p
    println(x + y)
    println(p.hashCode() == Point(1, 2).hashCode())
    println(Point(3))
    println(p.component1())
    println(setOf(p, Point(1, 2)).size)
    println(p.hashCode())
}

fun p5() {
    val p = Point(1, 2)
    println(p + Point(3, 4))
    println(-p)
    println(p * 3)
    println(p[0])
    println(2 in p)
    println(p < Point(2))
    println(p())
    var q = p
    q += Point(1, 1)
    println(q)
}

fun p6() {
    println(Square(2.0))
    println(Square(3.0).area)
    val s: Shape = Square(1.0)
    println(s.area)
}

fun p7() {
    println(Person("Al").hello())
    val n: Named = object : Named { override val name = "anon" }
    println(n.hello())
    println(n.name)
}

fun p8() {
    val i = Init(3)
    println(i.b)
    println(i.c)
}

fun p9() { println(Second("abc").x) }

fun p10() { println(Second(7).x) }

fun p11() { println(Outer.Nested().f()) }

fun p12() { println(Outer(5).Inner().f()) }

fun p13() {
    println(WithCompanion.MAX)
    println(WithCompanion.of(3).v)
    WithCompanion.made++
    println(WithCompanion.made)
}

fun p14() {
    println(Single.next())
    println(Single.next())
    Single.list.add(1)
    println(Single.list)
    println(Single === Single)
}

fun p15() { println(Equal(1) == Equal(1)) }

fun p16() { println(Equal(1) === Equal(1)) }

fun p17() { println(setOf(Equal(1), Equal(1)).size) }

fun p18() { println(Equal(1).equals("x")) }

fun p19() { println(mapOf(Equal(2) to "v")[Equal(2)]) }

fun p20() {
    println(Box(1).map { "v$it" }.value)
    val b = Box("a")
    b.value = "c"
    println(b.value)
    println(Box(listOf(1)).value.first())
    println(Box<Int?>(null).value)
}

fun p21() {
    fun d(r: Result2) = when (r) { is Ok -> "ok ${r.v}"; is Bad -> "bad ${r.e}"; Empty2 -> "empty" }
    println(d(Ok(1)))
    println(d(Bad("x")))
    println(d(Empty2))
}

fun p22() {
    val l = Late()
    println(l.ready())
    l.s = "set"
    println(l.s)
    println(l.ready())
}

fun p23() { Late().s.length }

fun p24() { println(Delegated(listOf(1, 2)).size) }

fun p25() { println(Delegated(listOf(3)).first()) }

fun p26() { println(2 in Delegated(listOf(1, 2))) }

fun p27() { println(AB().f()) }

fun p28() {
    val l = Lazy1()
    println("before")
    println(l.v)
    println(l.v)
    val x by lazy { 7 }
    println(x)
}

fun p29() {
    val op = Op { it * 2 }
    println(op.run(4))
    fun use(o: Op) = o.run(1)
    println(use { it + 10 })
}

fun p30() { println(Derived().v) }

fun p33() {
    val any: Any = Point(1, 1)
    if (any is Point) println(any.x)
    val s: Any = "str"
    println((s as String).length)
    println(s as? Int)
    println((s as? String)?.length)
}

fun p34() {
    val x: Any = "s"
    println(x as Int)
}

fun p39() { println(Point::x.name) }

fun p40() { println(Point::x.get(Point(4))) }

fun p41() { println(listOf(Point(1), Point(2)).map(Point::x)) }

fun p42() { println(::Point.let { it(1, 2) }) }

fun p45() {
    println(object { override fun toString() = "obj" })
    println(Pair(1, "a"))
    println(Triple(1, 2, 3))
    val (a, b, c) = Triple("x", 1, true)
    println("$a$b$c")
    println((1 to 2).toList())
    println((1 to 2).copy(second = 5))
    println(Pair(1, 2) == (1 to 2))
    println(1 to 2 to 3)
}
