/** Functions of collections that are asked for less often. */
package programs.moreCollections

fun p1() {
    val words = listOf("one", "two", "three", "four")
    println(words.groupingBy { it.length }.eachCount())
    println(words.groupingBy { it.first() }.fold("") { a, w -> a + w })
    println(words.groupingBy { it.length }.reduce { k, a, b -> "$k$a$b" })
    println(words.groupingBy { it.length }.aggregate { k, a: String?, w, first -> if (first) "$k:$w" else "$a,$w" })
}

fun p2() {
    val l = listOf(1, 2, 3, 4)
    println(l.scan(10) { a, b -> a + b })
    println(l.runningFold("") { a, b -> a + b })
    println(l.runningReduce { a, b -> a * b })
    println(l.runningFoldIndexed(0) { i, a, b -> a + i * b })
    println(l.reduceIndexed { i, a, b -> a + i * b })
    println(l.reduceRight { a, b -> a - b })
    println(l.foldRight("") { a, b -> "$a$b" })
}

fun p3() {
    val l = listOf(5, 2, 8)
    println(l.findLast { it > 2 })
    println(l.singleOrNull { it > 7 })
    println(l.elementAtOrNull(9))
    println(l.elementAtOrElse(9) { it * 2 })
    println(l.firstNotNullOfOrNull { if (it > 5) "$it!" else null })
    println(l.firstNotNullOf { if (it > 5) "$it!" else null })
    println(l.firstNotNullOf { null as Int? })
}

fun p4() {
    val l = listOf(1, 2, 3, 4, 5)
    println(l.takeLastWhile { it > 3 })
    println(l.dropLastWhile { it > 3 })
    println(l.slice(listOf(4, 0)))
    println(l.slice(1..2))
    println(l.mapIndexedNotNull { i, x -> if (i % 2 == 0) x * 10 else null })
    println(l.flatMapIndexed { i, x -> List(i) { x } })
    println(l.maxWithOrNull(compareBy { it % 3 }))
    println(listOf<Int>().minWithOrNull(naturalOrder()))
}

fun p5() {
    val l = listOf(1, 2, 3)
    println(l.mapTo(mutableListOf(0)) { it * 2 })
    println(l.filterTo(mutableSetOf()) { it > 1 })
    println(l.associateTo(mutableMapOf()) { it to "$it" })
    println(l.associateByTo(mutableMapOf()) { it % 2 })
    println(l.groupByTo(mutableMapOf()) { it % 2 })
    println(l.flatMapTo(mutableListOf()) { listOf(it, it) })
    println(l.toCollection(mutableListOf(9)))
}

fun p6() {
    val l = mutableListOf(1, 2, 3, 4)
    val i = l.iterator()
    while (i.hasNext()) if (i.next() % 2 == 0) i.remove()
    println(l)
    val j = l.listIterator()
    println(j.next())
    println(j.nextIndex())
    println(j.previous())
    println(j.hasPrevious())
    val s = mutableSetOf(1, 2, 3)
    val k = s.iterator()
    while (k.hasNext()) if (k.next() == 2) k.remove()
    println(s)
    val broken = l.iterator()
    l.add(7)
    println(broken.next())
}

fun p7() {
    val l = mutableListOf(3, 1, 2)
    l.addAll(1, listOf(8, 9))
    println(l)
    l.replaceAll { it * 2 }
    println(l)
    l.fill(0)
    println(l)
    println(l.ifEmpty { listOf(1) })
    println(setOf<Int>().ifEmpty { setOf(4) })
    println(listOf(1, 3, 5).binarySearch(3))
    println(listOf(1, 3, 5).binarySearch(4))
    l.add(99, 1)
}

fun p8() {
    val m = mutableMapOf("a" to 1, "b" to 2)
    println(m.merge("a", 5) { x, y -> x + y })
    println(m.merge("c", 5) { x, y -> x + y })
    println(m.compute("b") { _, v -> if (v == 2) null else v })
    println(m.computeIfAbsent("d") { 7 })
    println(m.computeIfPresent("d") { k, v -> "$k$v".length })
    println(m.putIfAbsent("a", 0))
    m.replaceAll { _, v -> v * 10 }
    for (e in m.entries) e.setValue(e.value + 1)
    println(m)
    println(m.withDefault { it.length }.getValue("long"))
    println(m.maxOfOrNull { it.value })
    println(m.asSequence().map { it.key }.toList())
    println(m.onEach { print(it) }.size)
}

fun p9() {
    val a = intArrayOf(3, 1, 2)
    println(a.sortedArray().joinToString())
    println(a.reversedArray().toList())
    println(a.copyOfRange(1, 3).toList())
    println((a + 9).toList())
    println((a + intArrayOf(7, 8)).toList())
    a.sortDescending()
    println(a.contentToString())
    println(a.getOrNull(5))
    println(a.getOrElse(5) { -1 })
    println(a.takeLast(2))
    println(a.isNotEmpty())
    println(arrayOf(arrayOf(1), arrayOf(2, 3)).contentDeepToString())
    val (x, y) = a
    println(x - y)
    a.fill(4)
    println(a.sum())
    println(listOf(1.5, 2.5).toDoubleArray().size)
    a.copyOfRange(2, 9)
}

fun p10() {
    val people = listOf("Bo" to 3, "Al" to 3, "Cy" to null)
    println(people.sortedWith(compareBy(nullsFirst()) { it.second }))
    println(people.sortedWith(compareBy<Pair<String, Int?>, Int?>(nullsLast()) { it.second }.thenBy { it.first }))
    println(listOf(3, null, 1).sortedWith(nullsLast(reverseOrder())))
    println(compareValuesBy("a", "bb", { it.length }))
    println(sortedSetOf(3, 1, 2).first())
    println(setOfNotNull(1, null))
    println(listOf(1, 2, 3).onEach { print(it) })
}

fun p11() { println(arrayOf<Int>().first { it > 0 }) }

fun p12() { println(listOf<Int>().last { it > 0 }) }

fun p13() { println(setOf(1, 2).single { it > 0 }) }

fun p14() { println(arrayOf(1, 2).single()) }

fun p15() { println(List(-1) { it }) }

fun p16() { println(arrayOfNulls<String>(-2).size) }

fun p17() {
    println(12.countOneBits())
    println(12.countTrailingZeroBits())
    println(12.takeHighestOneBit())
    println(12.takeLowestOneBit())
    println(1.rotateLeft(33))
    println(1.rotateRight(1))
    println(7.digitToChar())
    println(Int.SIZE_BITS + Long.SIZE_BYTES)
}

fun arraysThatAreSearched() {
    val ints = intArrayOf(8, 3, 5).apply { sort() }
    println("${ints.binarySearch(8)} ${ints.binarySearch(4)} ${ints.binarySearch(8, 0, 2)}")
    println(arrayOf("a", "b").binarySearch("b"))
    println(doubleArrayOf(1.0, 2.5).binarySearch(2.5))
    println(charArrayOf('a', 'c').binarySearch('b'))
}

fun roomThatIsKept() {
    val queue = ArrayDeque<Int>(3)
    queue.addLast(1)
    queue.addFirst(0)
    println("$queue ${queue.size}")
    println(ArrayList<String>(4))
    println(runCatching { ArrayDeque<Int>(-1) }.exceptionOrNull()?.message)
}

fun ordersOneAfterTheOther() {
    val words = listOf("pear", "fig", "plum", "kiwi")
    println(words.sortedWith(compareBy<String> { it.length }.thenComparator { a, b -> b.compareTo(a) }))
}
