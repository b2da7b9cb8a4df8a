fun yes(name: String): Boolean { print("$name "); return true }
fun no(name: String): Boolean { print("$name "); return false }
fun main() {
  println(yes("a") && no("b") || yes("c"))
  println(no("a") && yes("b"))
  println(yes("a") || yes("b"))
  println(yes("a") or yes("b"))
  println(no("a") and yes("b"))
  val x: Int? = null
  println(x ?: run { print("elvis "); 3 })
  val r = when { no("1") -> 1; yes("2") -> 2; else -> 3 }
  println(r)
  fun subject(): Int { print("subject "); return 5 }
  println(when (subject()) { 1, 2 -> "low"; in 3..4 -> "mid"; !in 0..9 -> "out"; is Int -> "int"; else -> "else" })
  when (val s = subject()) { 5 -> println("five $s") }
  val range = 1..5
  println(3 in range && 9 !in range)
  println(if (x == null) "null" else "some")
  var i = 0
  do { i++ } while (i < 5 && i != 3)
  println(i)
  val q = if (i > 2) { print("then "); "big" } else "small"
  println(q)
  println((1 to 2).let { (a, b) -> a + b })
  print("chain: ")
  println(listOf(3, 1, 2).also { print("also ") }.sorted().filter { print("f$it "); it > 1 }.map { print("m$it "); it * 2 })
  println(sequenceOf(3, 1, 2).filter { print("f$it "); it > 1 }.map { print("m$it "); it * 2 }.toList())
}
