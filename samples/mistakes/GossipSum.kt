package mistakes.gossipsum

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.convergeSum
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.gossip
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.totalWrong(mine: Int): Int = gossip(mine) { a, b -> a + b }
// #endregion

// #region default
fun Aggregate<Int>.mineOnly(mine: Int): Int = gossip(mine)
// #endregion

// #region right
fun Aggregate<Int>.total(mine: Int): Int {
    val iLead = boundedElection(bound = 6) == localId
    val total = convergeSum(mine, sink = iLead)
    return hopGradientCast(source = iLead, local = total)
}
// #endregion

fun wrong() = println(Devices(line(6)) { totalWrong(1) }.rounds(20))

fun default() = println(Devices(line(6)) { mineOnly(localId) }.rounds(20))

fun right() = println(Devices(line(6)) { total(1) }.rounds(20))
