/** Random and time. */
package programs.randomAndTime

fun p1() {
    val r = kotlin.random.Random(42)
    println(List(5) { r.nextInt(100) })
    println(r.nextDouble())
    println(r.nextBoolean())
    println(r.nextLong())
    println(r.nextInt())
    println(r.nextInt(5, 10))
}

fun p2() { println(kotlin.random.Random(1).nextInt(10)) }

fun p3() { println(listOf(1, 2, 3, 4).shuffled(kotlin.random.Random(7))) }

fun p4() { println((1..100).random(kotlin.random.Random(3))) }

fun p5() { println(listOf("a", "b", "c").random(kotlin.random.Random(5))) }
