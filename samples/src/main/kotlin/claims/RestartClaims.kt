package claims

import gettingstarted.LocalNetwork
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax

private data class Answers(val distance: Double, val greatest: Int, val count: Int)

private fun Aggregate<Int>.answers(): Answers =
    Answers(distanceTo(localId == 0), gossipMax(localId), countDevices(localId == 0))

/** A device that starts again with nothing has its answers back, and the others keep theirs. */
fun restartHeals() = everywhere {
    val network = LocalNetwork<Int> { a, b -> topology.linked(a, b) }
    fun start(id: Int) = Collektive(id, network.mailboxFor(id)) { answers() }
    val devices = topology.ids.associateWith { start(it) }.toMutableMap()
    val order = if (order == Order.BACKWARDS) topology.ids.reversed() else topology.ids
    fun rounds() = List(PATIENCE) { order.associateWith { devices.getValue(it).cycle() } }.last()
    val before = rounds()
    devices[1] = start(1)
    before == rounds()
}
