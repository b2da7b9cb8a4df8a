package pictures

import gettingstarted.LocalNetwork
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.networking.OutboundEnvelope

/** Two devices that hear each other. */
typealias Link = Pair<Int, Int>

/**
 * Devices that fire together: what they send in a round is read by their neighbours in the next.
 * So news travels one link a round, which is what a picture of rounds has to show.
 */
class Rounds<R>(size: Int, links: Set<Link>, program: Aggregate<Int>.(round: Int) -> R) {
    private val links = links.toMutableSet()
    private val network = LocalNetwork<Int> { a, b -> minOf(a, b) to maxOf(a, b) in this.links }
    private val mailboxes = List(size) { Held(network.mailboxFor(it)) }
    private var round = 0
    private val devices = mailboxes.mapIndexed { id, mailbox ->
        Collektive(id, mailbox) { program(round) }
    }

    fun next(): List<R> {
        round++
        return devices.map { it.cycle() }.also { mailboxes.forEach(Held::send) }
    }

    fun next(rounds: Int): List<List<R>> = List(rounds) { next() }

    fun cut(link: Link) {
        check(links.remove(link)) { "There is no link $link" }
    }
}

/** Keeps what a device sends until everybody has fired. */
private class Held(private val mailbox: Mailbox<Int>) : Mailbox<Int> by mailbox {
    private var held: OutboundEnvelope<Int>? = null

    override fun deliverableFor(outboundMessage: OutboundEnvelope<Int>) {
        held = outboundMessage
    }

    fun send() {
        held?.let(mailbox::deliverableFor)
    }
}
