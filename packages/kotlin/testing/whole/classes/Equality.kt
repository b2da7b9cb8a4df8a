class P(val x: Int) { override fun equals(other: Any?): Boolean { print("eq "); return other is P && other.x == x }; override fun hashCode() = x }
class Q
object O
fun same(a: Any?, b: Any?) = a == b
fun <T> generic(a: T, b: T) = a == b
fun f() = 1
fun String.ext() = length
class R { fun m() = 1 }
enum class E { A, B }
class Money(val n: Int) : Comparable<Money> { override fun compareTo(other: Money) = n - other.n }
fun main() {
  val a: Any = P(1)
  val b: Any = P(1)
  println(a == b)
  println(a.equals(b))
  println(a != P(2))
  println(a === b)
  println(same(P(3), P(3)))
  println(generic(P(4), P(4)))
  println(listOf(P(1)) == listOf(P(1)))
  println(P(1) in listOf(P(2), P(1)))
  println(Q() == Q())
  println(O == O)
  val n: P? = null
  println(n == null)
  println(n == P(1))
  println(P(1) == n)
  println(::f == ::f)
  println(String::ext == String::ext)
  val r = R()
  println(r::m == r::m)
  println(R()::m == r::m)
  println(R::m == R::m)
  println(E.A == E.A)
  println(Money(1) == Money(1))
  println("${Money(1) < Money(2)} ${Money(3) >= Money(3)} ${listOf(Money(3), Money(1)).min().n} ${maxOf(Money(1), Money(9)).n}")
  println(mapOf(P(1) to "one")[P(1)])
  println(arrayOf(1) == arrayOf(1))
  println(arrayOf(1, 2).contentEquals(arrayOf(1, 2)))
  val lambda = { x: Int -> x }
  println(lambda == lambda)
  println(Pair(1, listOf(2)) == Pair(1, mutableListOf(2)))
  println((1 to null) == Pair(1, null))
  println(listOf(1, 2) as Any == setOf(1, 2))
  println(1 as Any == 1L as Any)
  println('a' as Any == "a")
}
