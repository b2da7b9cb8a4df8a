package mistakes.aggregateinfieldmap

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.stdlib.spreading.distanceTo
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.distancesWrong(): Map<Int, Double> =
    neighborhood().map { (id, _) -> distanceTo(localId == id) }.all.toMap()
// #endregion

// #region right
fun Aggregate<Int>.distances(devices: Set<Int>): Map<Int, Double> =
    devices.associateWith { id -> alignedOn(id) { distanceTo(localId == id) } }
// #endregion

fun wrong() = Devices(everyone(3)) { distancesWrong() }.rounds(4).forEach(::println)

fun right() = Devices(everyone(3)) { distances(setOf(0, 1, 2)) }.rounds(4).forEach(::println)
