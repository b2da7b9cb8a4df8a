data class Node(val value: Int, val data: String, val inner: Boolean = false, val open: Int = 1)
enum class Mode { open, data, value, inner; fun out() = name }
class Keys { val by = 1; val get = 2; var set = 3; val init = 4; val constructor = 5; val where = 6; val import = 7; val file = 8; val field = 9; val it = 10; val catch = 11; val finally = 12
  fun value(out: Int) = out
  fun sum() = by + get + set + init + constructor + where + import + file + field + it + catch + finally }
fun open(data: Int, inner: Int = 2, vararg value: Int) = data + inner + value.size
fun <T> infix(vararg annotation: T) = annotation.toList()
infix fun Int.open(other: Int) = this * other
fun main() {
  for (value in listOf(1, 2)) print("$value ")
  for ((value, data) in listOf(Node(1, "a"))) print("$value $data ")
  val value = 3
  var data = 4
  data = value + data
  val open = { inner: Int -> inner + 1 }
  val inner = open(5)

  println("$value $data $inner ${open(1, 2)} ${3 open 4}")
  println(Mode.entries.map { it.out() })
  val set = mutableSetOf(1)
  val get = mapOf("by" to 2)
  set += 5
  println("$set ${get["by"]} ${Keys().sum()} ${Keys().value(out = 6)}")
  listOf(1).forEach { value -> println(value) }
  listOf(1 to 2).forEach { (inner, data) -> println(inner + data) }
  val (sealed, const) = Pair(1, 2)
  println(sealed + const)
  if (value is Int && value in 1..5) println(infix(1, 2))
  try { error("x") } catch (value: Exception) { println(value.message) } finally { println("finally") }
  val operator = value to data
  val (abstract, final) = operator
  println(abstract * final)
  val companion = "c"; val override = 1; val reified = 2; val vararg = 3; val out = 4; val external = 5; val enum = 6; val suspend = 7; val lateinit = 8; val public = 9; val private = 10
  println("$companion ${override + reified + vararg + out + external + enum + suspend + lateinit + public + private}")
  var dynamic = 1
  dynamic += 1
  println(dynamic)
  private + 1
}
