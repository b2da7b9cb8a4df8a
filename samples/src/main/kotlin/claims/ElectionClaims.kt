package claims

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.util.hops
import network.Devices
import network.Topology
import network.ring

/** Each device's leader, and whether it is [right] to follow it. */
private fun Topology.each(leaders: List<Int>, right: (id: Int, leader: Int) -> Boolean): Boolean =
    ids.zip(leaders).all { (id, leader) -> right(id, leader) }

/** All three agree on the highest id. */
fun highestWins() = everywhere {
    settle(Devices(topology) { Triple(globalElection(), boundedElection(bound = size), gossipMax(localId)) })
        .all { it == Triple(last, last, last) }
}

/** A bound of exactly the diameter is enough, as long as nothing fails. */
fun diameterIsEnough() = everywhere {
    val bound = topology.diameter
    settle(Devices(topology) { boundedElection(bound = bound) }).all { it == last }
}

/** Less than the diameter is enough for a strongest device in the middle: one leader. */
fun strongestInTheMiddle() = everywhere {
    val bound = topology.diameter - 1
    val middle = topology.ids.firstOrNull { topology.hopsFrom(setOf(it)).values.max() <= bound }
        ?: return@everywhere "no such device"
    val devices = Devices(topology) { boundedElection(strength = if (localId == middle) size else localId, bound = bound) }
    settle(devices).all { it == middle }
}

/** A bound that does not reach the device farthest from the highest id: several leaders. */
fun smallBoundDivides() = everywhere {
    val bound = topology.hopsFrom(setOf(last)).values.max() - 1
    settle(Devices(topology) { boundedElection(bound = bound) }).distinct().size > 1
}

/** Nobody is further from its leader than the bound, and who leads leads itself. */
fun leadersAreNear() = everywhere {
    val leaders = settle(Devices(topology) { boundedElection(bound = 2) })
    topology.each(leaders) { id, leader -> topology.hops(id, leader)!! <= 2 && leaders[topology.ids.indexOf(leader)] == leader }
}

/** When the leader has left, the bounded election and gossip agree on the next. */
fun leaderIsReplaced() = everywhere {
    val devices = Devices(topology) { boundedElection(bound = size) to gossipMax(localId) }
    settle(devices)
    devices.topology = topology.without(last)
    settle(devices).all { it == last - 1 to last - 1 }
}

/** `globalElection` still names the one that has left, forty rounds later. */
fun globalNeverForgets() = everywhere {
    val devices = Devices(topology) { globalElection() }
    settle(devices)
    devices.topology = topology.without(last)
    next(devices, 40).all { it == last }
}

/** In two parts from the start, each has its own leader. */
fun islandsFromTheStart() = everywhere {
    val half = topology.cutAfter(size / 2 - 1)
    val leaders = settle(Devices(half) { globalElection() })
    half.each(leaders) { id, leader -> leader == half.hopsFrom(setOf(id)).keys.max() }
}

/** Cut in two while it runs: bounded and gossip have a leader in each part, the highest there. */
fun cutWhileRunning() = everywhere {
    val devices = Devices(topology) { boundedElection(bound = size) to gossipMax(localId) }
    settle(devices)
    val cut = topology.cutAfter(size / 2 - 1)
    devices.topology = cut
    val leaders = settle(devices)
    val highest = { id: Int -> cut.hopsFrom(setOf(id)).keys.max() }
    cut.each(leaders.map { it.first }) { id, leader -> leader == highest(id) } &&
        cut.each(leaders.map { it.second }) { id, leader -> leader == highest(id) }
}

/** And joined again: one leader. */
fun joinedAgain() = everywhere {
    val devices = Devices(topology) { boundedElection(bound = size) to gossipMax(localId) }
    settle(devices)
    devices.topology = topology.cutAfter(size / 2 - 1)
    settle(devices)
    devices.topology = topology
    settle(devices).all { it == last to last }
}

/** The lowest id by a minus sign. */
fun lowestWins() = everywhere {
    settle(Devices(topology) { boundedElection(strength = -localId, bound = size) }).all { it == 0 }
}

/** With `selectBest = ::minOf` leaders still change after forty rounds. */
fun minOfNeverSettles() = everywhere {
    val devices = Devices(topology) { boundedElection(bound = size, selectBest = ::minOf) }
    next(devices, 40)
    List(PATIENCE) { next(devices) }.distinct().size > 1
}

/** One less than the number of devices is enough for every network, whatever fails. */
fun sizeIsEnough() = everywhere {
    val bound = size - 1
    val devices = Devices(topology) { boundedElection(bound = bound) }
    settle(devices)
    topology.ids.reversed().take(size / 2).fold(topology) { before, id ->
        before.without(id).also {
            devices.topology = it
            settle(devices)
        }
    }
    val left = devices.topology
    left.each(settle(devices)) { id, leader -> leader == left.hopsFrom(setOf(id)).keys.max() }
}

/** Equal strengths: each device is nearest to itself, and leads itself. */
fun equalStrengths() = everywhere {
    settle(Devices(topology) { boundedElection(strength = 1, bound = size) to globalElection(strength = 1) }) ==
        topology.ids.map { it to it }
}

/** The strength with the id behind it has one winner. */
fun tiesBroken() = everywhere {
    settle(Devices(topology) { boundedElection(strength = 1000 * 90 + localId, bound = size) }).all { it == last }
}

/** Within an area, a count started by the leader is the size of the area. */
fun areasCount() = everywhere {
    val devices = Devices(topology) {
        val leader = boundedElection(bound = 2)
        leader to alignedOn(leader) { countDevices(sink = leader == localId) }
    }
    val told = settle(devices)
    topology.ids.filter { told[it].first == it }.all { id -> told[id].second == told.count { it.first == id } }
}

/** A bound that failures outgrow: a ring of eight, in each order. */
fun outgrownBound() = Order.entries.forEach { order ->
    // #region outgrown
    listOf(5, 7).forEach { bound ->
        val ring = Trial(ring(8), order)
        val devices = Devices(ring.topology) { boundedElection(bound = bound) }
        ring.settle(devices)
        devices.topology = ring.topology.without(7)
        println("bound $bound, ${order.words}: ${ring.settle(devices)}")
    }
    // #endregion
}

/** A leader that grows weak, but stays: `globalElection` keeps to it, and the bounded election takes the next. */
fun weakLeaderStays() = everywhere {
    var weak = false
    val devices = Devices(topology) {
        val strength = if (weak && localId == last) -1 else localId
        globalElection(strength = strength) to boundedElection(strength = strength, bound = size)
    }
    settle(devices)
    weak = true
    next(devices, 40).all { it == last to last - 1 }
}

/** Over links that weigh 0 no distance grows: a hundred rounds later the lost leader is still named. */
fun weightlessLinksRemember() = everywhere {
    val devices = Devices(topology) { boundedElection(strength = localId, bound = 10.0, metric = hops().map { 0.0 }) }
    settle(devices)
    devices.topology = topology.without(last)
    next(devices, 100).all { it == last }
}
