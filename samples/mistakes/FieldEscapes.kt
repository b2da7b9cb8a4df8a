package mistakes.fieldescapes

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.warmestDifferenceWrong(room: String, here: Int): Int {
    val inRoom = alignedOn(room) { listOf(neighboring(here)) }.first()
    val everywhere = neighboring(here)
    return inRoom.alignedMapValues(everywhere) { a, b -> a - b }
        .all.values.max()
}
// #endregion

// #region right
fun Aggregate<Int>.warmestDifference(room: String, here: Int): Int {
    val inRoom = alignedOn(room) { neighboring(here).all.values.max() }
    val everywhere = neighboring(here).all.values.max()
    return inRoom - everywhere
}
// #endregion

private val rooms = listOf("kitchen", "kitchen", "hall")

private fun print(program: Aggregate<Int>.() -> Int) =
    println(Devices(everyone(3), program).rounds(2))

fun wrong() = print { warmestDifferenceWrong(rooms[localId], localId) }

fun right() = print { warmestDifference(rooms[localId], localId) }
