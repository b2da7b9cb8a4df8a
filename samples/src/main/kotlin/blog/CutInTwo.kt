package blog

import basics.myGradient
import firstprogram.networkSize
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.ints.FieldedInts.toDouble
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.util.hops
import network.Devices
import network.line

// #region run
/** Rounds 1 to 24 on a line of six: cut between 2 and 3 before round 9, joined before round 17. */
fun <R> cutInTwo(program: Aggregate<Int>.() -> R): Map<Int, List<R>> {
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

private fun Map<Int, List<*>>.print(rounds: Iterable<Int>) =
    rounds.forEach { println("round $it: ${getValue(it)}") }

fun runFirstEight() = cutInTwo { networkSize(globalElection()) }.print(1..8)

fun runGlobal() = cutInTwo { networkSize(globalElection()) }.print(8..24)

fun runBounded() = cutInTwo { networkSize(boundedElection(bound = 6)) }.print(8..24)

fun runGossip() = cutInTwo { networkSize(gossipMax(localId)) }.print(8..24)

fun runElectionGlobal() = cutInTwo { globalElection() }.print(listOf(8, 9, 12, 16))

fun runElectionGossip() = cutInTwo { gossipMax(localId) }.print(8..11)

/** What the half without its leader comes to when nobody mends the link. */
fun runLeftAlone() {
    fun <R> left(program: Aggregate<Int>.() -> R): List<R> {
        val devices = Devices(line(6), program)
        devices.rounds(8)
        devices.topology = line(6).cutAfter(2)
        return devices.rounds(110)
    }
    println("110 rounds after the cut, counted: ${left { networkSize(globalElection()) }}")
    println("110 rounds after the cut, elected: ${left { globalElection() }}")
}

private val shown = listOf(8, 9, 10, 11, 12, 16, 17)

/** The right half alone: devices 3, 4 and 5. */
private fun Map<Int, List<*>>.right() = mapValues { (_, all) -> all.drop(3) }

fun runRising() =
    cutInTwo { myGradient(source = localId == 0, metric = hops().toDouble()) }.right().print(shown)

fun runDistances() = cutInTwo { distanceTo(source = localId == 0) }.right().print(shown)

private val values = listOf(1, 3, 5, 2, 4, 1)

fun runGreatest() = cutInTwo { gossipMax(values[localId]) }.print(8..11)
