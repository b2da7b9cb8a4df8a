package mistakes.lowestbyminof

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.lowestWrong(): Int =
    boundedElection(bound = 6, selectBest = ::minOf)
// #endregion

// #region right
fun Aggregate<Int>.lowest(): Int =
    boundedElection(strength = -localId, bound = 6)
// #endregion

private fun print(program: Aggregate<Int>.() -> Int) {
    val devices = Devices(line(6), program)
    devices.rounds(50)
    repeat(4) { println(devices.round()) }
}

fun wrong() = print { lowestWrong() }

fun right() = print { lowest() }
