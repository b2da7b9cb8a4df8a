open class A(val x: Int, val name: String = "a$x")
class B(y: Int) : A(y * 2)
class C(y: Int, val z: Int = y + 1) : A(z, "c")
open class Holder(val action: () -> String)
class Lambda(val text: String) : Holder({ "lambda $text".uppercase().substring(0, 6) + text.length })
open class Listed(vararg val items: Int)
class Three : Listed(1, 2, 3)
class Spread(val own: IntArray) : Listed(*own)
open class Generic<T>(val value: T) { fun get(): T = value; open fun twice() = listOf(value, value) }
class Strings : Generic<String>("s") { override fun twice() = super.twice() + "t" }
class Longs : Generic<Long>(-1)
class Outer(val prefix: String) {
  open inner class Inner(val n: Int) { fun show() = "$prefix$n" }
  inner class Deeper(m: Int) : Inner(m + 1) { fun all() = "${show()} ${this@Outer.prefix} $prefix" }
  fun make(n: Int) = Inner(n)
  fun deeper() = Deeper(5)
  class Nested(val outer: Outer) { fun go() = outer.make(9).show() }
}
fun local(seed: Int): String {
  val captured = seed * 2
  var counter = 0
  open class Local(val a: Int) {
    open fun sum(): Int { counter++; return a + captured }
  }
  class Below(b: Int) : Local(b + seed) { override fun sum() = super.sum() + seed }
  val anonymous = object : Local(captured + 1) { val own = a + captured; override fun sum() = own + super.sum() }
  return "${Local(1).sum()} ${Below(1).sum()} ${anonymous.sum()} ${anonymous.own} $counter"
}
fun nestedLocal(x: Int): String {
  class One(val p: Int) {
    val q = p + x
    inner class Two(val r: Int) { fun all() = "$p $q $r $x" }
    fun two() = Two(7)
  }
  return One(3).two().all() + " " + One(4).Two(8).all()
}
interface Named { val name: String; fun greet() = "Hi $name" }
fun named(n: String): Named = object : Named { override val name = n.uppercase(); override fun toString() = "Named($name, $n)" }
fun counters(): List<() -> Int> {
  val list = mutableListOf<() -> Int>()
  for (i in 1..3) {
    class Count { var c = i; fun next(): Int { c += i; return c } }
    val count = Count()
    list.add { count.next() }
  }
  return list
}
open class Late { open val size: Int get() = 1; val double = size * 2 }
class Later(val n: Int) : Late() { override val size: Int get() = n + 10 }
fun main() {
  println("${B(2).x} ${B(2).name} ${C(3).x} ${C(3).name} ${C(3).z}")
  println(Lambda("abc").action())
  println(Three().items.sum())
  println(Spread(intArrayOf(4, 5)).items.joinToString())
  println("${Strings().get().length} ${Strings().twice()} ${Longs().value}")
  val outer = Outer("p")
  println("${outer.make(1).show()} ${outer.Inner(2).show()} ${outer.deeper().all()} ${outer.Deeper(1).all()} ${Outer.Nested(outer).go()}")
  println(local(10))
  println(nestedLocal(2))
  println(named("kim").greet() + " " + named("lee"))
  println(counters().map { it() + it() })
  println("${Later(5).double} ${Later(5).size}")
}
