/** Chains over collections that are seldom written, and those that always are. */
package programs.chains

data class City(val name: String, val country: String, val people: Int)

val cities = listOf(City("Bologna", "it", 390), City("Cesena", "it", 97), City("Graz", "at", 290), City("Linz", "at", 210), City("Bern", "ch", 134))

fun p1() {
    println(cities.groupBy { it.country }.mapValues { (_, v) -> v.sumOf { it.people } }.toList().sortedByDescending { it.second })
    println(cities.groupingBy { it.country }.fold(0) { acc, c -> acc + c.people })
    println(cities.groupingBy { it.country }.aggregate { key, acc: String?, c, first -> if (first) "$key:${c.name}" else "$acc+${c.name}" })
    println(cities.groupingBy { it.country }.reduce { _, a, b -> if (a.people > b.people) a else b }.mapValues { it.value.name })
    println(cities.partition { it.people > 200 }.toList().map { p -> p.map { it.name } })
    println(cities.associateBy { it.name.first() }.mapValues { it.value.name })
    println(cities.associateBy({ it.name }, { it.people })["Bern"]); println(cities.associate { it.name to it.people }.filterValues { it > 250 }.keys)
    println(cities.maxBy { it.people }.name + cities.minBy { it.people }.name)
    println(cities.minOf { it.people }); println(cities.sortedWith(compareBy({ it.country }, { -it.people })).map { it.name }); println(cities.sortedWith(compareBy<City> { it.country }.thenByDescending { it.name }).map { it.name })
    println(cities.map { it.name }.windowed(2, 2, partialWindows = true))
    println(cities.map { it.people }.runningReduce(Int::plus)); println(cities.map(City::people).scan(0) { a, b -> a + b }); println(cities.distinctBy { it.country }.map { it.name }); println(cities.flatMap { listOf(it.name, it.country) }.toSet())
    println(cities.indexOfFirst { it.country == "at" }); println(cities.fold(mutableMapOf<String, Int>()) { m, c -> m.merge(c.country, 1, Int::plus); m })
    println(cities.joinToString { (n, c) -> "$n/$c" })
    println(cities.zipWithNext { a, b -> b.people - a.people }); println(cities.chunked(2) { it.first().name }); println(cities.none { it.people < 50 }); println(cities.sumOf { it.people.toLong() })
    println(cities.map { it.people }.average()); println(cities.takeLastWhile { it.people < 300 }.size); println(cities.dropWhile { it.country == "it" }.first().copy(people = 1)); println(cities.last { it.country == "at" }.component1())
    println(cities.firstNotNullOf { if (it.people < 100) it.name else null }); println(cities.single { it.country == "ch" }.name); println(cities.count { it.country == "it" })
}

