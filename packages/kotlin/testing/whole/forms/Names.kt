enum class Planet(val mass: Int) { EARTH(3), MARS(1);
  companion object { val heaviest = entries.maxBy { it.mass }; fun all() = values().toList(); fun of(n: Int) = entries.first { it.mass == n } }
  fun next() = entries[(ordinal + 1) % entries.size]
  fun others() = values().filter { it != this } }
open class Outer { class Nested(val x: Int) { companion object { val y = 5 } }; object Single { val z = 6 }; interface Face { fun f(): Int }; enum class Inner { A, B } ; companion object { fun make() = Nested(1); const val C = 9 } }
class Sub : Outer() { fun go() = Nested(3).x + Nested.y + Single.z + Inner.A.ordinal + make().x + C; fun face() = object : Face { override fun f() = 7 } }
class WithNamed { companion object Factory { fun create() = WithNamed(); val q = 3 }; val p = q + 1 }
class Typed { companion object { val v = 1 } ; fun of(c: Companion) = c.v }
fun take(c: Typed.Companion): Int = c.v
fun take2(c: WithNamed.Factory) = c.q
interface Shape { companion object : Shape { override val n = 4 }; val n: Int }
object Registry { private val map = mutableMapOf<String, Int>(); operator fun get(k: String) = map[k] ?: 0; operator fun set(k: String, v: Int) { map[k] = v }; operator fun contains(k: String) = k in map; operator fun invoke(n: Int) = n * 2 }
typealias Pairs = List<Pair<Int, Int>>
typealias Fn = (Int) -> Int
fun Pairs.total(): Int = sumOf { it.first + it.second }
fun apply(f: Fn, n: Int) = f(n)
class Gen<T>(val t: T) { inner class In { val u = t }; class Stat<U>(val u: U) }
fun main() {
  println("${Planet.heaviest} ${Planet.all()} ${Planet.EARTH.next()} ${Planet.MARS.others()} ${Planet.of(1)} ${Planet.valueOf("MARS")} ${Planet.values().size} ${Planet.entries}")
  println("${Sub().go()} ${Sub().face().f()} ${Outer.Nested(2).x} ${Outer.Single.z} ${Outer.Inner.B} ${Outer.C}")
  println("${WithNamed.create().p} ${WithNamed.Factory.q} ${WithNamed.q} ${Typed().of(Typed)} ${take(Typed)} ${take(Typed.Companion)} ${take2(WithNamed)} ${Shape.n}")
  Registry["a"] = 5
  Registry["a"] += 2
  println("${Registry["a"]} ${"a" in Registry} ${"b" !in Registry} ${Registry(4)}")
  val pairs: Pairs = listOf(1 to 2)
  println("${pairs.total()} ${apply({ it + 1 }, 2)} ${Gen(3).In().u} ${Gen.Stat("s").u}")
  val p = Planet.EARTH
  when (p) { Planet.EARTH -> println("earth"); Planet.MARS -> println("mars") }
  println(p < Planet.MARS)
}
