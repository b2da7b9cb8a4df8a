package mistakes.earlyreturn

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.teamMatesWrong(red: Boolean): Int {
    if (red) return neighborhood().neighbors.size
    return 0
}

fun Aggregate<Int>.afterwardsWrong(): Pair<Int, Int> =
    teamMatesWrong(red = localId == 0) to neighborhood().neighbors.size
// #endregion

// #region right
fun Aggregate<Int>.teamMates(red: Boolean): Int =
    if (red) neighborhood().neighbors.size else 0

fun Aggregate<Int>.afterwards(): Pair<Int, Int> =
    teamMates(red = localId == 0) to neighborhood().neighbors.size
// #endregion

fun wrong() = println(Devices(everyone(4)) { afterwardsWrong() }.rounds(2))

fun right() = println(Devices(everyone(4)) { afterwards() }.rounds(2))
