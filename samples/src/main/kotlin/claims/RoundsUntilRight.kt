package claims

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import network.Devices

/** A question and the round, counted from the change, from which on every device answers it rightly. */
val RECOVERIES: Map<String, Trial.() -> Int?> = mapOf(
    "distanceTo, start" to {
        rightFrom(Devices(topology) { distanceTo(localId == 0) }) { it == hopsTo(0) }
    },
    "distanceTo, source gone" to {
        val devices = Devices(topology) { distanceTo(localId == last) }
        settle(devices)
        devices.topology = topology.without(last)
        rightFrom(devices) { all -> all.all { it == Double.POSITIVE_INFINITY } }
    },
    "distanceTo, source moved" to {
        var source = 0
        val devices = Devices(topology) { distanceTo(localId == source) }
        settle(devices)
        source = last
        rightFrom(devices) { it == hopsTo(last) }
    },
    "gossipMax, start" to { rightFrom(Devices(topology) { gossipMax(localId) }) { it.agreeOn(last) } },
    "gossipMax, leader gone" to { afterLeader { gossipMax(localId) } },
    "boundedElection, start" to {
        val bound = size
        rightFrom(Devices(topology) { boundedElection(bound = bound) }) { it.agreeOn(last) }
    },
    "boundedElection, leader gone" to {
        val bound = topology.without(last).diameter + 1
        afterLeader { boundedElection(bound = bound) }
    },
    "globalElection, leader gone" to { afterLeader { globalElection() } },
    "countDevices, start" to {
        rightFrom(Devices(topology) { countDevices(sink = localId == 0) }) { it.first() == size }
    },
    "networkSize, start" to {
        rightFrom(Devices(topology) { networkSize(gossipMax(localId)) }) { it.agreeOn(size) }
    },
)

private fun Aggregate<Int>.networkSize(leader: Int): Int =
    hopGradientCast(leader == localId, countDevices(sink = leader == localId))

private fun List<Int>.agreeOn(value: Int): Boolean = all { it == value }

private fun Trial.hopsTo(source: Int): List<Double> =
    topology.hopsFrom(setOf(source)).values.map { it.toDouble() }

/** Lets the devices elect the last one, takes it away, and waits for the last but one. */
private fun Trial.afterLeader(election: Aggregate<Int>.() -> Int): Int? {
    val devices = Devices(topology) { election() }
    check(settle(devices).agreeOn(last)) { "Without an agreement there is nothing to lose." }
    devices.topology = topology.without(last)
    return rightFrom(devices) { it.agreeOn(last - 1) }
}

fun runRecoveries() = RECOVERIES.forEach { (question, trial) ->
    println("$question:")
    everywhere(trial)
}

fun runDiameters() = NETWORKS.forEach { (name, topology) ->
    val last = topology.ids.last()
    println("$name: ${topology.diameter}, without its last device ${topology.without(last).diameter}")
}
