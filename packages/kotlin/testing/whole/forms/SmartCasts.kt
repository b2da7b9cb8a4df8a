sealed class Shape { fun area(): Int = when (this) { is Square -> side * side; is Rect -> w * h; Nothing0 -> 0 }
  fun name(): String = if (this is Square) "square $side" else if (this is Rect) "rect" else "none" }
class Square(val side: Int) : Shape()
class Rect(val w: Int, val h: Int) : Shape()
object Nothing0 : Shape()
class Tree(val left: Tree?, val right: Tree?, val value: Int)
fun sum(tree: Tree?): Int { tree ?: return 0; return tree.value + sum(tree.left) + sum(tree.right) }
fun length(x: Any?): Int { val s = x as? String ?: return -1; return s.length }
fun check(x: Any?): String {
  if (x !is String) return "no"
  return x.uppercase()
}
fun early(x: String?): Int { if (x == null) throw IllegalArgumentException(); return x.length }
fun both(a: String?, b: String?) = if (a != null && b != null) a.length + b.length else 0
fun or(a: Any) = if (a !is String || a.length < 2) "short" else a.substring(0, 2)
fun loop(list: List<Any>): Int { var n = 0; for (x in list) { if (x !is Int) continue; n += x }; return n }
fun Any.ext(): String = if (this is String) "s$length" else if (this is Int) "i${this + 1}" else "?"
fun bare(x: List<Any>): Int = if (x is MutableList) { x.add(1); x.size } else 0
fun <T> generic(x: T): Int = if (x is String) x.length else 0
fun elvis(map: Map<String, Int>): Int { val v = map["a"] ?: run { return -1 }; return v + 1 }
fun whenVal(x: Any): String = when (val y = x) { is Int -> "int ${y + 1}"; is String -> "string ${y.length}"; is List<*> -> "list ${y.size}"; else -> "else" }
fun varCast(): Int { var x: Any = "abc"; if (x is String) { val n = x.length; x = 5; return n }; return 0 }
fun nullLoop(start: Tree?): Int { var t = start; var n = 0; while (t != null) { n += t.value; t = t.left }; return n }
fun notNull(x: Int?): Int { x!!; return x + 1 }
fun req(x: String?): Int { requireNotNull(x) { "none" }; return x.length }
fun asCast(x: Any): Int { x as String; return x.length }
class Holder(val item: Any?) { fun go() = if (item is String) item.length else -1; fun other(h: Holder) = if (h.item is Int) h.item + 1 else 0 }
fun main() {
  println("${Square(3).area()} ${Rect(2, 5).area()} ${Nothing0.area()} ${Square(2).name()} ${Rect(1, 1).name()}")
  println(sum(Tree(Tree(null, null, 1), Tree(null, null, 2), 3)))
  println("${length("abc")} ${length(5)} ${check("a")} ${check(1)} ${early("four")} ${both("a", "bc")} ${both(null, "x")} ${or("abc")} ${or(1)} ${or("a")}")
  println("${loop(listOf(1, "a", 2))} ${"abc".ext()} ${5.ext()} ${1.5.ext()} ${bare(mutableListOf(1, 2))} ${generic("abcd")} ${elvis(mapOf("a" to 1))} ${elvis(mapOf())}")
  println("${whenVal(1)} ${whenVal("ab")} ${whenVal(listOf(1))} ${whenVal(1.0)} ${varCast()} ${nullLoop(Tree(Tree(null, null, 4), null, 3))} ${notNull(3)} ${req("ab")} ${asCast("abc")}")
  println("${Holder("abc").go()} ${Holder(1).go()} ${Holder(1).other(Holder(41))}")
}
