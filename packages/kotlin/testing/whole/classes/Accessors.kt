class Temperature(celsius: Double) {
  var celsius: Double = celsius
    set(value) {
      field = if (value < -273.15) -273.15 else value
      changes++
    }
  var changes = 0
    private set
  var fahrenheit: Double
    get() = celsius * 9 / 5 + 32
    set(value) { celsius = (value - 32) * 5 / 9 }
  val isHot get() = celsius > 30
  var text: String = "a"
    get() = field + "!"
    set(value) { field = value.uppercase() }
  val once: String = "x"
    get() = field + celsius
  lateinit var name: String
  var lazyCount = 0
  val costly by lazy { lazyCount++; "costly" }
}
open class Base { open var x = 1
    set(value) { println("set $value"); field = value }
  fun change() { x = 5; x += 1; x++ } }
class Sub : Base() { override var x = 10
    get() = field * 2
    set(value) { println("sub $value"); field = value } }
class Hidden : Base() { override var x: Int
    get() = super.x
    set(value) { super.x = value + 100 } }
interface Has { var size: Int; val double: Int get() = size * 2 }
class HasImpl : Has { override var size = 3 }
var top = 1
  set(value) { field = value + 1 }
var String.last: Char
  get() = this[length - 1]
  set(value) { println("set last of $this to $value") }
val computed: Int
  get() { return top * 10 }
class Counter { companion object { var count = 0
      set(value) { println("count $value"); field = value } } }
object Global { var v = 1; var w: Int = 2; get() = field + v; set(value) { field = value; v = value } }
abstract class Abs { abstract var p: Int; fun inc() = ++p }
class Impl(override var p: Int) : Abs()
fun main() {
  val t = Temperature(20.0)
  t.celsius = -500.0
  println("${t.celsius} ${t.changes}")
  t.fahrenheit = 212.0
  println("${t.celsius} ${t.isHot} ${t.changes} ${t.once}")
  t.text = "abc"
  t.text += "d"
  println(t.text)
  println("${t.costly} ${t.costly} ${t.lazyCount}")
  try { println(t.name) } catch (e: UninitializedPropertyAccessException) { println(e.message) }
  t.name = "n"
  println(t.name)
  val b: Base = Sub()
  b.change()
  println(b.x)
  Base().change()
  val h = Hidden()
  h.x = 1
  println(h.x)
  val i: Has = HasImpl()
  i.size += 4
  println(i.double)
  top = 5
  top++
  println("$top $computed")
  "abc".last = 'z'
  println("abc".last)
  Counter.count++
  Counter.count += 2
  Global.w = 9
  println("${Global.w} ${Global.v}")
  println("${Impl(4).inc()}")
}
