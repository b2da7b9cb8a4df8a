/** Random numbers for a seed. */
package programs.chance

import kotlin.random.Random
import kotlin.random.nextInt

fun p1() { val r = Random(0); println(List(8) { r.nextInt() }) }

fun p2() { val r = Random(-5); println(List(8) { r.nextInt(8) } + List(8) { r.nextInt(7) }) }

fun p3() { val r = Random(123456789L); println(List(4) { r.nextLong() }); println(r.nextDouble(2.0)); println(r.nextDouble(1.0, 3.0)); println(r.nextFloat()) }

fun p4() { val r = Random(99999999999L); println(List(10) { r.nextBoolean() }); println(r.nextInt(-10, 10)); println(r.nextInt(5..6)); println(r.nextBits(5)) }

fun p5() { println((1..10).shuffled(Random(1))); println(listOf("a", "b", "c").shuffled(Random(2))) }

fun p6() { val l = mutableListOf(1, 2, 3, 4, 5); l.shuffle(Random(3)); println(l) }

fun p7() { val r = Random(4); println(List(5) { listOf("x", "y", "z").random(r) }); println((5..50).random(r)); println(arrayOf(1, 2, 3).random(r)); println(emptyList<Int>().randomOrNull(r)) }

fun p8() { println(emptyList<Int>().random(Random(1))) }

fun p9() { println(Random(1).nextInt(0)) }

fun p10() { println(Random(1).nextInt(3, 3)) }

fun p11() { println(Random.nextInt(5) in 0..4); println(Random.nextDouble() < 1.0); println(Random.Default.nextInt(3, 4)); println(listOf(7).random()) }

fun p12() { val r = Random(8); println(r.nextInt(Int.MIN_VALUE, Int.MAX_VALUE)); println(r.nextInt(1, Int.MAX_VALUE)) }
