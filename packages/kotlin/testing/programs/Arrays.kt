/** Arrays. */
package programs.arrays

fun p1() {
    val a = arrayOf(1, 2, 3)
    println(a.size)
    println(a[0])
    a[0] = 9
    println(a.joinToString())
    println(a.contentToString())
    println(a.sum())
    println(a.toList())
    println(a.indices)
    println(a.first())
    println(a.contains(2))
    println(a.map { it + 1 })
    println(3 in a)
}

fun p2() {
    val a = IntArray(3)
    println(a.toList())
    a[1] = 5
    println(a.contentToString())
    println(IntArray(3) { it * 2 }.sum())
    println(intArrayOf(1, 2).max())
    println(doubleArrayOf(1.5).sum())
    println(BooleanArray(2).toList())
    println(Array(2) { "s$it" }.toList())
    println(LongArray(2).toList())
    println(CharArray(2) { 'a' + it }.joinToString(""))
    println(longArrayOf(1L).sum())
}

fun p3() {
    val g = Array(2) { IntArray(3) }
    g[1][2] = 7
    println(g.map { it.toList() })
    for (r in g) println(r.joinToString(" "))
    println(g[1][2])
    val gg = Array(2) { Array(2) { 0 } }
    gg[0][1]++
    println(gg.contentDeepToString())
}

fun p4() { println(arrayOf(1)[1]) }

fun p5() {
    println(arrayOf(1) == arrayOf(1))
    println(arrayOf(1).contentEquals(arrayOf(1)))
    println(arrayOf(3, 1, 2).sorted())
    val a = intArrayOf(3, 1, 2)
    a.sort()
    println(a.toList())
    println(a.copyOf().toList())
    println(a.copyOfRange(0, 2).toList())
    println(a.reversed())
    println(a.sortedArray().toList())
    a.reverse()
    println(a.toList())
    a.fill(0)
    println(a.toList())
}

fun p6() {
    val a = arrayOf(1, 2)
    for (x in a) print(x)
    println()
    for ((i, x) in a.withIndex()) print("$i$x ")
    println()
    val (x, y) = a
    println(x + y)
    println(arrayOfNulls<Int>(2).toList())
    println(emptyArray<Int>().size)
    println((arrayOf(1) + 2).toList())
    println(a.lastIndex)
    println(a.isEmpty())
    println(a.getOrNull(9))
    println(a.indexOf(2))
    println(a.filter { it > 1 })
}

fun p7() { IntArray(-1) }
