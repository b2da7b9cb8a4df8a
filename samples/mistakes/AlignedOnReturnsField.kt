package mistakes.alignedonreturnsfield

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.warmestWrong(room: String, here: Int): Int {
    val readings = alignedOn(room) { neighboring(here) }
    return readings.all.values.max()
}
// #endregion

// #region right
fun Aggregate<Int>.warmest(room: String, here: Int): Int =
    alignedOn(room) { neighboring(here).all.values.max() }
// #endregion

private val rooms = listOf("kitchen", "kitchen", "hall")

fun wrong() = println(Devices(everyone(3)) { warmestWrong(rooms[localId], localId) }.rounds(2))

fun right() = println(Devices(everyone(3)) { warmest(rooms[localId], localId) }.rounds(2))
