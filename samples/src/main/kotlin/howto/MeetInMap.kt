package howto

// #region imports
import it.unibo.collektive.aggregate.AlignmentClashException
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.values
// #endregion
import network.Devices
import network.everyone
import network.line

// #region constant
/** `neighborhood` has one value for everybody, and no key for each neighbour. */
fun Aggregate<Int>.heardInConstant(): List<Set<Int>> =
    neighborhood()
        .map { neighboring(localId).neighbors.ids.set }
        .neighbors.values.list
// #endregion

// #region different
/** Here values differ, and the id of the entry is a key. */
fun Aggregate<Int>.heardInField(): List<Set<Int>> =
    neighboring(localId)
        .map { neighboring(localId).neighbors.ids.set }
        .neighbors.values.list
// #endregion

fun runConstant() {
    println(Devices(line(2)) { heardInConstant() }.rounds(3))
    val clash = runCatching { Devices(line(3)) { heardInConstant() }.rounds(3) }.exceptionOrNull()
    println("three devices clash: ${clash is AlignmentClashException}")
}

fun runDifferent() {
    println(Devices(line(2)) { heardInField() }.rounds(3))
    println(Devices(everyone(3)) { heardInField() }.rounds(3))
}
