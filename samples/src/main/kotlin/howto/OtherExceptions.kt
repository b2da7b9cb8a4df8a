package howto

import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.DataSharingMethod
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.Message
import it.unibo.collektive.networking.NeighborsData
import it.unibo.collektive.networking.OutboundEnvelope
import it.unibo.collektive.networking.SerializedMessageFactory
import it.unibo.collektive.path.Path
import it.unibo.collektive.stdlib.processes.timeReplicated
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.util.nonOverflowingPlus
import kotlinx.serialization.SerialFormat
import kotlinx.serialization.json.Json
import network.Devices
import network.everyone
import network.line
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

/** A mailbox that gets what it is told, and sends nothing. */
private open class Still(
    private val values: Map<Int, Int> = emptyMap(),
) : Mailbox<Int> {
    override val inMemory = false

    override fun deliverableFor(outboundMessage: OutboundEnvelope<Int>) = Unit

    override fun deliverableReceived(message: Message<Int, *>) = Unit

    override fun currentInbound() = object : NeighborsData<Int> {
        override val neighbors = values.keys

        @Suppress("UNCHECKED_CAST")
        override fun <Value> dataAt(path: Path, dataSharingMethod: DataSharingMethod<Value>) = values as Map<Int, Value>
    }
}

/** A mailbox that turns its messages into bytes. */
private class Bytes(
    private val format: SerialFormat,
    override val inMemory: Boolean,
) : Still() {
    override fun deliverableFor(outboundMessage: OutboundEnvelope<Int>) {
        outboundMessage.prepareMessageFor(1, SerializedMessageFactory<Int, Any?>(format))
    }
}

private object NoFormat : SerialFormat {
    override val serializersModule = Json.serializersModule
}

private fun said(program: () -> Any?): String = runCatching(program).exceptionOrNull()?.message ?: "nothing"

private fun roundWith(mailbox: Mailbox<Int>): String = said { Collektive(0, mailbox) { neighboring(localId).local.value }.cycle() }

fun runOtherExceptions() {
    println(roundWith(Still(mapOf(0 to 7))))
    println(roundWith(Bytes(Json, inMemory = true)))
    println(roundWith(Bytes(NoFormat, inMemory = false)))
    val links = Devices(line(2)) {
        distanceTo(localId == 0, 0.0, Double.MAX_VALUE, neighboring(localId + 1.0)) { far, step -> far - step }
    }
    println(said { links.rounds(2) })
    println(said { (-1).nonOverflowingPlus(2) })
    val replicas = Devices(line(2)) { timeReplicated(Instant.fromEpochSeconds(0), 0, 1.seconds) { localId } }
    println(said { replicas.rounds(2) })
    val escaped = Devices(everyone(3)) {
        val inRoom = alignedOn(localId % 2) { listOf(neighboring(localId)) }.first()
        alignedOn("all") { inRoom.neighbors.size }
    }
    println(said { escaped.rounds(2) }.lines().first())
}
