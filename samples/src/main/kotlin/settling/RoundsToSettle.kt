package settling

import claims.NETWORKS
import claims.Order
import claims.Trial
import claims.diameter
import claims.hopsFrom
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.convergeCast
import it.unibo.collektive.stdlib.accumulation.convergeMean
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.ints.FieldedInts.toDouble
import it.unibo.collektive.stdlib.spreading.bellmanFordGradientCast
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.everHappened
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.gradientCast
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.spreading.isHappeningAnywhere
import it.unibo.collektive.stdlib.spreading.multiGradientCast
import it.unibo.collektive.stdlib.spreading.nonStabilizingGossip
import it.unibo.collektive.stdlib.util.hops
import network.Devices

/** What is right on a network, device by device. */
private typealias Answer<R> = Trial.() -> List<R>

/** The same answer everywhere. */
private fun <R> same(answer: Trial.() -> R): Answer<R> = { topology.ids.map { answer() } }

private fun <R> Trial.from(devices: Devices<R>, right: Answer<R>): Int? {
    val now = Trial(devices.topology, order)
    return rightFrom(devices) { it == now.right() }
}

/** A program with a source: the rounds until it is right from the start, after its source moved, and after it has gone. */
private fun <R> ofSource(
    near: Trial.(Int) -> List<R>,
    without: Answer<R>,
    program: Aggregate<Int>.(source: Boolean) -> R,
): Map<String, Trial.() -> Int?> = mapOf(
    "start" to { from(Devices(topology) { program(localId == 0) }) { near(0) } },
    "source moved" to {
        var source = 0
        val devices = Devices(topology) { program(localId == source) }
        settle(devices)
        source = last
        from(devices) { near(last) }
    },
    "source gone" to {
        var source: Int? = 0
        val devices = Devices(topology) { program(localId == source) }
        settle(devices)
        source = null
        from(devices, without)
    },
)

/** A program that the last device decides: the rounds until all know of it, and until all have forgotten it once it left. */
private fun <R> ofLast(
    with: Answer<R>,
    without: Answer<R>,
    program: Aggregate<Int>.(whole: Trial) -> R,
): Map<String, Trial.() -> Int?> = mapOf(
    "start" to {
        val whole = this
        from(Devices(topology) { program(whole) }, with)
    },
    "last gone" to {
        val whole = this
        val devices = Devices(topology) { program(whole) }
        settle(devices)
        devices.topology = topology.without(last)
        from(devices, without)
    },
)

/** The same, of what device 0 collects from all. */
private fun <R> ofSink(
    total: Trial.() -> R,
    program: Aggregate<Int>.(sink: Boolean) -> R,
): Map<String, Trial.() -> Int?> {
    val answer: Answer<R?> = { topology.ids.map { id -> total().takeIf { id == 0 } } }
    return ofLast(answer, answer) { program(localId == 0).takeIf { localId == 0 } }
}

private fun Trial.hopsTo(source: Int): List<Int> = topology.hopsFrom(setOf(source)).values.toList()

private val OWN: Answer<Int> = { topology.ids }

private val SETTLING: Map<String, Map<String, Trial.() -> Int?>> = mapOf(
    "distanceTo" to ofSource(
        { source -> hopsTo(source).map { it.toDouble() } },
        same { Double.POSITIVE_INFINITY },
    ) { distanceTo(it) },
    "hopDistanceTo" to ofSource({ hopsTo(it) }, same { 0 }) { hopDistanceTo(it) },
    "gradientCast" to ofSource({ source -> topology.ids.map { source } }, OWN) {
        gradientCast(it, localId, hops().toDouble())
    },
    "bellmanFordGradientCast" to ofSource({ source -> topology.ids.map { source } }, OWN) {
        bellmanFordGradientCast(it, localId, metric = hops().toDouble())
    },
    "multiGradientCast" to ofLast(
        same { mapOf(0 to 0, last to last) },
        { topology.ids.map { mapOf(0 to 0, last + 1 to it) } },
    ) { multiGradientCast(listOf(0, it.last), localId, hops().toDouble()) },
    "gossipMax" to ofLast(same { last }, same { last }) { gossipMax(localId) },
    "isHappeningAnywhere" to ofLast(same { true }, same { false }) { whole ->
        isHappeningAnywhere { localId == whole.last }
    },
    "nonStabilizingGossip" to ofLast(same { last }, same { last }) {
        nonStabilizingGossip(localId) { a, b -> maxOf(a, b) }
    },
    "everHappened" to ofLast(same { true }, same { false }) { whole -> everHappened { localId == whole.last } },
    "convergeCast" to ofSink({ topology.ids.toSet() }) { sink ->
        convergeCast(setOf(localId), sink) { a, b -> a + b }
    },
    "convergeMean" to ofSink({ topology.ids.average() }) { convergeMean(localId.toDouble(), it) },
    "countDevices" to ofSink({ size }) { countDevices(it) },
    "boundedElection" to ofLast(same { last }, same { last }) {
        boundedElection(bound = it.topology.without(it.last).diameter + 1)
    },
    "globalElection" to ofLast(same { last }, same { last }) { globalElection() },
)

/** Over all networks and orders, the fewest rounds and the most; `never` where some did not settle. */
private fun range(trial: Trial.() -> Int?): String {
    val rounds = NETWORKS.values.flatMap { topology -> Order.entries.map { Trial(topology, it).trial() } }
    val settled = rounds.filterNotNull()
    val never = rounds.size - settled.size
    return when (never) {
        rounds.size -> "never"
        0 -> "${settled.min()} to ${settled.max()}"
        else -> "${settled.min()} to ${settled.max()}, $never of ${rounds.size} never"
    }
}

fun runSettling() = SETTLING.forEach { (name, questions) ->
    println("$name: " + questions.map { (change, trial) -> "$change ${range(trial)}" }.joinToString("; "))
}
