open class Base(val text: String) {
  constructor(n: Int) : this("number $n") { println("Base(Int)") }
  constructor() : this(0) { println("Base()") }
  init { println("init $text") }
}
class One : Base {
  val extra: Int
  val first = note("first")
  constructor(x: Int) : super(x) { extra = x * 2; println("One(Int) $first") }
  constructor(s: String, y: Int = 5) : super(s) { extra = y }
  constructor(a: Int, b: Int) : this(a + b) { println("One(Int, Int) $extra") }
  init { println("One init") }
  fun note(name: String): String { println("note $name"); return name }
}
class Point(val x: Int, val y: Int) {
  constructor(both: Int) : this(both, both)
  constructor(text: String) : this(text.length) { if (x > 3) return; println("short") }
  override fun toString() = "($x, $y)"
}
class Single private constructor(val v: Int) {
  companion object { fun of(v: Int) = Single(v) }
}
enum class Kind(val n: Int) { A, B(5), C("xyz"); constructor() : this(1); constructor(s: String) : this(s.length) }
class Outer(val p: String) { inner class In { val s: String; constructor(a: String) { s = p + a } } }
fun local(k: Int): Int {
  class L { val v: Int; constructor(a: Int) { v = a + k }; constructor() : this(k) }
  return L().v + L(1).v
}
class Failure : Exception { constructor(m: String) : super("failure: $m") }
class Defaults(a: Int = 1, val b: Int = a + 1) { val sum = a + b; constructor(s: String, t: String = s + "!") : this(t.length) }
fun main() {
  One(3)
  println("--")
  println(One("s").extra)
  println("--")
  One(1, 2)
  println("${Point(4)} ${Point("ab")} ${Point("abcd")} ${Point(1, 2)}")
  println(Single.of(3).v)
  println(Kind.entries.map { it.n })
  println(Outer("p").In("q").s)
  println(local(10))
  println(Failure("x").message)
  println("${Defaults().sum} ${Defaults(b = 7).sum} ${Defaults("ab").sum}")
  Base()
}
