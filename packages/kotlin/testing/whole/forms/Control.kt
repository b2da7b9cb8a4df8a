fun forever(): Int { var i = 0; while (true) { i++; if (i > 3) return i } }
fun search(list: List<Int>): String { for (x in list) { if (x > 2) return "found $x" }; return "none" }
fun lastLoop(): Int { do { return 5 } while (true) }
fun labels(): String {
  val out = StringBuilder()
  outer@ for (i in 1..3) { inner@ for (j in 1..3) { if (j == 2) continue@outer; if (i == 3) break@outer; out.append("$i$j ") } }
  return out.toString()
}
fun lambdas(): List<Int> {
  val r = mutableListOf<Int>()
  listOf(1, 2, 3).forEach lit@{ if (it == 2) return@lit; r.add(it) }
  listOf(4, 5).forEach { x -> if (x == 4) return@forEach; r.add(x) }
  run loop@{ listOf(6, 7, 8).forEach { if (it == 7) return@loop; r.add(it) } }
  listOf(9).forEach(fun(x) { if (x < 0) return; r.add(x) })
  val f = named@{ n: Int -> if (n > 1) return@named n * 2; n }
  r.add(f(1)); r.add(f(5))
  return r
}
fun nonLocal(list: List<Int>): Int { list.forEach { if (it > 1) return it }; return -1 }
fun whenForms(x: Any?): String = when {
  x == null -> "null"
  x is Int && x > 5 -> "big"
  x is String -> { val n = x.length; "text $n" }
  else -> "other"
}
fun guard(x: Int) = when (x) { 0 -> "zero"; in 1..9, in 20..29 -> "range"; else -> if (x < 0) "neg" else "many" }
fun nested(n: Int): String = if (n > 0) { if (n > 10) "a" else "b" } else if (n == 0) "c" else "d"
fun tryValue(s: String): Int = try { s.toInt() } catch (e: NumberFormatException) { -1 } finally { print("f ") }
tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
fun defaults(a: Int, b: Int = a * 2, c: () -> Int = { a + b }) = c()
fun varargs(vararg xs: Int, sep: String = ",") = xs.joinToString(sep)
fun localFuns(n: Int): Int {
  fun fact(k: Int): Int = if (k <= 1) 1 else k * fact(k - 1)
  fun even(k: Int): Boolean = k == 0 || !even(k - 1)
  return if (even(n)) fact(n) else -fact(n)
}
inline fun <reified T> isA(x: Any?) = x is T
fun main() {
  println("${forever()} ${search(listOf(1, 3))} ${search(listOf())} ${lastLoop()} ${labels()}")
  println("${lambdas()} ${nonLocal(listOf(1, 5))}")
  println("${whenForms(null)} ${whenForms(9)} ${whenForms("ab")} ${whenForms(1)} ${guard(0)} ${guard(25)} ${guard(-1)} ${nested(11)} ${nested(0)}")
  println("${tryValue("5")} ${tryValue("x")} ${gcd(12, 18)} ${defaults(1)} ${defaults(1, c = { 9 })} ${defaults(2, 3)} ${varargs(1, 2, sep = "-")} ${varargs(*intArrayOf(4, 5), 6)}")
  println("${localFuns(4)} ${localFuns(3)} ${isA<String>("x")} ${isA<Int>("x")} ${isA<List<*>>(listOf(1))}")
  var x = 0
  do x++ while (x < 5)
  while (x > 0) x -= 2
  println(x)
  val y = run { var z = 1; repeat(3) { z *= 2 }; z }
  println(y)
  val s = buildString { append("a"); append(1); append('c'); appendLine("!"); append(listOf(1)) }
  println(s)
  val text = if (x < 0)
    "neg"
  else
    "pos"
  println(text)
  val chain = listOf(1, 2, 3)
    .map { it * 2 }
    .filter { it > 2 }
    ?.sum()
  println(chain)
  val long = 1 +
    2 +
    3
  println(long); println("a" + "b"); ;
  val f: (Int, Int) -> Int = { a, _ -> a }
  println(f(1, 2))
  val g = fun(a: Int): Int { return a + 1 }
  println(g(1))
  val raw = """
    |line1
    |  line2 ${'$'}x
  """.trimMargin()
  println(raw)
  println("${if (x < 0) "yes" else "no"} ${"nested ${"deep ${1 + 1}"}"} \$x \u0041")
  val u: Unit = println("unit")
  println(u)
  println(listOf(1, 2, 3).fold(0) { acc, n -> acc + n })
  println(listOf("a", "b").mapIndexed { i, v -> "$i$v" }.joinToString(separator = "|", prefix = "<", postfix = ">"))
}
