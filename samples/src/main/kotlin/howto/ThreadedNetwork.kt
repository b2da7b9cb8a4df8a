// #silent: Timers.kt runs it with threads, and prints what comes out
package howto

// #region network
import it.unibo.collektive.aggregate.api.DataSharingMethod
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.Message
import it.unibo.collektive.networking.NeighborsData
import it.unibo.collektive.networking.OutboundEnvelope
import it.unibo.collektive.path.Path
import java.util.concurrent.ConcurrentHashMap

/** A network in memory whose devices may run on different threads. */
class ThreadedNetwork<ID : Any>(private val linked: (ID, ID) -> Boolean) {
    private val mailboxes = ConcurrentHashMap<ID, ThreadedMailbox>()

    fun mailboxFor(id: ID): Mailbox<ID> =
        mailboxes.computeIfAbsent(id) { ThreadedMailbox(id) }

    // #region mailbox
    private inner class ThreadedMailbox(private val id: ID) : Mailbox<ID> {
        /** The one thing that several threads touch. */
        private val inbox = ConcurrentHashMap<ID, Message<ID, *>>()
        override val inMemory = true

        override fun deliverableFor(outboundMessage: OutboundEnvelope<ID>) =
            mailboxes.forEach { (receiver, mailbox) ->
                if (receiver != id && linked(id, receiver)) {
                    val message = outboundMessage.prepareMessageFor(receiver)
                    mailbox.deliverableReceived(message)
                }
            }

        override fun deliverableReceived(message: Message<ID, *>) {
            inbox[message.senderId] = message
        }

        override fun currentInbound(): NeighborsData<ID> {
            inbox.keys.removeIf { !linked(it, id) }
            return Inbound(HashMap(inbox)) // the rest is for the next round
        }
    }
    // #endregion

    private class Inbound<ID : Any>(
        private val messages: Map<ID, Message<ID, *>>,
    ) : NeighborsData<ID> {
        override val neighbors = messages.keys

        @Suppress("UNCHECKED_CAST")
        override fun <Value> dataAt(
            path: Path,
            dataSharingMethod: DataSharingMethod<Value>,
        ): Map<ID, Value> = messages
            .filterValues { path in it.sharedData }
            .mapValues { (_, message) -> message.sharedData[path] as Value }
    }
}
// #endregion
