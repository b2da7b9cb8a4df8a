/** Sets and maps. */
package programs.setsAndMaps

fun p1() { println(setOf(3, 1, 3)) }

fun p2() { println(setOf(1, 2) == setOf(2, 1)) }

fun p3() { println(emptySet<Int>()) }

fun p4() { println(setOf(1).size) }

fun p5() { println(1 in setOf(1)) }

fun p6() { println(setOf(1, 2) + 3) }

fun p7() { println(setOf(1, 2) - 1) }

fun p8() { println(setOf(1, 2) union setOf(3)) }

fun p9() { println(setOf(1, 2) intersect setOf(2)) }

fun p10() { println(setOf(1, 2) subtract setOf(2)) }

fun p11() { println(setOf(1, 2).hashCode()) }

fun p12() {
    val s = mutableSetOf(1)
    println(s.add(2))
    println(s.add(1))
    s += 3
    println(s.remove(1))
    println(s)
    s -= 3
    println(s)
    s.addAll(listOf(7, 8))
    println(s.contains(8))
    s.clear()
    println(s)
    s.retainAll { it > 1 }
}

fun p13() { println(sortedSetOf(3, 1, 2)) }

fun p14() { println(linkedSetOf(3, 1)) }

fun p15() { println(hashSetOf(1).size) }

fun p16() { println(setOf("b", "a").sorted()) }

fun p17() { println(setOf(1, 2).map { it * 2 }) }

fun p18() { println(setOf(1, 2).first()) }

fun p19() { println(setOf(setOf(1), setOf(1)).size) }

fun p20() { println(buildSet { add(1); add(1) }) }

fun p21() {
    println(mapOf(1 to "a", 2 to "b"))
    println(emptyMap<Int, Int>())
    val m = mapOf("a" to 1)
    println(m["a"])
    println(m["z"])
    println(m.getValue("a"))
    println(m.getOrDefault("z", 0))
    println(m.getOrElse("z") { 9 })
    println(m.size)
    println("a" in m)
    println(m.containsValue(1))
    println(m.isEmpty())
}

fun p22() { println(mapOf("a" to 1).getValue("z")) }

fun p23() {
    val m = mapOf(1 to "a", 2 to "b")
    println(m.keys)
    println(m.values)
    println(m.entries)
    println(m.map { (k, v) -> "$k$v" })
    println(m.mapValues { it.value.uppercase() })
    println(m.mapKeys { (k, _) -> k * 10 })
    println(m.filter { (k, _) -> k > 1 })
    println(m.filterKeys { it > 1 })
    println(m.filterValues { it == "a" })
    println(m.filterNot { it.key == 1 })
}

fun p24() {
    val m = mutableMapOf(1 to "a")
    m[2] = "b"
    println(m.put(1, "z"))
    println(m.remove(2))
    println(m)
    println(m.getOrPut(5) { "new" })
    println(m)
    m += 6 to "six"
    m.putAll(mapOf(7 to "s"))
    println(m)
    m -= 6
    println(m.keys)
    m.clear()
    println(m.isEmpty())
}

fun p25() {
    for ((k, v) in mapOf("x" to 1, "y" to 2)) print("$k=$v ")
    println()
    mapOf("x" to 1).forEach { (k, v) -> println(k + v) }
    mapOf(1 to 2).forEach { println(it.key + it.value) }
    for (e in mapOf(1 to 2)) println("${e.key} ${e.value} $e")
}

fun p26() { println(mapOf(1 to 2) + (3 to 4)) }

fun p27() { println(mapOf(1 to 2) + mapOf(1 to 5)) }

fun p28() { println(mapOf(1 to 2, 3 to 4) - 1) }

fun p29() { println(listOf(1 to "a").toMap()) }

fun p30() { println(mapOf(1 to "a").toList()) }

fun p31() { println(mapOf(1 to 2) == mapOf(1 to 2)) }

fun p32() { println(mapOf(1 to 2).hashCode()) }

fun p33() { println(mapOf("a" to null)["a"]) }

fun p34() { println(mapOf("b" to 1, "a" to 2).toSortedMap()) }

fun p35() { println(sortedMapOf(2 to "b", 1 to "a")) }

fun p36() { println(linkedMapOf(1 to 2)) }

fun p37() { println(hashMapOf(1 to 2)) }

fun p38() { println(mapOf("a" to 3, "b" to 1).minByOrNull { it.value }) }

fun p39() { println(mapOf("a" to 3).maxBy { it.value }.key) }

fun p40() { println(mapOf(1 to 2).entries.first().value) }

fun p41() { println(mapOf("b" to 1, "a" to 2).entries.sortedBy { it.key }) }

fun p42() { println(mapOf("a" to 1, "b" to 2).any { it.value > 1 }) }

fun p43() { println(mapOf("a" to 1).all { (_, v) -> v > 0 }) }

fun p44() { println(mapOf("a" to 1).count()) }

fun p45() { println(mapOf("a" to 1, "b" to 2).values.sum()) }

fun p46() { println(mapOf("a" to 1).flatMap { (k, v) -> List(v) { k } }) }

fun p47() { println(mapOf(1 to 2).none()) }

fun p48() { println(mapOf("a" to 1, "b" to 2).map { it.value }.sum()) }

fun p49() { println(mapOf("a" to 2).mapNotNull { (k, v) -> if (v > 1) k else null }) }

fun p50() {
    val m = mutableMapOf<String, MutableList<Int>>()
    m.getOrPut("a") { mutableListOf() }.add(1)
    m.getOrPut("a") { mutableListOf() }.add(2)
    println(m)
    m["a"]?.add(3)
    println(m["a"]!!.size)
    println(m.values.flatten())
}

fun p51() {
    val m = mutableMapOf("a" to 1)
    m["a"] = m.getValue("a") + 1
    m["b"] = (m["b"] ?: 0) + 1
    println(m)
    m.merge("a", 5) { x, y -> x + y }
    println(m)
    m.computeIfAbsent("c") { 9 }
    println(m)
    println(m.entries.removeIf { it.value > 5 })
    println(m)
}

fun p52() {
    val m = mutableMapOf("x" to 1)
    m["x"] = m["x"]!! + 1
    println(m)
    val e = m.entries.first()
    e.setValue(10)
    println(m)
    m.replaceAll { _, v -> v * 2 }
    println(m)
    println(buildMap { put("k", 1) })
}

fun p53() {
    val m = mapOf(listOf(1) to "l", "t" to "s")
    println(m[listOf(1)])
    println(mapOf((1 to 2) to 3)[1 to 2])
    println(mapOf(1.5 to "d")[1.5])
    println(mapOf<Int?, Int>(null to 1)[null])
    println(mapOf('a' to 1)['a'])
    println(mapOf(true to 1)[true])
    println(mapOf(1L to 1)[1L])
}

fun p54() {
    val m = mutableMapOf(1 to 1)
    for (k in m.keys) m[k + 1] = 0
}

fun p55() { println(mapOf("a" to 1).withDefault { 0 }.getValue("z")) }

fun p56() { println(listOf("a", "b").withIndex().associate { (i, v) -> v to i }) }

fun p57() { println(mapOf(1 to "x").entries.joinToString { "${it.key}:${it.value}" }) }

fun p58() { println(mapOf("a" to 1).keys.toList() + mapOf("b" to 1).keys) }

fun p59() { println(mapOf(3 to 1, 1 to 2).keys.sorted()) }

fun p60() { println(mapOf(1 to 2).toMutableMap().also { it[2] = 3 }) }
