package claims

import gettingstarted.LocalNetwork
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.DataSharingMethod
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.NeighborsData
import it.unibo.collektive.path.Path
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import kotlin.math.abs
import network.Devices

/** The device's own id among those that [others] lists, and with a value of its own if it [speaks]. */
private class WithItself(
    private val id: Int,
    private val speaks: Boolean,
    private val others: NeighborsData<Int>,
) : NeighborsData<Int> {
    override val neighbors = others.neighbors + id

    override fun <Value> dataAt(path: Path, dataSharingMethod: DataSharingMethod<Value>): Map<Int, Value> {
        val values = others.dataAt(path, dataSharingMethod)
        return if (speaks && values.isNotEmpty()) values + (id to values.values.first()) else values
    }
}

private fun Trial.distances(inbound: (Int, NeighborsData<Int>) -> NeighborsData<Int>): Map<Int, Double> {
    val network = LocalNetwork<Int> { a, b -> topology.linked(a, b) }
    val devices = topology.ids.associateWith { id ->
        val mailbox = network.mailboxFor(id)
        val read = object : Mailbox<Int> by mailbox {
            override fun currentInbound() = inbound(id, mailbox.currentInbound())
        }
        Collektive(id, read) { distanceTo(localId == 0) }
    }
    val order = if (order == Order.BACKWARDS) topology.ids.reversed() else topology.ids
    return List(PATIENCE) { order.associateWith { devices.getValue(it).cycle() } }.last()
}

/** An own id in `neighbors` changes nothing; with a value in `dataAt` the round fails. */
fun ownIdIsNoNeighbour() = everywhere {
    val usual = distances { _, others -> others }
    val listed = distances { id, others -> WithItself(id, speaks = false, others) }
    val failure = runCatching { distances { id, others -> WithItself(id, speaks = true, others) } }.exceptionOrNull()
    listed == usual && failure is IllegalStateException
}

/** `evolve` begins with what was saved, and does so again after a round without it. */
fun savedCountsAgain() = everywhere {
    var skipped = false
    val devices = Devices(topology) { if (skipped) null else evolve(100) { it + 5 } }
    fun told(skip: Boolean): List<Int?> {
        skipped = skip
        return next(devices).distinct()
    }
    listOf(false, false, false, true, false).flatMap { told(it) } == listOf(105, 110, 115, null, 105)
}

private data class Results(val distance: Double, val greatest: Int, val rounds: Int, val average: Double)

private fun Aggregate<Int>.results() = Results(
    distanceTo(localId == 0),
    gossipMax(localId),
    evolve(0) { it + 1 },
    share(localId.toDouble()) { it.all.values.list.average() },
)

/** More than what is left between averages that have come together. */
private const val CLEARLY = 0.01

/** The last device runs [rate] rounds while the others run one. */
private fun Trial.atRate(rate: Int): List<Results> {
    val devices = Devices(topology) { results() }
    repeat(PATIENCE) {
        repeat(rate - 1) { devices.round(listOf(last)) }
        next(devices)
    }
    return next(devices)
}

/** At unequal rates distances and maxima are the same in the end; counters and averages are not. */
fun ratesCount() = everywhere {
    val (equal, faster) = atRate(1) to atRate(4)
    faster.map { it.distance to it.greatest } == equal.map { it.distance to it.greatest } &&
        faster.last().rounds > 3 * equal.last().rounds &&
        faster.zip(equal).all { (a, b) -> abs(a.average - b.average) > CLEARLY }
}

private class NotSerializable(val degrees: Int)

private fun Aggregate<Int>.sharedDegrees() = neighboring(NotSerializable(20)).local.value.degrees

/** A round by hand keeps values in memory without `inbound`, and serialises them with it. */
fun memoryByDefault() {
    val nobody = object : NeighborsData<Int> {
        override val neighbors = emptySet<Int>()

        override fun <Value> dataAt(path: Path, dataSharingMethod: DataSharingMethod<Value>) = emptyMap<Int, Value>()
    }
    fun told(round: () -> Int) = runCatching(round).fold({ "$it" }, { it::class.simpleName })
    println("without inbound: ${told { Collektive.aggregate(0) { sharedDegrees() }.result }}")
    println("with inbound: ${told { Collektive.aggregate(0, inbound = nobody) { sharedDegrees() }.result }}")
    println("in memory: ${told { Collektive.aggregate(0, inbound = nobody, inMemory = true) { sharedDegrees() }.result }}")
}
