// #silent: Wire.kt runs it, and prints what comes out
package networking

// #region imports
import it.unibo.collektive.aggregate.api.DataSharingMethod
import it.unibo.collektive.aggregate.api.Serialize
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.Message
import it.unibo.collektive.networking.NeighborsData
import it.unibo.collektive.networking.OutboundEnvelope
import it.unibo.collektive.networking.SerializedMessage
import it.unibo.collektive.networking.SerializedMessageFactory
import it.unibo.collektive.path.Path
import kotlin.time.Duration
import kotlin.time.Instant
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
// #endregion

// #region mailbox
/** Plain JSON refuses infinity, which is a distance where no source is. */
private val format = Json { allowSpecialFloatingPointValues = true }

/** Sends bytes by [send], and forgets who was silent for over [retention]. */
class WireMailbox<ID : Any>(
    private val id: ID,
    idSerializer: KSerializer<ID>,
    private val retention: Duration,
    private val now: () -> Instant,
    private val known: () -> Set<ID>,
    private val send: (to: ID, bytes: ByteArray) -> Unit,
) : Mailbox<ID> {
    private class Received<ID : Any>(
        val message: SerializedMessage<ID>,
        val at: Instant,
    )

    private val factory = SerializedMessageFactory<ID, Any?>(format)
    private val envelope = SerializedMessage.serializer(idSerializer)
    private val inbox = mutableMapOf<ID, Received<ID>>()

    override val inMemory = false // every shared type needs a serialiser

    // #region send
    override fun deliverableFor(outboundMessage: OutboundEnvelope<ID>) =
        (known() - id).forEach { receiver ->
            // One for each: they may be told different things.
            val message = outboundMessage.prepareMessageFor(receiver, factory)
                as SerializedMessage<ID>
            val text = format.encodeToString(envelope, message)
            send(receiver, text.encodeToByteArray())
        }
    // #endregion

    // #region receive
    /** Call it with what arrives from the network. */
    fun onBytes(bytes: ByteArray) = deliverableReceived(
        format.decodeFromString(envelope, bytes.decodeToString()),
    )

    override fun deliverableReceived(message: Message<ID, *>) {
        inbox[message.senderId] =
            Received(message as SerializedMessage<ID>, now())
    }
    // #endregion

    // #region read
    override fun currentInbound(): NeighborsData<ID> {
        inbox.values.removeAll { now() - it.at > retention }
        return Inbound(inbox.mapValues { it.value.message })
    }
    // #endregion

    // #region inbound
    private inner class Inbound(
        private val messages: Map<ID, SerializedMessage<ID>>,
    ) : NeighborsData<ID> {
        override val neighbors = messages.keys

        override fun <Value> dataAt(
            path: Path,
            dataSharingMethod: DataSharingMethod<Value>,
        ): Map<ID, Value> {
            val serializer = (dataSharingMethod as Serialize<Value>).serializer
            return messages
                .filterValues { path in it.sharedData } // only those aligned
                .mapValues { (_, message) ->
                    val bytes = message.sharedData.getValue(path)
                    format.decodeFromString(serializer, bytes.decodeToString())
                }
        }
    }
    // #endregion
}
// #endregion
