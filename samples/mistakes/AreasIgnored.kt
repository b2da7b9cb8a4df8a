package mistakes.areasignored

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.areaSizeWrong(): Pair<Int, Int> {
    val leader = boundedElection(bound = 2)
    val size = countDevices(sink = leader == localId)
    return leader to hopGradientCast(source = leader == localId, local = size)
}
// #endregion

// #region right
fun Aggregate<Int>.areaSize(): Pair<Int, Int> {
    val leader = boundedElection(bound = 2)
    return leader to alignedOn(leader) {
        val size = countDevices(sink = leader == localId)
        hopGradientCast(source = leader == localId, local = size)
    }
}
// #endregion

fun wrong() = println(Devices(line(8)) { areaSizeWrong() }.rounds(12))

fun right() = println(Devices(line(8)) { areaSize() }.rounds(12))
