/** Lists. */
package programs.lists

fun p1() { println(listOf(1, 2, 3)) }

fun p2() { println(emptyList<Int>()) }

fun p3() { println(listOf<String>()) }

fun p4() { println(listOf(1, "a", null, 2.5)) }

fun p5() { println(listOfNotNull(1, null, 2)) }

fun p6() {
    val l = listOf(1, 2, 3)
    println(l.size)
    println(l[0])
    println(l.first())
    println(l.last())
    println(l.get(1))
    println(l.isEmpty())
    println(l.lastIndex)
    println(l.indices)
}

fun p7() { println(listOf(1, 2, 3)[3]) }

fun p8() { println(emptyList<Int>().first()) }

fun p9() { println(listOf<Int>().last()) }

fun p10() { println(listOf(1, 2).getOrNull(5)) }

fun p11() { println(listOf(1, 2).getOrElse(5) { -1 }) }

fun p12() { println(emptyList<Int>().firstOrNull()) }

fun p13() { println(listOf(1, 2).elementAtOrNull(9)) }

fun p14() { println(listOf(5, 6).elementAt(1)) }

fun p15() { println(listOf(1, 2, 3).map { it * 2 }) }

fun p16() { println(listOf("a", "b").mapIndexed { i, s -> "$i$s" }) }

fun p17() { println(listOf(1, null, 2).mapNotNull { it?.times(2) }) }

fun p18() { println(listOf("1", "x").mapNotNull { it.toIntOrNull() }) }

fun p19() { println(listOf(1, 2, 3, 4).filter { it % 2 == 0 }) }

fun p20() { println(listOf(1, 2, 3).filterNot { it == 2 }) }

fun p21() { println(listOf(1, null).filterNotNull()) }

fun p22() { println(listOf(1, "a", 2).filterIsInstance<Int>()) }

fun p23() { println(listOf(5, 6, 7).filterIndexed { i, _ -> i != 1 }) }

fun p24() { println(listOf(3, 1, 2).sorted()) }

fun p25() { println(listOf(3, 1, 2).sortedDescending()) }

fun p26() { println(listOf("bb", "a").sortedBy { it.length }) }

fun p27() { println(listOf("bb", "a").sortedByDescending { it.length }) }

fun p28() { println(listOf(3, 1, 2).sortedWith(compareBy { -it })) }

fun p29() { println(listOf(1, 2, 3).reversed()) }

fun p30() {
    println(listOf("b", "a", "C").sortedWith(compareBy<String> { it.lowercase() }.thenBy { it }))
}

fun p31() {
    println(listOf(1 to "b", 1 to "a").sortedWith(compareBy({ it.first }, { it.second })))
}

fun p32() { println(listOf(1, 3, 2).sortedWith(Comparator { a, b -> b - a })) }

fun p33() { println(listOf(1, 2, 3).sum()) }

fun p34() { println(listOf(1, 2, 3).average()) }

fun p35() { println(listOf(1, 2).sumOf { it * 2 }) }

fun p36() { println(listOf(1, 2).sumOf { it * 2.5 }) }

fun p37() { println(listOf(1, 2, 3).count { it > 1 }) }

fun p38() { println(listOf(3, 1).max()) }

fun p39() { println(listOf(3, 1).min()) }

fun p40() { println(listOf<Int>().maxOrNull()) }

fun p41() { println(listOf<Int>().max()) }

fun p42() { println(listOf("a", "bb").maxBy { it.length }) }

fun p43() { println(listOf("a", "bb").minByOrNull { it.length }) }

fun p44() { println(listOf("a", "bb").maxOf { it.length }) }

fun p45() { println(listOf(1, 2).minOf { -it }) }

fun p46() { println(listOf(1, 5, 3).maxWith(naturalOrder())) }

fun p47() { println(listOf<Int>().maxOfOrNull { it }) }

fun p124() { println(listOf(1, 2, 3).joinToString()) }

fun p125() { println(listOf(1, 2, 3).joinToString("-", "<", ">")) }

fun p126() { println(listOf(1, 2, 3).joinToString(limit = 2)) }

fun p127() { println(listOf(1, 2).joinToString("") { "[$it]" }) }

fun p128() {
    println(listOf(1, 2, 3).joinToString(prefix = "(", postfix = ")", separator = "|", limit = 1, truncated = "more"))
}

fun p129() {
    listOf(1, 2).forEach { print(it) }
    println()
    listOf("a").forEachIndexed { i, s -> println("$i$s") }
    println(listOf(1, 2).onEach { print(it) })
    for ((i, v) in listOf("a", "b").withIndex()) print("$i$v ")
    println()
}

fun p130() { println(List(3) { it * it }) }

fun p131() { println(MutableList(2) { "x" }) }

fun p132() { println(List(0) { 1 }) }

