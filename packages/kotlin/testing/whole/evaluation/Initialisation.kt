open class Base {
  open val number: Int = 1
  open val text: String = "base"
  open val flag: Boolean = true
  open val real: Double = 1.5
  open val letter: Char = 'a'
  open val wide: Long = 2L
  open val maybe: Int? = 7
  init { println("$number $text $flag $real ${letter.code} $wide $maybe") }
  open fun show() = println("base show")
  init { show() }
}
class Derived : Base() {
  override val number: Int = 2
  override val text: String = "derived"
  override val flag: Boolean = true
  override val real: Double = 2.5
  override val letter: Char = 'b'
  override val wide: Long = 3L
  override val maybe: Int? = 8
  val list = listOf(1)
  var set = 5
  override fun show() = println("derived $number $list $set")
  init { set = 6 }
}
abstract class Shape(name: String) {
  abstract val sides: Int
  init { println("$name $sides ${describe()}") }
  abstract fun describe(): String
}
class Square(override val sides: Int, private val label: String) : Shape("square") {
  override fun describe() = "$sides $label"
}
class Computed : Base() { override val number get() = 42 }
class Early {
  val x: Int
  init { read(); x = 3; read() }
  private fun read() = println("x is $x")
}
object Self { val a: Int = initial(); val b = 5; private fun initial() = b }
class Field(val n: Int) { val twice = n * 2; val self = this; val sum = twice + self.n }
fun main() {
  Derived().show()
  println(Square(4, "x").describe())
  println(Computed().number)
  Early()
  println("${Self.a} ${Self.b}")
  println(Field(4).sum)
}
