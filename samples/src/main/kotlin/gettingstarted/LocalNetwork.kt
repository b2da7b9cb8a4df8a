// #silent: it is what other samples run on; what they print shows that it works
package gettingstarted

// #region network
import it.unibo.collektive.aggregate.api.DataSharingMethod
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.Message
import it.unibo.collektive.networking.NeighborsData
import it.unibo.collektive.networking.OutboundEnvelope
import it.unibo.collektive.path.Path

/** A network living in memory: who hears whom is decided by [linked]. */
class LocalNetwork<ID : Any>(private val linked: (ID, ID) -> Boolean) {
    private val mailboxes = mutableMapOf<ID, LocalMailbox>()

    fun mailboxFor(id: ID): Mailbox<ID> =
        mailboxes.getOrPut(id) { LocalMailbox(id) }

    // #region mailbox
    private inner class LocalMailbox(private val id: ID) : Mailbox<ID> {
        private val inbox = mutableMapOf<ID, Message<ID, *>>()
        override val inMemory = true

        // #region send
        override fun deliverableFor(outboundMessage: OutboundEnvelope<ID>) =
            mailboxes.filterKeys { it != id && linked(id, it) }
                .forEach { (receiver, mailbox) ->
                    val message = outboundMessage.prepareMessageFor(receiver)
                    mailbox.deliverableReceived(message)
                }
        // #endregion

        // #region receive
        override fun deliverableReceived(message: Message<ID, *>) {
            inbox[message.senderId] = message
        }
        // #endregion

        // #region read
        override fun currentInbound(): NeighborsData<ID> {
            // Who is out of reach is forgotten.
            inbox.keys.retainAll { linked(it, id) }
            return Inbound(inbox.toMap())
        }
        // #endregion
    }
    // #endregion

    // #region inbound
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
    // #endregion
}
// #endregion