fun p2() {
    val xs = listOf(4, 8, 15, 16, 23, 42)
    println(xs.reduce { a, b -> a * 2 + b })
    println(xs.reduceRight { a, acc -> a - acc }); println(xs.foldRight("") { x, acc -> "$x$acc" }); println(xs.foldIndexed(0) { i, a, x -> a + i * x }); println(xs.reduceIndexed { i, a, x -> a + i * x })
    println(xs.runningFold("") { a, x -> a + x % 10 })
    println(xs.takeLast(2) + xs.dropLast(4))
    println(xs.slice(listOf(0, 5))); println(xs.slice(1..2)); println(xs.filterIndexed { i, _ -> i % 2 == 0 }); println(xs.mapIndexedNotNull { i, x -> if (i > 3) x else null })
    println(xs.elementAtOrElse(9) { -it }); println(xs.getOrElse(9) { it }); println(xs.getOrNull(-1)); println(xs.binarySearch(16))
    println(xs.binarySearch(17)); println(xs.intersect(listOf(8, 9))); println(xs subtract setOf(4)); println(xs union listOf(1))
    println(xs - listOf(4, 8)); println(xs - 42); println(xs + 1 + listOf(2))
    println(xs.sortedDescending())
    println(xs.asReversed()); println(xs.indices.filter { xs[it] > 15 }); println(xs.minOrNull()); println(emptyList<Int>().maxOrNull())
    println(xs.sumOf { it / 2.0 }); println(xs.any { it > 40 }); println(xs.all { it > 4 }); println(xs.find { it % 5 == 0 })
    println(xs.findLast { it % 2 == 0 }); println(xs.lastIndexOf(4)); println(xs.indexOf(5)); println(xs.contains(8))
    println(8 in xs); println(xs.containsAll(listOf(4, 8))); println(xs.subList(1, 3)); println(xs.toIntArray().sum())
    println(xs.zip(xs.drop(1))); println(xs.unzipLike()); println(xs.iterator().next()); println(xs.toMutableList().also { it.removeAll { x -> x > 10 } })
    println(xs.first() to xs.last()); println(xs.component2()); println(xs.ifEmpty { listOf(0) }); println(xs.onEach { }.size)
    println(xs.minWith(compareBy { it % 10 })); println(xs.sumBy2()); println(xs.shuffled().size); println(xs.firstOrNull { it > 100 })
    println(xs.maxByOrNull { -it }); println(xs.associateWith { it * it }.entries.first()); println(xs.flatMapIndexed { i, x -> List(i % 2) { x } }); println(xs.filterNot { it > 5 })
    println(xs.joinToString("") { it.toString(16) }); println(xs.withIndex().maxBy { it.value % 10 }); println(xs.asSequence().map { it * 2 }.filter { it > 20 }.take(2).toList())
}

fun List<Int>.unzipLike() = map { it to it * 2 }.unzip()
fun List<Int>.sumBy2() = sumOf { it * 2 }

fun p3() {
    println(listOf(1, null, 2).filterNotNull().sum())
    println(listOfNotNull(1, null)); println(listOf("1", "x", "3").mapNotNull { it.toIntOrNull() }); println(listOf(listOf(1), listOf(2, 3)).flatten()); println(listOf(1 to "a", 2 to "b").toMap())
    println(mapOf(1 to "a") + (2 to "b")); println(mapOf(1 to 2).map { (k, v) -> k + v }); println(listOf(3, 1, 2).sorted().reversed()); println(setOf(1, 2, 3).map { it % 2 }.toSet())
    println(listOf("b", "A", "c").sortedBy { it.lowercase() }); println(listOf("bb", "a").sortedWith(compareBy(String::length))); println(listOf("x", "y").withIndex().toList()); println(listOf(1.5, 2.5).sum())
    println(listOf(1, 2, 3, 4).chunked(3)); println(emptyList<Int>().average()); println(listOf(1, 1, 2).toSet().size); println(listOf(1, 2) == listOf(1, 2))
    println(setOf(1, 2) == setOf(2, 1)); println(mapOf(1 to 2) == mapOf(1 to 2)); println(listOf(1, 2).hashCode()); println(mapOf("a" to 1).hashCode())
    println(listOf(1, 2).equals(mutableListOf(1, 2)))
    println(mapOf("a" to 1, "b" to 2).entries.map { "${it.key}${it.value}" })
    println(mapOf("a" to 1).getOrDefault("b", 0)); println(mapOf("a" to 1).getOrElse("b") { 9 }); println(mapOf("a" to 1, "b" to 2).filter { (k, v) -> k == "a" || v > 5 }); println(mapOf("a" to 1).mapKeys { it.key + it.value })
    println(mapOf("b" to 1, "a" to 2).toSortedMap()); println(mapOf("a" to 1, "b" to 3).maxByOrNull { it.value }?.key); println(mapOf(1 to 1).any { it.key == it.value }); println(mapOf("a" to null).containsKey("a"))
    println(mapOf(1 to "x").containsValue("x")); println(mapOf("a" to 1, "b" to 2).values.sum()); println(mapOf(1 to 2, 3 to 4).minOf { it.value }); println(mapOf("k" to 1).toList())
    println(mapOf(1 to 2).isNotEmpty()); println(mapOf(1 to listOf(1, 2), 2 to listOf(3)).flatMap { it.value }); println(mapOf("a" to 1, "b" to 2).minus("a")); println(mapOf("x" to 1).count())
    println(mapOf(1 to "one").entries.first().toPair()); println(mapOf("a" to 1, "b" to 2, "c" to 3).filterKeys { it > "a" }.mapValues { it.value * 10 }); println(mapOf(3 to 'c', 1 to 'a').entries.sortedBy { it.key }.joinToString { "${it.value}" }); println(mapOf(1 to 2).none())
    println(mapOf("a" to 1).firstNotNullOfOrNull { if (it.value > 3) it.key else null }); println(mapOf(2 to 1).asSequence().map { it.key }.toList())
}

