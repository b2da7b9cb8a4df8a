var trace = ""
fun <T> seen(name: String, value: T): T {
  trace += "$name "
  return value
}
fun told(): String = trace.trim().also { trace = "" }

class Box(var content: Int) {
  operator fun get(index: Int): Int {
    trace += "get$index "
    return content + index
  }
  operator fun set(index: Int, value: Int) {
    trace += "set$index=$value "
    content = value
  }
}

class Two {
  val items = mutableMapOf<String, Int>()
  operator fun get(a: Int, b: String): Int = items["$a$b"] ?: 0
  operator fun set(a: Int, b: String, value: Int) {
    items["$a$b"] = value
  }
}

class Holder { var count = 1; val text = StringBuilder() }

fun box(box: Box): Box = seen("box", box)

fun main() {
  val list = mutableListOf(1, 2, 3)
  seen("list", list)[seen("index", 1)] += seen("value", 10)
  println("$list ${told()}")
  seen("list", list)[seen("index", 2)]++
  println("$list ${told()}")
  println(seen("list", list)[seen("index", 0)]--)
  println("$list ${told()}")
  println(++seen("list", list)[seen("index", 0)])
  println("$list ${told()}")
  val box = Box(5)
  box(box)[seen("i", 2)] *= seen("v", 3)
  println("${box.content} ${told()}")
  box(box)[seen("i", 1)]--
  println("${box.content} ${told()}")
  println("${++box(box)[seen("i", 3)]} ${told()}")
  println("${box(box)[seen("i", 4)]++} ${told()}")
  val two = Two()
  two[seen("a", 1), seen("b", "x")] += 5
  two[1, "x"]++
  println("${two.items} ${told()}")
  val holder = Holder()
  seen("holder", holder).count += seen("v", 4)
  println("${holder.count} ${told()}")
  seen("holder", holder).count++
  println("${holder.count} ${told()}")
  println("${--seen("holder", holder).count} ${told()}")
  val array = arrayOf(1, 2, 3)
  seen("array", array)[seen("i", 0)] -= seen("v", 7)
  println("${array[0]} ${told()}")
  val words = mutableMapOf("a" to 1)
  words["a"] = words["a"]!! + 1
  println(words)
  var x = 1
  x += x++ + ++x
  println(x)
  var y = 5
  y -= y--
  println(y)
  val lists = mutableListOf(mutableListOf(1), mutableListOf(2))
  lists[0] += 7
  println(lists)
  var fixed = listOf(1)
  fixed += 2
  println(fixed)
  var left = mutableSetOf(1, 2, 3) as Set<Int>
  left -= 2
  println(left)
}
