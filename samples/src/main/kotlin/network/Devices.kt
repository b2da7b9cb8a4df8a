// #silent: it is what other samples run on; what they print shows that it works
package network

import gettingstarted.LocalNetwork
// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
// #endregion

// #region devices
/**
 * The devices of a [topology], all running [program] in memory.
 * Change the topology while they run: who is out of reach is forgotten at once.
 */
class Devices<R>(
    var topology: Topology,
    private val program: Aggregate<Int>.() -> R,
) {
    private val network = LocalNetwork<Int> { a, b -> topology.linked(a, b) }
    private val devices = mutableMapOf<Int, Collektive<Int, R>>()

    /** One round of every device, in this [order]; results are sorted by id. */
    fun round(order: List<Int> = topology.ids): List<R> {
        order.forEach { device(it) } // everyone is there before anyone speaks
        val results = order.associateWith { device(it).cycle() }
        return order.sorted().map { results.getValue(it) }
    }

    /** The same, last device first: news from 0 travels one hop a round. */
    fun roundBackwards(): List<R> = round(topology.ids.reversed())

    /** [count] rounds of every device, and the results of the last one. */
    fun rounds(count: Int): List<R> = List(count) { round() }.last()

    private fun device(id: Int) =
        devices.getOrPut(id) {
            Collektive(id, network.mailboxFor(id), computeFunction = program)
        }
}
// #endregion
