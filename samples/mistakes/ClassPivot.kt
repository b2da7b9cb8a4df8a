package mistakes.classpivot

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import network.Devices
import network.everyone

data class Room(val floor: Int, val name: String)

// #region wrong
fun Aggregate<Int>.roomMatesWrong(room: Room): Int =
    alignedOn(room) { neighborhood().neighbors.size }
// #endregion

// #region right
fun Aggregate<Int>.roomMates(room: Room): Int =
    alignedOn(room.floor to room.name) { neighborhood().neighbors.size }
// #endregion

private fun roomOf(id: Int) = Room(floor = 1, name = if (id < 2) "kitchen" else "hall")

fun wrong() = println(Devices(everyone(5)) { roomMatesWrong(roomOf(localId)) }.rounds(2))

fun right() = println(Devices(everyone(5)) { roomMates(roomOf(localId)) }.rounds(2))