fun p133() { println(listOf(1, 2, 3) == listOf(1, 2, 3)) }

fun p134() { println(listOf(1) == setOf(1)) }

fun p135() { println(listOf(1, 2).hashCode()) }

fun p136() { println(listOf(null).hashCode()) }

fun p137() {
    val l = mutableListOf(1, 2)
    l.add(3)
    l += 4
    l.add(0, 9)
    println(l)
    l.remove(2)
    l.removeAt(0)
    println(l)
    l[0] = 7
    println(l)
    l.clear()
    println(l.isEmpty())
}

fun p138() {
    val l = mutableListOf(3, 1, 2)
    l.sort()
    println(l)
    l.sortDescending()
    println(l)
    l.reverse()
    println(l)
    l.sortBy { -it }
    println(l)
    l.shuffle()
    println(l.size)
}

fun p139() {
    val l = mutableListOf(1, 2, 3, 4)
    println(l.removeAll { it % 2 == 0 })
    println(l)
    l.addAll(listOf(5, 6))
    println(l)
    l.retainAll { it > 3 }
    println(l)
    println(l.remove(99))
    l -= 5
    println(l)
}

fun p140() {
    val l = mutableListOf(1, 2, 3)
    println(l.removeFirst())
    println(l.removeLast())
    println(l)
    l.addAll(0, listOf(8, 9))
    println(l)
    println(l.set(0, 5))
    l.fill(0)
    println(l)
    println(l.removeFirstOrNull())
    println(l.removeLastOrNull())
}

fun p141() { mutableListOf(1)[3] = 2 }

fun p142() { mutableListOf<Int>().removeAt(0) }

fun p143() {
    val l = mutableListOf(1, 2, 3)
    for (x in l) if (x == 1) l.add(4)
}

fun p144() {
    val a = listOf(1, 2)
    val b = a.toMutableList()
    b.add(3)
    println(a)
    println(b)
    println(a.toList() == a)
    println(b.asReversed())
    println(buildList { add(1); addAll(listOf(2, 3)) })
}

fun p145() {
    val (a, b, c) = listOf(1, 2, 3)
    println(a + b + c)
    val (x, _, z) = listOf("x", "y", "z")
    println(x + z)
    println(listOf(1, 2).component2())
}

fun p146() {
    val it = listOf(1, 2).iterator()
    while (it.hasNext()) print(it.next())
    println()
    val li = listOf(1, 2).listIterator()
    println(li.next())
    println(li.hasPrevious())
    println(li.nextIndex())
}

fun p147() { println(listOf(1, 2, 3).asSequence().map { it * 2 }.toList()) }

fun p148() { println(listOf(3, 1, 2).toSortedSet()) }

fun p149() { println(listOf(1, 2, 3).toIntArray().sum()) }

fun p150() { println(listOf("a", "b").toTypedArray().size) }

fun p151() { println(listOf(1, 2).toHashSet().size) }

fun p152() { println(listOf(1, 2, 3).sumOf { it.toLong() }) }

fun p153() { println(listOf(1, 2, 3, 4, 5).binarySearch(4)) }

fun p154() { println(listOf(1, 2).ifEmpty { listOf(0) }) }

fun p155() { println(emptyList<Int>().ifEmpty { listOf(0) }) }

fun p156() { println(listOf(true, false).count { it }) }

fun p157() { println(listOf(1, 2).isNotEmpty()) }

fun p158() { println(listOf(listOf(1, 2), listOf(3)).map { it.size }) }

fun p159() { println(listOf(1, 2, 3).mapTo(mutableListOf()) { it + 1 }) }

fun p160() { println(listOf(1, 2, 3).filterTo(mutableListOf()) { it > 1 }) }

fun p161() { println(listOf("a", "b").associateTo(mutableMapOf()) { it to 1 }) }

fun p162() { println(listOf(1, 2).toCollection(mutableSetOf())) }

fun p163() {
    val l: List<Any> = listOf(1, "a")
    println(l.filterIsInstance<String>())
    println(l.any { it is Int })
    println(arrayListOf(1, 2))
    println(ArrayList<Int>().also { it.add(1) })
    val q = ArrayDeque<Int>()
    q.addLast(1)
    q.addFirst(0)
    println(q.removeFirst())
    println(q)
}

fun p164() { println(listOf(3, 1, 2).sortedWith(reverseOrder())) }

fun p165() { println(listOf("b", null, "a").sortedWith(nullsFirst(naturalOrder()))) }

fun p166() { println(listOf("b", "a").sortedWith(compareByDescending { it })) }

fun p167() { println(listOf(1, 2, 3).minus(setOf(1))) }

fun p168() { println(listOf(1, 2, 3).randomOrNull() != null) }

fun p169() { println(listOf(1, 2, 3).firstNotNullOf { if (it > 1) "f$it" else null }) }