fun p4() { println(emptyList<Int>().first()) }
fun p5() { println(listOf(1)[3]) }
fun p6() { println(mapOf("a" to 1).getValue("b")) }
fun p7() { println(listOf(1, 2).single()) }
fun p8() { println(emptyList<Int>().reduce { a, b -> a + b }) }
fun p9() { println(emptyList<Int>().max()) }
fun p10() { println(listOf(1, 2).chunked(0)) }
fun p11() { println(listOf(1, 2, 3).subList(2, 5)) }

fun p12() {
    val c: Comparator<String> = compareBy<String> { it.length }.then { a, b -> b.compareTo(a) }
    println(listOf("bb", "a", "cc", "c").sortedWith(c))
    println(listOf("b", null, "a").sortedWith(nullsLast())); println(listOf(2, 1).sortedWith(naturalOrder())); println(maxOf(3, 1, 2)); println(minOf("b", "a"))
    println(maxOf("aa", "b", compareBy { it.length })); println(compareValues(1, null)); println(listOf(1 to 'b', 1 to 'a').sortedWith(compareBy({ it.first }, { it.second }))); println(c.reversed().compare("a", "bb"))
    println(Comparator<Int> { a, b -> b - a }.compare(1, 2)); println(listOf(1, 2, 3).maxWith { a, b -> (a % 3).compareTo(b % 3) }); println(compareByDescending<Int> { it }.compare(1, 2))
}

fun p13() {
    println("x".fold("") { a, c -> a + c })
    println("abc".foldRight("") { c, a -> a + c }); println("abc".foldIndexed("") { i, a, c -> "$a$i$c" }); println("abc".map { it.code }.sum()); println("abc".flatMap { listOf(it, it) })
    println("abc".runningFold("") { a, c -> a + c }); println("abc".scan(0) { a, c -> a + c.code }); println("a-b".map { if (it == '-') '_' else it }.joinToString("")); println("abc".mapNotNull { if (it > 'a') it else null })
    println("hello".maxBy { it }); println("hello".sumOf { it.code }); println("hello".filterIndexed { i, _ -> i > 2 }); println("abc".withIndex().toList())
    println("abc".forEachIndexed { i, c -> print("$i$c") }); println("aab".distinctLike()); println("a b".split(' ').map { it.single() }); println("abc".elementAt(1))
    println("abcd".partition { it < 'c' }); println("x1y2".groupBy { it.isDigit() }); println("abc".associateBy { it.uppercaseChar() }); println("abc".reduceIndexed { i, a, c -> if (i == 1) c else a })
    println("abc".zipWithNext()); println("aXbX".lastIndexOf('X')); println("mad am".none { it == 'z' }); println("abc".sumOf { 1L })
    println("l".single()); println("zebra".toList().sorted().joinToString("")); println("a1".all(Char::isLetterOrDigit))
}

fun String.distinctLike() = toSet().joinToString("")
