package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.all
import it.unibo.collektive.stdlib.collapse.any
import it.unibo.collektive.stdlib.collapse.countMatching
import it.unibo.collektive.stdlib.collapse.fold
import it.unibo.collektive.stdlib.collapse.idOfMax
import it.unibo.collektive.stdlib.collapse.idOfMinBy
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.collapse.maxWith
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.collapse.none
import it.unibo.collektive.stdlib.collapse.product
import it.unibo.collektive.stdlib.collapse.reduce
import it.unibo.collektive.stdlib.collapse.sum
import it.unibo.collektive.stdlib.collapse.valueOfMaxBy
// #endregion
import network.Devices
import network.islands
import network.line

// #region numbers
fun Aggregate<Int>.numbers(reading: Int): List<Int> {
    val around = neighboring(reading)
    return listOf(
        around.neighbors.values.sum(),
        around.all.values.sum(),
        around.all.values.product(),
        around.all.values.min(),
        around.all.values.max(),
    )
}
// #endregion

// #region predicates
fun Aggregate<Int>.predicates(reading: Int): List<Any> {
    val around = neighboring(reading).all.values
    return listOf(
        around.all { it > 1 },
        around.any { it > 3 },
        around.none { it > 9 },
        around.countMatching { it > 2 },
    )
}
// #endregion

// #region which
fun Aggregate<Int>.which(reading: Int): List<Any?> {
    val around = neighboring(reading)
    return listOf(
        around.all.maxBy { it.value }.id,       // who has most, me included
        around.neighbors.idOfMax(),             // which neighbour has most
        around.all.idOfMinBy { it.value },      // who has least
        around.neighbors.valueOfMaxBy { it.id } // what the highest id has
    )
}
// #endregion

// #region own
fun Aggregate<Int>.own(name: String): List<String?> {
    val names = neighboring(name)
    return listOf(
        names.all.values.fold("") { longest, it ->
            maxOf(longest, it, compareBy { it.length })
        },
        names.all.values.reduce { a, b -> if (a < b) a else b },
        names.neighbors.values.maxWith(compareBy { it.length }),
        names.all.values.list.sorted().joinToString(" "), // plain Kotlin
    )
}
// #endregion

// #region alone
fun Aggregate<Int>.alone(): List<Any?> = listOf(
    neighboring(localId).neighbors.values.max(),            // Int
    neighboring(localId.toDouble()).neighbors.values.max(), // Double
    neighboring("d$localId").neighbors.values.max(),        // any Comparable
    neighboring(localId).neighbors.values.max(base = 7),
    neighboring(localId).neighbors.values.sum(),
    neighboring(localId).all.values.max(),
)
// #endregion

private val readings = listOf(5, 2, 1, 4)

fun runNumbers() = Devices(line(4)) { numbers(readings[localId]) }.rounds(2).forEach(::println)

fun runPredicates() = Devices(line(4)) { predicates(readings[localId]) }.rounds(2).forEach(::println)

fun runWhich() = Devices(line(4)) { which(readings[localId]) }.rounds(2).forEach(::println)

fun runOwn() {
    val names = listOf("hall", "kitchen", "attic")
    Devices(line(3)) { own(names[localId]) }.rounds(2).forEach(::println)
}

fun runAlone() = println(Devices(islands(2, 1)) { alone() }.rounds(2).last())
