fun note(text: String): String {
  println(text)
  return text
}
class A(val x: Int) {
  init { note("A instance $x") }
  companion object {
    val y = note("A companion y")
    const val CONST = 5
    init { note("A companion init") }
    fun make() = A(2)
  }
}
open class Base {
  init { note("Base instance") }
  companion object { init { note("Base companion") } }
}
class Derived : Base() {
  init { note("Derived instance") }
  companion object { init { note("Derived companion") } }
}
class Unused { companion object { init { note("never") } } }
object Lonely {
  init { note("Lonely init") }
  val value = note("Lonely value")
}
interface WithCompanion {
  companion object { val z = note("interface companion") }
}
enum class Colour(val code: Int) {
  RED(1), GREEN(2);
  init { note("entry $code") }
  companion object { init { note("Colour companion") } }
}
class Outer { class Nested { init { note("nested") } companion object { init { note("nested companion") } } } companion object { init { note("outer companion") } } }
fun main() {
  println("start")
  println(A.CONST)
  println("after const")
  A(1)
  A.make()
  println(A.y)
  Derived()
  Derived()
  println(Lonely.value)
  println("before colour")
  println(Colour.GREEN)
  println(WithCompanion.z)
  Outer.Nested()
  println("end")
}
