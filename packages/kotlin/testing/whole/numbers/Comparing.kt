fun <T : Comparable<T>> less(a: T, b: T) = a < b
fun <T> same(a: T, b: T) = a == b
fun any(a: Any?, b: Any?) = a == b
class D(val d: Double)
fun main() {
  val nan = Double.NaN
  println("${0.0 == -0.0} ${nan == nan} ${0.0.equals(-0.0)} ${nan.equals(nan)} ${0.0.compareTo(-0.0)} ${nan.compareTo(1.0)}")
  println("${-0.0 < 0.0} ${nan < 1.0} ${nan > 1.0} ${1.0 < nan} ${nan != nan} ${nan <= nan} ${nan >= nan}")
  val a: Double? = 0.0
  val b: Double? = -0.0
  val c: Double? = Double.NaN
  println("${a == b} ${c == c} ${a == null} ${a != b}")
  val x: Any = 0.0
  val y: Any = -0.0
  println("${x == y} ${any(nan, nan)} ${any(0.0, -0.0)} ${same(0.0, -0.0)} ${same(nan, nan)}")
  if (x is Double && y is Double) println("${x == y} ${x < y} ${x.compareTo(y)}")
  println("${less(-0.0, 0.0)} ${less(1.0, nan)} ${less(0.0, -0.0)}")
  val f = Float.NaN
  val g: Float? = 0f
  println("${0f == -0f} ${f == f} ${f.equals(f)} ${0f.compareTo(-0f)} ${g == -0f} ${f < 1f}")
  println(listOf(0.0, -0.0, nan, 1.0).sorted())
  println(listOf(0.0, -0.0, nan, nan).toSet())
  println(listOf(nan).contains(nan))
  println(listOf(0.0).contains(-0.0))
  println("${maxOf(0.0, -0.0)} ${maxOf(-0.0, 0.0)} ${minOf(0.0, -0.0)} ${maxOf(1.0, nan)} ${minOf(nan, 1.0)}")
  println("${listOf(1.0, nan, 3.0).max()} ${listOf(1.0, nan).min()} ${listOf(-0.0, 0.0).max()} ${listOf(0.0, -0.0).min()}")
  println("${compareValues(0.0, -0.0)} ${compareValues(null, 1)} ${compareBy<D> { it.d }.compare(D(0.0), D(-0.0))}")
  println("${nan in 0.0..1.0} ${-0.0 in 0.0..1.0} ${0.5 in 0.0..1.0} ${0.0 in -0.0..0.0}")
  println("${1 == 1} ${1L == 1L} ${1.compareTo(2L)} ${1.5 > 1} ${2 < 2.5f} ${3L >= 3.0} ${1 < 1L}")
  println("${'a' < 'b'} ${'a'.compareTo('c')} ${"a" < "b"} ${"abc".compareTo("abd")} ${"a".compareTo("abc")} ${true > false}")
  when (0.0) { -0.0 -> println("zero"); else -> println("else") }
  when (x) { -0.0 -> println("zero"); else -> println("else any") }
  println("${D(nan).d == D(nan).d}")
  println("${mapOf(0.0 to 1, -0.0 to 2).size} ${mapOf(nan to 1)[nan]}")
  println("${1.0 / 0} ${-1.0 / 0} ${0.0 / 0} ${1 / -0.0} ${5 % 3} ${-5 % 3} ${5.5 % 2} ${-5.5 % 2}")
  val i: Int? = 5
  println("${i == 5} ${i != null && i > 3} ${i?.compareTo(4)}")
  println("${(1 as Any) == (1L as Any)} ${(1 as Number) == (1.0 as Number)} ${1.toLong() == 1L}")
}
