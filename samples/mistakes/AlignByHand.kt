package mistakes.alignbyhand

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.roomMatesWrong(room: String): Int {
    align(room)
    val mates = neighborhood().neighbors.size
    dealign()
    return mates
}
// #endregion

// #region right
fun Aggregate<Int>.roomMates(room: String): Int =
    alignedOn(room) { neighborhood().neighbors.size }
// #endregion

private val rooms = listOf("kitchen", "kitchen", "hall")

fun right() = println(Devices(everyone(3)) { roomMates(rooms[localId]) }.rounds(2))
