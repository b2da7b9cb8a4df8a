interface Shape { val sides: Int get() = 0; fun name() = "shape"; fun describe() = "${name()} with $sides sides"; fun scaled(by: Int = 2) = "scaled $by" }
abstract class Solid : Shape
abstract class Polygon : Solid() { override fun name() = "polygon" }
class Triangle : Polygon() { override val sides = 3 }
class Blob : Solid()
open class Loud : Shape { override fun scaled(by: Int) = "loud $by" }
class Louder : Loud() { override fun scaled(by: Int) = "louder $by" }
interface Base1 { fun f() = "base1" }
interface Mid : Base1 { override fun f() = "mid" }
abstract class Abs : Base1
class Both : Abs(), Mid
class Alone : Abs()
interface Gen<T> { fun id(x: T): T = x; fun two(x: T) = listOf(id(x), id(x)) }
abstract class GenAbs<U> : Gen<U>
class GenInt : GenAbs<Int>() { override fun id(x: Int) = x + 1 }
interface Printer { fun print(text: String): String }
class Plain(val mark: String) : Printer { override fun print(text: String) = "$mark$text" }
class Delegating(printer: Printer) : Printer by printer
class Over(val printer: Printer) : Printer by printer { override fun print(text: String) = "over " + printer.print(text) }
interface Two { val a: Int; var b: String; fun c() = "c$a" }
class TwoImpl(override val a: Int, override var b: String) : Two
class TwoBy(two: Two) : Two by two
class Multi(p: Printer, t: Two) : Printer by p, Two by t { override fun c() = "multi" }
fun interface Op { fun run(x: Int): Int; fun twice(x: Int) = run(run(x)) }
object Global : Shape { override val sides = 1 }
fun main() {
  println(Triangle().describe() + ", " + Blob().describe() + ", " + Global.describe())
  println("${Loud().scaled()} ${Louder().scaled()} ${Louder().scaled(7)} ${(Louder() as Shape).scaled()}")
  println("${Both().f()} ${Alone().f()}")
  println("${GenInt().two(1)}")
  println("${Delegating(Plain("*")).print("x")} ${Over(Plain("-")).print("y")}")
  val source = TwoImpl(1, "b")
  val by = TwoBy(source)
  by.b = "changed"
  println("${by.a} ${by.b} ${source.b} ${by.c()}")
  val multi = Multi(Plain("#"), source)
  multi.b += "!"
  println("${multi.print("z")} ${multi.c()} ${multi.a} ${source.b}")
  val op = Op { it * 3 }
  println("${op.run(2)} ${op.twice(2)}")
}
