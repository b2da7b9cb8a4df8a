/** What a name means where both a function and a receiver have it: the function's, however far away. */
package programs.localsfirst

class A { val x = 1; fun f() = "A.f" }

class Person(var name: String = "?", var age: Int = 0)

fun named(name: String) = Person().apply { this.name = name }

fun aged(name: String) = Person().apply { age = name.length }

fun A.given(x: Int) = x

fun A.own() = x

fun sized(size: Int) = listOf(1, 2).run { size }

fun lengthOf(length: Int) = buildString { append(length) }

open class Above { val x = 4 }

class Outer { val x = 5; fun get(): Int { val x = 6; return with(A()) { x } }; fun noLocal() = with(A()) { x } }

class Kept(val x: Int) { val y = with(A()) { x }; fun f() = with(A()) { x } }

class Changed(x: Int) { val x = x + 1; val y = x; val z = run { x } }

class Later(var x: Int) { val f = { x }; init { x = 3 }; val h = x; val i = with(A()) { x } }

fun p1() {
    println("${named("Ann").name} ${aged("Ann").age}")
    val x = 2
    println("${with(A()) { x }} ${with(A()) { with(Person()) { x } }}")
    with(A()) { val x = 9; println(x) }
    println("${A().given(3)} ${A().own()}")
}

fun p2() {
    fun f() = "local"
    println(with(A()) { f() })
    val g = { "variable" }
    println(with(A()) { g() })
    var name = "a"
    val person = Person("b").apply { name = "c" }
    println("$name ${person.name}")
}

fun p3() {
    val x = 2
    val o = object { val x = 3; val y = x; fun get() = x; fun within() = with(A()) { x } }
    println("${o.get()} ${o.y} ${o.within()}")
    class C { val x = 3; fun get() = x }
    class D : Above() { fun get() = x }
    println("${C().get()} ${D().get()}")
}

fun p4() {
    println("${Outer().get()} ${Outer().noLocal()}")
    println("${Kept(8).y} ${Kept(8).f()}")
    println("${Changed(1).x} ${Changed(1).y} ${Changed(1).z}")
    val later = Later(1)
    println("${later.f()} ${later.h} ${later.i}")
    class E(x: Int) { val y = with(A()) { x } }
    println(E(8).y)
}

fun p5() {
    println("${sized(9)} ${lengthOf(3)} ${buildString { val length = 42; append(length) }}")
    for (x in 7..7) with(A()) { println(x) }
    try { error("m") } catch (message: Exception) { with(IllegalStateException("other")) { println(message.message) } }
    val x by lazy { 2 }
    println(with(A()) { x })
}

fun p6() {
    fun String.twice() = "local $this"
    class Texts { fun String.twice() = "member $this"; fun get() = "a".twice() }
    println(Texts().get())
    println(with(Texts()) { "b".twice() })
    fun f() = "outer"
    val o = object { fun f() = "member"; fun get() = f() }
    println(o.get())
}
