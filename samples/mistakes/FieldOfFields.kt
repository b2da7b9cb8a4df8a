package mistakes.fieldoffields

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toMap
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.neighboursOfNeighboursWrong(): Int {
    val around = neighboring(localId)
    return neighboring(around).all.size
}
// #endregion

// #region right
fun Aggregate<Int>.neighboursOfNeighbours(): Map<Int, Set<Int>> =
    neighboring(neighborhood().neighbors.ids.set).neighbors.toMap()
// #endregion

fun wrong() = println(Devices(line(3)) { neighboursOfNeighboursWrong() }.rounds(2))

fun right() = println(Devices(line(3)) { neighboursOfNeighbours() }.rounds(3))
