/** Numbers by chance, for a seed. */
package programs.chances

import kotlin.random.Random
import kotlin.random.nextInt

fun p1() {
    val r = Random(42)
    println(List(5) { r.nextInt(100) })
    println(r.nextBoolean()); println(r.nextDouble()); println(r.nextInt(5, 10)); println(r.nextLong())
    println(r.nextFloat()); println(r.nextInt(1..6)); println(r.nextDouble(2.0, 3.0)); println(r.nextBits(5))
}

fun p2() {
    println(listOf(1, 2, 3, 4, 5).shuffled(Random(1)))
    println((1..10).random(Random(2))); println(listOf("a", "b").random(Random(4))); println(mutableListOf(1, 2, 3).apply { shuffle(Random(5)) }); println(('a'..'z').random(Random(7)))
    println(emptyList<Int>().randomOrNull(Random(1)))
}

fun p3() {
    val r = Random(2024)
    var inside = 0
    repeat(1000) { val x = r.nextDouble(); val y = r.nextDouble(); if (x * x + y * y <= 1) inside++ }
    println(4.0 * inside / 1000)
    val dice = (1..100).map { r.nextInt(1, 7) }.groupingBy { it }.eachCount().toSortedMap()
    println(dice)
    println(Random.nextInt(1) + Random.Default.nextInt(0, 1)); println(Random(5L).nextInt())
    println((1..5).map { Random(it).nextInt(10) })
}

fun p4() { println(Random(1).nextInt(0)) }

fun p5() { println(emptyList<Int>().random()) }
