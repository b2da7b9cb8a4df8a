val first = note("first", 1)
val second = note("second", third() + 1)
var later: Int = note("later", 3)
val hidden by lazy { note("lazy", 4) }
val fourth = note("fourth", later + 1)
fun third(): Int = fourth
fun note(name: String, value: Int): Int {
  println("$name=$value")
  return value
}
object Single { init { println("single") }; val x = 1 }
val unused = note("unused", 9)
fun main() {
  println("main")
  println("$first $second $later $fourth")
  println(hidden)
  println(Single.x)
}
