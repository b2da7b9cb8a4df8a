package mistakes.positionalbound

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.leaderWrong(battery: Int): Int = boundedElection(2, battery)
// #endregion

// #region right
fun Aggregate<Int>.leader(battery: Int): Int =
    boundedElection(strength = battery, bound = 2)
// #endregion

private val batteries = listOf(10, 90, 20, 30, 80, 40)

fun wrong() = println(Devices(line(6)) { leaderWrong(batteries[localId]) }.rounds(20))

fun right() = println(Devices(line(6)) { leader(batteries[localId]) }.rounds(20))
