package blog

import firstprogram.networkSize
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.gossipMax
import network.Devices
import network.line

// #region run
/** Rounds 1 to 24 on a line of six: cut between 2 and 3 before round 9, joined before round 17. */
fun cutInTwo(program: Aggregate<Int>.() -> Int): Map<Int, List<Int>> {
    val devices = Devices(line(6)) { program() }
    return (1..24).associateWith { round ->
        when (round) {
            9 -> devices.topology = line(6).cutAfter(2)
            17 -> devices.topology = line(6)
        }
        devices.round()
    }
}
// #endregion

private fun Map<Int, List<Int>>.print(rounds: Iterable<Int>) =
    rounds.forEach { println("round $it: ${getValue(it)}") }

fun runFirstEight() = cutInTwo { networkSize(globalElection()) }.print(1..8)

fun runGlobal() = cutInTwo { networkSize(globalElection()) }.print(8..24)

fun runBounded() = cutInTwo { networkSize(boundedElection(bound = 6)) }.print(8..24)

fun runGossip() = cutInTwo { networkSize(gossipMax(localId)) }.print(8..24)

fun runElectionGlobal() = cutInTwo { globalElection() }.print(listOf(8, 9, 12, 16))

fun runElectionGossip() = cutInTwo { gossipMax(localId) }.print(8..11)
