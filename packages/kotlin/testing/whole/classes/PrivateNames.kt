open class A { private val x = "a"; private fun f() = "fa"; fun showA() = x + f(); private var count = 0; fun up() = ++count }
open class B : A() { private val x = "b"; private fun f() = "fb"; fun showB() = x + f(); private var count = 10; fun upB() = ++count }
class C(private val x: String) : B() { fun f() = "fc"; fun showC() = x + f() }
class D(val x: Int) : B()
open class Counter(private var n: Int) { fun next() = n++ ; fun same(o: Counter) = o.n == n }
class Twice(private var n: Int) : Counter(n * 2) { fun own() = n }
open class P { private val secret get() = "p"; fun tell() = secret }
class Q : P() { val secret get() = "q"; fun both() = secret + tell() }
fun main() {
  val c = C("c")
  println("${c.showA()} ${c.showB()} ${c.showC()} ${D(4).x} ${D(4).showA()} ${D(4).showB()}")
  println("${c.up()} ${c.upB()} ${c.up()} ${c.upB()}")
  val t = Twice(4)
  println("${t.next()} ${t.next()} ${t.own()} ${t.same(Counter(10))}")
  println(Q().both())
}
