/** Sequences: each element goes all the way before the next one, and no further than is asked. */
package programs.onebyone

class Aged(val name: String, val age: Int?)

fun told(n: Int) = n.also { print("<$it>") }

fun p1() {
    sequenceOf(1, 2, 3).map { told(it) }.take(2).forEach { print("got $it ") }
    println()
    sequenceOf(1, 2, 3).map { told(it) }.filter { it > 1 }.take(1).forEach { print("got $it ") }
    println()
    println(generateSequence(1) { it * 2 }.take(0).toList())
    println(generateSequence(1) { told(it) * 2 }.take(3).toList())
    try { sequenceOf(1).take(-1) } catch (e: IllegalArgumentException) { println(e.message) }
}

fun p2() {
    val powers = generateSequence(1) { it * 2 }
    println("${powers.elementAt(5)} ${powers.any()} ${powers.none()} ${powers.elementAtOrNull(3)} ${powers.elementAtOrElse(2) { -1 }}")
    println("${emptySequence<Int>().any()} ${emptySequence<Int>().none()} ${sequenceOf(1).elementAtOrNull(3)} ${sequenceOf(1).elementAtOrElse(-1) { it }}")
    try { sequenceOf(1, 2).elementAt(5) } catch (e: IndexOutOfBoundsException) { println(e.message) }
    println(powers.constrainOnce().elementAt(2))
}

fun p3() {
    val all = sequenceOf(1, 2, 3).map { told(it) }
    println(all.sumOf { print("+"); it })
    println(all.reduce { a, b -> print("*"); a * b })
    println(all.foldIndexed(0) { i, a, b -> print("i"); a + i * b })
    println(all.reduceIndexed { i, a, b -> print("r"); a + i * b })
    println(all.reduceOrNull { a, b -> print("n"); a - b })
    println("${all.last { print("?"); it < 3 }} ${all.lastOrNull { print("?"); it > 3 }} ${all.findLast { it < 2 }}")
}

fun p4() {
    val people = listOf(Aged("a", 3), Aged("b", null), Aged("c", 1), Aged("d", null))
    println(people.sortedBy { it.age }.map { it.name })
    println(people.sortedByDescending { it.age }.map { it.name })
    val changing = people.toMutableList()
    changing.sortBy { it.age }
    println(changing.map { it.name })
    changing.sortByDescending { it.age }
    println(changing.map { it.name })
    println(people.sortedWith(compareBy { it.age }).map { it.name })
}

fun p5() {
    println("${minOf(0.0, Double.NaN)} ${minOf(Double.NaN, 0.0, 1.0)} ${minOf(2.0, 0.0, Double.NaN, 1.0)} ${maxOf(0.0, Double.NaN, 1.0)}")
    println("${minOf(1.5f, 2.5f)} ${maxOf(1.5f, Float.NaN)} ${minOf(3, 1, 2)} ${maxOf(3L, 9L, 2L, 4L)}")
    println("${listOf(0.0, Double.NaN).min()} ${listOf(0.0, Double.NaN).minOf { it }} ${listOf(0.0, Double.NaN, 1.0).maxOf { it }} ${listOf(1.0, Double.NaN).minOfOrNull { it * 2 }}")
    println("${minOf(0.0, -0.0)} ${maxOf(0.0, -0.0)} ${listOf(1, 2).minOf { it }} ${listOf("b", "a").minOf { it }}")
    println("${listOf(1.0, Double.NaN).minBy { it }} ${listOf(1.0, Double.NaN).maxBy { it }}")
}

fun p6() {
    println(listOf(1, 2, 3, 4).last { print("<$it>"); it < 3 })
    println(listOf(1, 2, 3, 4).lastOrNull { print("<$it>"); it > 4 })
    println(setOf(1, 2, 3).last { print("<$it>"); it < 3 })
    println("${listOf(1, 2).elementAtOrNull(-1)} ${setOf(1, 2).elementAt(1)} ${listOf<Int?>(null, 1).elementAtOrElse(0) { 5 }}")
    println("${listOf<Int>().any()} ${listOf(1).none()} ${mapOf(1 to 2).any()}")
}
