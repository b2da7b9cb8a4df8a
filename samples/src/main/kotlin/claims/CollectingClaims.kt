package claims

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.convergeCast
import it.unibo.collektive.stdlib.accumulation.convergeMean
import it.unibo.collektive.stdlib.accumulation.convergeSum
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.accumulation.findParent
import it.unibo.collektive.stdlib.accumulation.findParents
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import kotlin.math.abs
import network.Devices
import network.Topology

private fun Aggregate<Int>.networkSize(leader: Int): Int =
    hopGradientCast(leader == localId, countDevices(sink = leader == localId))

/** The sink has the number of devices, the sum, and every id once. */
fun sinkHasAll() = everywhere {
    val devices = Devices(topology) {
        val sink = localId == 0
        Triple(countDevices(sink), convergeSum(localId, sink), convergeCast(listOf(localId), sink) { a, b -> a + b })
    }
    val (count, sum, ids) = settle(devices).first()
    count == size && sum == topology.ids.sum() && ids.sorted() == topology.ids
}

/** And the mean. */
fun sinkHasMean() = everywhere {
    val mean = settle(Devices(topology) { convergeMean(localId.toDouble(), localId == 0) }).first()
    abs(mean - topology.ids.average()) < 1e-9
}

/** Nobody but the sink has the total. */
fun onlySinkHasTotal() = everywhere {
    settle(Devices(topology) { countDevices(localId == 0) }).drop(1).all { it < size }
}

/** The numbers that one device hands over are those that its parent adds: each reports to one parent. */
fun eachReportsToOne() = everywhere {
    val devices = Devices(topology) {
        val potential = hopDistanceTo(localId == 0)
        findParent(potential) to countDevices(localId == 0)
    }
    val told = settle(devices)
    topology.ids.all { id ->
        told[id].second == 1 + told.filterIndexed { child, (parent) -> child != id && child != 0 && parent == id }.sumOf { it.second }
    }
}

/** Parents are the neighbours that are one hop nearer. */
fun parentsAreNearer() = everywhere {
    val hops = topology.hopsFrom(setOf(0))
    val parents = settle(Devices(topology) { findParents(distanceTo(localId == 0)) })
    topology.ids.all { id ->
        parents[id] == topology.neighboursOf(id).filter { hops.getValue(it) < hops.getValue(id) }.toSet()
    }
}

/** Collected, then broadcast: everybody knows. */
fun everybodyKnows() = everywhere {
    settle(Devices(topology) { networkSize(leader = 0) }).all { it == size }
}

/** Two sinks that do not hear each other share the network: what they have adds up. */
fun sinksShare() = everywhere {
    val other = topology.hopsFrom(setOf(0)).entries.last { it.value == topology.hopsFrom(setOf(0)).values.max() }.key
    if (topology.linked(0, other)) return@everywhere "no such pair"
    val counts = settle(Devices(topology) { countDevices(localId == 0 || localId == other) })
    counts[0] + counts[other] == size
}

/** Two sinks that are neighbours report to each other, and count without end. */
fun sinksSideBySideGrow() = everywhere {
    val other = topology.neighboursOf(0).first()
    val devices = Devices(topology) { countDevices(localId == 0 || localId == other) }
    val counts = List(3) { next(devices, 40)[0] }
    counts == counts.sorted().distinct()
}

/** But they have every id: a set does not grow by what it has. */
fun sinksSideBySideHaveAll() = everywhere {
    val other = topology.neighboursOf(0).first()
    val sets = settle(Devices(topology) { convergeCast(setOf(localId), localId == 0 || localId == other) { a, b -> a + b } })
    topology.ids.filter { sets[it] == topology.ids.toSet() } == listOf(0, other)
}

/** How many devices have every id, and how many the greatest, without a sink. */
fun totalsWithoutSink() = everywhere {
    val devices = Devices(topology) {
        convergeCast(setOf(localId), sink = false) { a, b -> a + b } to convergeCast(localId, sink = false) { a, b -> maxOf(a, b) }
    }
    val all = settle(devices)
    "${all.count { it.first == topology.ids.toSet() }} and ${all.count { it.second == last }}"
}

/** Without a sink some count has grown forty rounds later, and forty after that. */
fun countsGrow() = everywhere {
    val devices = Devices(topology) { countDevices(sink = false) }
    val counts = List(3) { next(devices, 40).max() }
    counts == counts.sorted().distinct()
}

/** How many devices say a number that does not grow. */
fun countsThatStay() = everywhere {
    val devices = Devices(topology) { countDevices(sink = false) }
    next(devices, 40)
    val now = next(devices)
    val later = next(devices, 40)
    now.indices.count { now[it] == later[it] }
}

/** A device switched off that was the sink: the same. */
fun lostSinkGrows() = everywhere {
    val devices = Devices(topology) { networkSize(leader = last) }
    settle(devices)
    devices.topology = topology.without(last)
    val counts = List(3) { next(devices, 40).max() }
    counts == counts.sorted().distinct()
}

/** With a leader that is elected, the size is right, and right again when the leader is gone. */
fun sizeSurvives() = everywhere {
    val devices = Devices(topology) { networkSize(boundedElection(bound = size)) to networkSize(gossipMax(localId)) }
    val before = settle(devices)
    devices.topology = topology.without(last)
    before.all { it == size to size } && settle(devices).all { it == size - 1 to size - 1 }
}

/** The greatest count that any device had on the way to the right one. */
fun countsOvershoot() = everywhere {
    val devices = Devices(topology) { networkSize(boundedElection(bound = size)) }
    val rounds = List(PATIENCE) { next(devices) }
    check(rounds.last().all { it == size })
    "${rounds.flatten().max()} of $size"
}

/** `globalElection` on a network that loses its leader: the size is never right. */
fun globalSizeFails() = everywhere {
    val devices = Devices(topology) { networkSize(globalElection()) }
    settle(devices)
    devices.topology = topology.without(last)
    settle(devices).none { it == size - 1 } && next(devices).none { it == size - 1 }
}

/** Where nobody hears a device that is further from the sink, distances are right, and the sink counts itself. */
fun oneWayLinksLose() = everywhere {
    val hops = topology.hopsFrom(setOf(0))
    val outward = Topology(topology.ids) { a, b -> topology.linked(a, b) && hops.getValue(a) <= hops.getValue(b) }
    val told = settle(Devices(outward) { hopDistanceTo(localId == 0) to countDevices(localId == 0) })
    told.map { it.first } == hops.values.toList() && told.first().second == 1
}
