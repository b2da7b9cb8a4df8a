class A {
  var x = 1
  var name = "A"
  inner class B {
    var x = 2
    inner class C {
      var x = 3
      fun all() = "$x ${this.x} ${this@C.x} ${this@B.x} ${this@A.x} $name ${this@A.name}"
      fun change() { this@A.x = 10; this@B.x += 5; this@A.name += "!"; x++ }
      fun String.ext() = "$this ${this@ext.length} ${this@C.x} ${this@A.x}"
      fun call() = "str".ext()
    }
  }
  fun String.own() = "$this ${this@A.x} ${length}"
  fun use() = "abc".own()
  fun lambda() = "q".run { this + this@A.x + this@run.length }
  fun anon() = object { val x = 50; fun go() = "$x ${this@A.x} ${this.x}" }.go()
}
fun Int.outer(): String {
  fun String.inner() = "$this ${this@outer} ${this@inner}"
  return "s".inner()
}
class Builder { val parts = mutableListOf<String>(); fun add(s: String) { parts += s }; fun nested(block: Builder.() -> Unit) { val b = Builder(); b.block(); parts += b.parts.toString() } }
fun build(block: Builder.() -> Unit) = Builder().apply(block).parts
class Counter { var n = 0; operator fun invoke() = ++n; operator fun plusAssign(k: Int) { n += k } }
class Owner { val counter = Counter(); fun go(): String { counter += 5; counter(); return "${counter()}" } }
fun main() {
  val c = A().B().C()
  println(c.all())
  c.change()
  println(c.all())
  println(c.call())
  println(A().use() + " " + A().lambda() + " " + A().anon())
  println(5.outer())
  println(build { add("a"); nested { add("b"); this@build.add("outer"); nested { add("c") }; }; add("d") })
  println(Owner().go())
  println(with(3) { listOf(4).map { it + this } })
  println("x".let { outer -> "y".run { outer + this } })
}
