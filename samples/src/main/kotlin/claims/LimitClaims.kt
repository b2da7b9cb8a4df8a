package claims

import it.unibo.collektive.aggregate.AlignmentClashException
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.contains
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import network.Devices
import network.Topology
import network.line

private fun <T> chosen(first: Boolean, block: () -> T): T = if (first) block() else block()

/** A branch that only calls a lambda is none: everybody meets in it. */
fun lambdaBranchesMeet() = everywhere {
    val devices = Devices(topology) { chosen(localId % 2 == 0) { neighborhood().neighbors.ids.set } }
    settle(devices) == topology.ids.map { topology.neighboursOf(it).toSet() }
}

/** In a condition a field keeps everybody, also after `&&`; in a `val` after `&&`, those with the same left side. */
fun conditionsKeepAll() = everywhere {
    val condition = Devices(topology) {
        val field = neighboring(localId)
        if (localId % 2 == 0 && field.neighbors.ids.set == topology.neighboursOf(localId).toSet()) 1 else 0
    }
    val stored = Devices(topology) {
        val field = neighboring(localId)
        val even = topology.neighboursOf(localId).filter { it % 2 == 0 }.toSet()
        val isThem = localId % 2 == 1 || field.neighbors.ids.set == even
        isThem
    }
    settle(condition) == topology.ids.map { 1 - it % 2 } && settle(stored).all { it }
}

/** Only variables are projected: a pair keeps everybody. */
fun pairsKeepAll() = everywhere {
    val devices = Devices(topology) {
        val pair = neighboring(localId) to "a pair"
        if (localId % 2 == 0) pair.first.neighbors.ids.set else pair.first.neighbors.ids.set
    }
    settle(devices) == topology.ids.map { topology.neighboursOf(it).toSet() }
}

/** Once a set was asked for, a stored collapse holds each value once. */
fun collapsesBecomeDistinct() = everywhere {
    val devices = Devices(topology) {
        val values = neighboring(localId * 0).all.values
        val isThere = 0 in values
        val counted = neighboring(localId * 0).all.values
        isThere && values.size == 1 && counted.size == counted.list.size && counted.size == topology.neighboursOf(localId).size + 1
    }
    settle(devices).all { it }
}

/** A field can hold fields after all. */
fun constantsHoldFields() = everywhere {
    val devices = Devices(topology) {
        val field = neighboring(localId)
        val fields = neighborhood().mapToConstant(field)
        fields.local.value.neighbors.size
    }
    settle(devices) == topology.ids.map { topology.neighboursOf(it).size }
}

/** Whether a device says infinity and later a number again, when the source has gone. */
fun infinityIsNotFinal() = everywhere {
    val devices = Devices(topology) { distanceTo(localId == last) }
    settle(devices)
    devices.topology = topology.without(last)
    val rounds = List(PATIENCE) { next(devices) }
    rounds.zipWithNext().any { (before, after) ->
        before.zip(after).any { (a, b) -> a == Double.POSITIVE_INFINITY && b != a }
    }
}

private fun Aggregate<Int>.sizeBy(leader: Int): Int =
    hopGradientCast(leader == localId, countDevices(sink = leader == localId))

/** Most rounds in a row for which a device says the same wrong number. */
private fun longestWrong(rounds: List<List<Int>>, right: Int): Int = rounds.first().indices.maxOf { id ->
    var longest = 0
    var length = 0
    rounds.map { it[id] }.zipWithNext { before, now ->
        length = if (now != right && now == before) maxOf(length, 1) + 1 else 0
        longest = maxOf(longest, length)
    }
    longest
}

private fun <R> Trial.rounds(devices: Devices<R>, count: Int): List<List<R>> = List(count) { next(devices) }

/** The longest that a wrong count stays, from the start and after the leader has gone. */
private fun Trial.longestWrong(rounds: Int, election: Aggregate<Int>.() -> Int): Int {
    val devices = Devices(topology) { sizeBy(election()) }
    val start = rounds(devices, PATIENCE)
    devices.topology = topology.without(last)
    return maxOf(longestWrong(start, size), longestWrong(rounds(devices, rounds), size - 1))
}

private const val LARGE = 20

private val Topology.tightBound: Int get() = without(ids.last()).diameter + 1

/**
 * With a tight bound, a large one, and by gossip. Never more rounds than bound and diameter together; by gossip,
 * than there are devices.
 */
fun wrongCountsStay() = everywhere {
    val tight = longestWrong(PATIENCE) { boundedElection(bound = topology.tightBound) }
    val large = longestWrong(2 * PATIENCE) { boundedElection(bound = LARGE) }
    val gossip = longestWrong(PATIENCE) { gossipMax(localId) }
    check(tight <= topology.tightBound + topology.diameter && large <= LARGE + topology.diameter && gossip <= size)
    "$tight $large $gossip"
}

/** The metric is raised to `bottom` as well. */
fun runBottom() {
    fun Aggregate<Int>.from(bottom: Int) = distanceTo(
        source = localId == 0,
        bottom = bottom,
        top = Int.MAX_VALUE,
        metric = neighborhood().mapToConstant(1),
        accumulateDistance = Int::plus,
    )
    println(Devices(line(3)) { from(bottom = 0) }.rounds(4))
    println(Devices(line(3)) { from(bottom = 5) }.rounds(4))
}

/** `null` is not spread, unless `accumulateData` makes something of it. */
fun runNullAtSource() {
    fun Aggregate<Int>.local(): String? = if (localId == 0) null else "own"
    println(Devices(line(3)) { hopGradientCast(localId == 0, local()) }.rounds(4))
    println(Devices(line(3)) { hopGradientCast(localId == 0, local(), accumulateData = { _, _, data -> data ?: "none" }) }.rounds(4))
}

/** A constant field has no key for each neighbour: with one neighbour devices meet, with two the round clashes. */
fun constantFieldsClash() = everywhere {
    fun Aggregate<Int>.heard() = neighborhood().map { neighboring(localId).neighbors.ids.set }.neighbors.values.list
    val clash = runCatching { next(Devices(topology) { heard() }, 2) }.exceptionOrNull()
    clash is AlignmentClashException
}
