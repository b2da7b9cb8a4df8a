open class Above(val id: Int) { override fun toString() = "Above"; override fun equals(other: Any?) = true; override fun hashCode() = 1 }
data class Below(val x: Int, val y: String) : Above(7)
abstract class Finals { final override fun toString() = "final" }
data class Kept(val x: Int) : Finals()
data class WithBody(val a: Int, var b: String = "b") { val c = a * 2; var d = 0; init { d = a + 1 } }
data class Own(val n: Int) { override fun toString() = "own $n"; override fun hashCode() = 5; override fun equals(other: Any?) = other is Own && other.n % 2 == n % 2 }
data class Generic<T>(val value: T, val list: List<T> = listOf(value))
data class Nested(val inner: WithBody?, val array: Double)
data object Only { val x = 1 }
data class Var(var n: Int)
data class Fn(val f: (Int) -> Int, val name: String)
interface HasX { val x: Int }
data class Impl(override val x: Int, private val hidden: Int) : HasX
data class Wide(val a: Long, val b: Float, val c: Char, val d: Boolean, val e: Any?)
class Plain(val x: Int)
@JvmInline value class Metres(val value: Double) { operator fun plus(o: Metres) = Metres(value + o.value); val km get() = value / 1000 }
@JvmInline value class Name(private val text: String) { override fun toString() = "Name:$text" }
fun main() {
  val b = Below(1, "a")
  println("$b ${b == Below(1, "a")} ${b == Below(2, "a")} ${b.hashCode()} ${b.id}")
  println("${Kept(3)} ${Kept(3) == Kept(3)}")
  val w = WithBody(1)
  w.d = 99
  val copy = w.copy(a = 5)
  println("$w $copy ${copy.c} ${copy.d} ${w.copy().d} ${w == w.copy()} ${w.copy(b = "z")}")
  println("${Own(1)} ${Own(1) == Own(3)} ${Own(1) == Own(2)} ${setOf(Own(1), Own(3)).size}")
  val (v, l) = Generic("q")
  println("$v $l ${Generic(1)} ${Generic(1) == Generic(1, listOf(1))} ${Generic(1, listOf()) == Generic(1)}")
  println("${Nested(null, 1.0)} ${Nested(WithBody(1), -0.0) == Nested(WithBody(1), 0.0)} ${Nested(null, Double.NaN) == Nested(null, Double.NaN)}")
  println("$Only ${Only == Only} ${Only.hashCode() == Only.hashCode()}")
  val set = hashSetOf(Var(1))
  val first = set.first()
  println("${first in set}")
  println(Fn({ it + 1 }, "n").copy(name = "m").f(1))
  println("${Impl(1, 2)} ${Impl(1, 2) == Impl(1, 3)} ${Impl(1, 2).component1()}")
  println("${Wide(1L, 1.5f, 'c', true, null)} ${Wide(1L, 1.5f, 'c', true, null).hashCode()} ${Wide(1L, 1.5f, 'c', false, "x").hashCode()}")
  println("${Below(1, "abc").hashCode()} ${WithBody(3, "xyz").hashCode()} ${Generic(null as String?).hashCode()}")
  println("${Metres(1.5) + Metres(2.0)} ${Metres(1.0) == Metres(1.0)} ${Metres(1500.0).km} ${Name("n")} ${Metres(1.0).hashCode()}")
  val m = mapOf(Below(1, "a") to 1, Below(1, "b") to 2)
  println(m[Below(1, "b")])
  println(Plain(1) == Plain(1))
}
