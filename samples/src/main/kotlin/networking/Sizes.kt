package networking

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.OutboundEnvelope
import it.unibo.collektive.networking.SerializedMessage
import it.unibo.collektive.networking.SerializedMessageFactory
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.bellmanFordGradientCast
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.util.hops
import kotlin.time.Duration.Companion.days
import kotlin.time.Instant
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.cbor.Cbor
import kotlinx.serialization.json.Json
// #endregion
import network.Topology
import network.everyone
import network.grid
import network.line

// #region weigh
@OptIn(ExperimentalSerializationApi::class)
private val binary = Cbor { alwaysUseByteString = true }
private val envelope = SerializedMessage.serializer(Int.serializer())
private val asText = SerializedMessageFactory<Int, Any?>(Json)
@OptIn(ExperimentalSerializationApi::class)
private val asBinary = SerializedMessageFactory<Int, Any?>(binary)

/** Bytes of the message for [to], in JSON and in CBOR. */
@OptIn(ExperimentalSerializationApi::class)
fun OutboundEnvelope<Int>.weigh(to: Int): Pair<Int, Int> {
    val text = prepareMessageFor(to, asText) as SerializedMessage<Int>
    val bytes = prepareMessageFor(to, asBinary) as SerializedMessage<Int>
    return Json.encodeToString(envelope, text).encodeToByteArray().size to
        binary.encodeToByteArray(envelope, bytes).size
}
// #endregion

// #region scales
/** Weighs what goes out, and hands it on. */
class Scales(
    private val mailbox: Mailbox<Int>,
    private val neighbours: List<Int>,
    private val onWeight: (Pair<Int, Int>) -> Unit,
) : Mailbox<Int> by mailbox {
    override fun deliverableFor(outboundMessage: OutboundEnvelope<Int>) {
        neighbours.forEach { onWeight(outboundMessage.weigh(it)) }
        mailbox.deliverableFor(outboundMessage)
    }
}
// #endregion

/** The heaviest message of the last of [rounds] rounds, in both formats. */
fun <R> heaviest(topology: Topology, rounds: Int, program: Aggregate<Int>.() -> R): Pair<Int, Int> {
    val mailboxes = mutableMapOf<Int, WireMailbox<Int>>()
    val weights = mutableListOf<Pair<Int, Int>>()
    val devices = topology.ids.map { id ->
        val near = topology.ids.filter { it != id && topology.linked(id, it) }
        val wire = WireMailbox(
            id, Int.serializer(), retention = 1.days,
            { Instant.fromEpochSeconds(0) }, { near.toSet() },
        ) { to, bytes -> mailboxes.getValue(to).onBytes(bytes) }
        mailboxes[id] = wire
        Collektive(id, Scales(wire, near, weights::add), computeFunction = program)
    }
    repeat(rounds) {
        weights.clear()
        devices.forEach { it.cycle() }
    }
    return weights.maxOf { it.first } to weights.maxOf { it.second }
}

private fun Aggregate<Int>.bellmanFord(): Int = bellmanFordGradientCast(
    source = localId == 0,
    local = localId,
    metric = hops().map { it.value.toDouble() },
)

private val programs: Map<String, Aggregate<Int>.() -> Any?> = mapOf(
    "neighborhood" to { neighborhood().neighbors.size },
    "neighboring" to { neighboring(localId + 0.5).neighbors.size },
    "boundedElection" to { boundedElection(bound = 20) },
    "bellmanFordGradientCast" to { bellmanFord() },
    "distanceTo" to { distanceTo(localId == 0) },
    "gossipMax" to { gossipMax(localId) },
)

private val networks: Map<String, Topology> = mapOf(
    "line of 5" to line(5),
    "line of 20" to line(20),
    "grid of 4 by 4" to grid(4, 4),
    "8 all linked" to everyone(8),
)

fun runSizes() = programs.forEach { (name, program) ->
    networks.forEach { (network, topology) ->
        val (text, bytes) = heaviest(topology, rounds = 25, program)
        println("$name, $network: JSON $text, CBOR $bytes")
    }
}
