interface Left { fun f() = "left"; val p get() = "pl" }
interface Right { fun f() = "right"; val p get() = "pr" }
class Both : Left, Right {
  override fun f() = super<Left>.f() + super<Right>.f()
  override val p get() = super<Left>.p + super<Right>.p
}
open class Base { open val x = 1; open var y = 2; open fun f(n: Int = 5) = "base $n"; open val list get() = listOf(1) }
class Sub : Base() {
  override val x = super.x + 10
  override var y = super.y + 20
  override fun f(n: Int) = "sub " + super.f(n + 1) + super.f(2)
  override val list get() = super.list + 2
  val all = "${super.x} $x ${super.y} $y"
  fun lambda() = listOf(1, 2).map { super.f(it) }
  inner class In { fun go() = this@Sub.f(3) + super@Sub.f(4) }
  override fun toString() = "Sub " + super.toString().substringBefore('@')
  override fun equals(other: Any?) = super.equals(other)
  override fun hashCode() = 7
}
open class Third : Base() { override fun f(n: Int) = "third($n) " + super.f(n) }
open class Fourth : Third()
class Fifth : Fourth() { override fun f(n: Int) = "fifth " + super.f(n) }
abstract class Partial : Left { abstract fun g(): String; fun both() = f() + g() }
class Whole : Partial() { override fun g() = "g"; override fun f() = "w" + super.f() }
open class Mixed : Left { override fun f() = "mixed" }
class Below : Mixed(), Right { override fun f() = super<Mixed>.f() + super<Right>.f(); override val p get() = super<Mixed>.p }
fun main() {
  println("${Both().f()} ${Both().p}")
  val sub = Sub()
  println("${sub.x} ${sub.y} ${sub.all} ${sub.f()} ${sub.list} ${sub.lambda()} ${sub.In().go()}")
  println("$sub ${sub == sub} ${sub == Sub()}")
  println(Fifth().f())
  println("${Whole().both()} ${Whole().p}")
  println("${Below().f()} ${Below().p}")
}
