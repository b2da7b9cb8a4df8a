package howto

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
// #endregion
import network.Devices
import network.Topology
import network.everyone
import network.grid
import network.line

// #region tie
fun Aggregate<Int>.fullest(battery: Int): Int =
    boundedElection(strength = battery, bound = 6)
// #endregion

// #region broken
fun Aggregate<Int>.fullestOrHighest(battery: Int): Int =
    boundedElection(strength = 1000 * battery + localId, bound = 6)
// #endregion

private val networks: Map<String, Topology> =
    mapOf("line" to line(6), "grid" to grid(3, 2), "all linked" to everyone(6))

private fun onThree(program: Aggregate<Int>.() -> Int) =
    networks.forEach { (name, topology) ->
        println("$name: ${Devices(topology) { program() }.rounds(20)}")
    }

private val batteries = listOf(10, 90, 90, 90, 80, 90)

fun runTie() = onThree { fullest(battery = 90) }

fun runSomeTies() = onThree { fullest(batteries[localId]) }

fun runBroken() = onThree { fullestOrHighest(batteries[localId]) }
