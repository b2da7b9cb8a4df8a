package mistakes.collapsebeforebranch

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.teamTotalWrong(team: Boolean, amount: Int): Int {
    // Taken before the branch: everyone's.
    val amounts = neighboring(amount).all.values
    return if (team) amounts.sum() else 0
}
// #endregion

// #region right
fun Aggregate<Int>.teamTotal(team: Boolean, amount: Int): Int {
    val amounts = neighboring(amount)
    // Read in the branch: the team's.
    return if (team) amounts.all.values.sum() else 0
}
// #endregion

fun wrong() = println(Devices(everyone(4)) { teamTotalWrong(localId < 2, 10) }.rounds(2))

fun right() = println(Devices(everyone(4)) { teamTotal(localId < 2, 10) }.rounds(2))
