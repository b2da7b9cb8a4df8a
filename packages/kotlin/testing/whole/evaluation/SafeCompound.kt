class Node(var value: Int, var next: Node? = null) { val list = mutableListOf(1) }
var calls = 0
fun node(found: Node?): Node? {
  calls++
  return found
}
fun index(): Int {
  calls += 10
  return 0
}
fun main() {
  val node = Node(1, Node(5))
  val none: Node? = null
  node(node)?.value += 3
  node(none)?.value += index()
  println("${node.value} $calls")
  node.next?.value -= 2
  node.next?.next?.value *= 2
  println("${node.next?.value}")
  node.next?.value++
  node(none)?.value = index()
  println("${node.next?.value} $calls")
  node.next?.list?.add(4)
  node(node)?.list?.set(0, 9)
  println("${node.list} ${node.next?.list}")
}
