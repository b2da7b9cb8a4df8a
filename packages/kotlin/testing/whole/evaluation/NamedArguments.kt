fun seen(name: String): String {
  print("$name ")
  return name
}
fun three(a: String, b: String = seen("default b"), c: String = seen("default c $a")) = "$a-$b-$c"
class Made(val a: String, val b: String = seen("default"), val c: String)
open class Base(val x: String, val y: String)
class Derived : Base(y = seen("y"), x = seen("x"))
fun String.tail(a: String, b: String) = "$this:$a:$b"
fun many(vararg items: String, last: String) = items.joinToString() + "/" + last
enum class Kind(val a: String, val b: String) { ONE(b = seen("b1"), a = seen("a1")), TWO(seen("a2"), seen("b2")) }
data class Point(val x: String, val y: String)
fun main() {
  println(three(c = seen("1"), a = seen("2"), b = seen("3")))
  println(three(c = seen("1"), a = seen("2")))
  println(three(b = seen("1"), a = seen("2")))
  println(three(a = seen("1"), b = seen("2"), c = seen("3")))
  println(Made(c = seen("c"), a = seen("a")).let { "${it.a}${it.b}${it.c}" })
  println(Derived().let { it.x + it.y })
  println(seen("receiver").tail(b = seen("b"), a = seen("a")))
  println(many(last = seen("last"), items = arrayOf(seen("i"), seen("j"))))
  println(Kind.TWO.a + Kind.ONE.b)
  println(Point("1", "2").copy(y = seen("y"), x = seen("x")))
  fun local(a: String, b: String = "d") = a + b
  println(local(b = seen("lb"), a = seen("la")))
}
