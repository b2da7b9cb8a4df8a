/** Maps, lists and sets that change, as people write them. */
package programs.mutation

fun p1() {
    val stock = mutableMapOf("apples" to 3, "pears" to 0)
    stock["apples"] = stock.getValue("apples") - 1
    stock.merge("pears", 5) { a, b -> a + b }
    stock.compute("plums") { _, old -> (old ?: 0) + 7 }
    stock.computeIfAbsent("figs") { it.length }
    stock.computeIfPresent("figs") { _, v -> v * 10 }
    stock.putIfAbsent("apples", 100)
    println(stock)
    println(stock.remove("nothing"))
    println(stock.remove("figs"))
    println(stock)
}

fun p2() {
    val m = linkedMapOf(1 to "a", 2 to "b", 3 to "c")
    m.entries.removeIf { it.key == 2 }
    println(m)
    m.keys.remove(1)
    println(m)
    m.values.removeAll { it == "c" }
    println(m.isEmpty())
    m.putAll(mapOf(4 to "d", 5 to "e"))
    m += 6 to "f"
    m -= 4
    println(m)
    m.replaceAll { k, v -> "$k$v" }
    println(m)
}

fun p3() {
    val list = mutableListOf(5, 3, 8, 1)
    list.add(1, 9)
    list.addAll(0, listOf(0, 0))
    list.removeAt(list.lastIndex)
    println(list)
    list.sort()
    list.reverse()
    println(list)
    list.replaceAll { it * 2 }
    println(list)
    println(list.removeFirst() to list.removeLast())
    list.swap(0, 1)
    println(list)
    println(list.set(0, 42))
    list.retainAll { it > 5 }
    println(list)
}

fun <T> MutableList<T>.swap(i: Int, j: Int) {
    val t = this[i]
    this[i] = this[j]
    this[j] = t
}

fun p4() {
    val list = mutableListOf(1, 2, 3, 4, 5)
    val it = list.listIterator()
    while (it.hasNext()) {
        val v = it.next()
        if (v % 2 == 0) it.remove() else it.set(v * 10)
    }
    println(list)
    while (it.hasPrevious()) {
        val i = it.previousIndex()
        val v = it.previous()
        if (v == 30) it.add(31)
        print("$i:$v ")
    }
    println(list)
}

fun p5() {
    val all = mutableListOf("a", "b", "c", "d", "e")
    val part = all.subList(1, 4)
    all[1] = "B"
    println(part)
    println(part.size)
    println(part.indexOf("d"))
    for (each in part) print(each)
    println()
    all.add("f")
    println(part)
}

fun p6() {
    val list = mutableListOf(3, 1, 2)
    val back = list.asReversed()
    println(back)
    list.add(9)
    println(back)
    println(back.first())
    list.removeAt(0)
    println(back.size)
    println(back.map { it * 2 })
    println(back == listOf(9, 2, 1))
}

fun p7() {
    val seen = mutableSetOf<Int>()
    val twice = listOf(1, 2, 1, 3, 2).filterNot { seen.add(it) }
    println(twice)
    seen.removeIf { it > 2 }
    seen += listOf(10, 11)
    seen -= 10
    println(seen)
    println(seen.retainAll(setOf(1, 11)))
    println(seen)
    println(seen.containsAll(listOf(1, 11)))
}

fun p8() {
    val counts = mutableMapOf<Char, Int>()
    for (c in "mississippi") counts[c] = (counts[c] ?: 0) + 1
    println(counts)
    println(counts.entries.sortedWith(compareByDescending<Map.Entry<Char, Int>> { it.value }.thenBy { it.key }))
    println(counts.toSortedMap())
    println(counts.maxBy { it.value }.key)
    println(counts.map { (k, v) -> "$k=$v" }.joinToString("; "))
    val (letters, numbers) = counts.toList().unzip()
    println(letters.joinToString("") + numbers.sum())
}

fun p9() {
    val graph = mutableMapOf<String, MutableSet<String>>()
    fun link(a: String, b: String) {
        graph.getOrPut(a) { mutableSetOf() }.add(b)
        graph.getOrPut(b) { mutableSetOf() } += a
    }
    link("a", "b"); link("b", "c"); link("c", "a"); link("c", "d")
    println(graph)
    val queue = ArrayDeque(listOf("a"))
    val seen = linkedSetOf("a")
    while (queue.isNotEmpty()) {
        val next = queue.removeFirst()
        for (n in graph.getValue(next)) if (seen.add(n)) queue.addLast(n)
    }
    println(seen)
}

fun p10() {
    val deque = ArrayDeque<Int>()
    deque.addFirst(1)
    deque.addLast(2)
    deque += 3
    println(deque)
    println(deque.first() + deque.last())
    println(deque.removeLastOrNull())
    println(deque.firstOrNull())
    deque.clear()
    println(deque.removeFirstOrNull())
    println(deque.isEmpty())
}

fun p11() {
    val counts = mutableMapOf(1 to "a")
    try {
        counts.forEach { counts[it.key + 1] = "b" }
    } catch (e: ConcurrentModificationException) {
        println("changed while it was gone through")
    }
    counts.forEach { k, v -> print("$k$v ") }
    println()
}

fun p12() {
    val list = mutableListOf(1, 2, 3)
    try {
        for (i in list) if (i == 2) list.remove(i)
        println(list)
        for (i in list) if (i == 1) list.add(i)
        println(list)
    } catch (e: ConcurrentModificationException) {
        println("changed: ${e.message}")
    }
}

fun p13() {
    val grid = Array(3) { IntArray(3) }
    for (r in grid.indices) for (c in grid[r].indices) grid[r][c] += r * c
    println(grid.joinToString("\n") { it.joinToString(" ") })
    println(grid.contentDeepToString())
    println(grid.sumOf { it.sum() })
    val rows = MutableList(2) { MutableList(2) { '.' } }
    rows[1][0] = '#'
    println(rows.joinToString("|") { it.joinToString("") })
}

fun p14() {
    val m = mapOf("a" to 1).withDefault { it.length * 100 }
    println(m.getValue("zz"))
    println(m["zz"])
    val n = mapOf("k" to 1).withDefault { 5 }
    println(n.getValue("k") + n.getValue("x"))
    println(n)
}

fun p15() {
    val a = buildMap {
        put("x", 1)
        putAll(mapOf("y" to 2))
        this["z"] = 3
        remove("x")
    }
    println(a)
    println(buildList { add(1); addAll(listOf(2, 3)); removeAt(0); add(0, 9) })
    println(buildSet { add("q"); addAll(setOf("q", "r")) })
}

fun p16() {
    val s = mutableSetOf(1, 2, 3)
    val i = s.iterator()
    i.next()
    i.remove()
    println(s)
    try { i.remove() } catch (e: IllegalStateException) { println("twice") }
}
