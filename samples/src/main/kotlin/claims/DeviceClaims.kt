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
import it.unibo.collektive.networking.NoNeighborsData
import it.unibo.collektive.networking.OutboundEnvelope
import it.unibo.collektive.networking.SerializedMessageFactory
import it.unibo.collektive.path.Path
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.bellmanFordGradientCast
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.util.hops
import kotlin.math.abs
import kotlinx.serialization.json.Json
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

/** Hands its defaults to everyone, whoever they are. */
private class ToAll(
    private val mailbox: Mailbox<Int>,
    private val others: () -> List<Mailbox<Int>>,
) : Mailbox<Int> by mailbox {
    override fun deliverableFor(outboundMessage: OutboundEnvelope<Int>) {
        val message = outboundMessage.prepareMessageFor(receiverId = -1) // nobody has an override under this id
        others().forEach { it.deliverableReceived(message) }
    }
}

/** With defaults alone distances, gossip and elections are right, and each device counts itself. */
fun defaultsAlone() = everywhere {
    val network = LocalNetwork<Int> { a, b -> topology.linked(a, b) }
    val devices = topology.ids.associateWith { id ->
        val mailbox = ToAll(network.mailboxFor(id)) { topology.neighboursOf(id).map { network.mailboxFor(it) } }
        Collektive(id, mailbox) {
            listOf(distanceTo(localId == 0), gossipMax(localId), boundedElection(bound = size), countDevices(localId == 0))
        }
    }
    val order = if (order == Order.BACKWARDS) topology.ids.reversed() else topology.ids
    val told = List(PATIENCE) { order.associateWith { devices.getValue(it).cycle() } }.last()
    told == topology.hopsFrom(setOf(0)).mapValues { (_, hops) -> listOf(hops.toDouble(), last, last, 1) }
}

private fun Aggregate<Int>.nearest(): Double = share(Double.POSITIVE_INFINITY) { it.neighbors.values.min() + 1 }

private fun Aggregate<Int>.bellmanFord(): Double =
    bellmanFordGradientCast(source = false, local = 0.0, metric = hops().map { it.value.toDouble() })

/** What becomes of the message of a device that no source has reached, in JSON as it is and in one that allows infinity. */
fun infinityInJson() = mapOf<String, Aggregate<Int>.() -> Any?>(
    "distanceTo" to { distanceTo(source = false) },
    "a gradient by hand" to { nearest() },
    "bellmanFordGradientCast" to { bellmanFord() },
    "countDevices by distanceTo" to { countDevices(potential = distanceTo(source = false)) },
).forEach { (name, program) ->
    val sent = Collektive.aggregate(0, inbound = NoNeighborsData(), inMemory = false, compute = program).toSend
    val told = listOf(Json, Json { allowSpecialFloatingPointValues = true }).map { format ->
        runCatching { sent.prepareMessageFor(1, SerializedMessageFactory<Int, Any?>(format)) }
            .fold({ "sent" }, { it::class.simpleName })
    }
    println("$name: ${told.joinToString()}")
}
