package pictures

/** 0 - 1 - 2 - … */
fun line(size: Int): Set<Link> = (1 until size).map { it - 1 to it }.toSet()

/** A line whose ends are linked. */
fun ring(size: Int): Set<Link> = line(size) + (0 to size - 1)

/** Device 0 in the middle. */
fun star(size: Int): Set<Link> = (1 until size).map { 0 to it }.toSet()

/** Everybody hears everybody. */
fun complete(size: Int): Set<Link> = pairs(size).toSet()

/** Rows of [width] devices; each hears those beside it, above and below, and across the corner. */
fun grid(width: Int, height: Int): Set<Link> = pairs(width * height).filter { (a, b) ->
    b / width - a / width in 0..1 && b % width - a % width in -1..1
}.toSet()

/** 24 devices, where they stand and who hears whom. */
object Mesh {
    val places: List<Pair<Double, Double>> = listOf(
        0.2 to -0.14, 0.38 to 0.77, -0.2 to 2.08, 0.14 to 2.77, 0.86 to -0.06, 1.16 to 1.12,
        0.92 to 2.21, 1.29 to 3.07, 2.01 to 0.16, 2.07 to 1.0, 2.22 to 1.78, 2.13 to 2.85,
        2.86 to -0.02, 3.13 to 0.93, 3.05 to 1.78, 3.42 to 3.22, 4.04 to 0.07, 4.09 to 0.98,
        4.05 to 1.98, 4.37 to 3.23, 4.99 to -0.08, 5.42 to 0.84, 4.81 to 2.07, 5.03 to 2.82,
    )

    val links: Set<Link> = setOf(
        0 to 1, 0 to 4, 1 to 2, 1 to 4, 1 to 5, 2 to 3, 2 to 6, 3 to 6, 3 to 7, 4 to 5, 4 to 8,
        5 to 6, 5 to 9, 6 to 7, 6 to 10, 7 to 11, 8 to 9, 8 to 12, 9 to 10, 9 to 13, 10 to 11,
        10 to 14, 11 to 15, 12 to 13, 12 to 16, 13 to 14, 13 to 16, 13 to 17, 14 to 15, 14 to 18,
        15 to 18, 15 to 19, 16 to 17, 16 to 20, 17 to 18, 17 to 21, 18 to 19, 18 to 22, 19 to 23,
        20 to 21, 21 to 22, 22 to 23,
    )
}

private fun pairs(size: Int): List<Link> =
    (0 until size).flatMap { a -> (a + 1 until size).map { b -> a to b } }
