package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.AggregateResult
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.path.FullPathFactory
import it.unibo.collektive.path.Path
import it.unibo.collektive.state.State
import it.unibo.collektive.stdlib.collapse.max
// #endregion
import gettingstarted.LocalNetwork

// #region report
/** The steps of a path below the outermost function, in short. */
private fun Path.steps(): String = toMultilineString("\n").lines()
    .map { it.trim().removePrefix("↸ ") }
    .map { it.substringAfterLast('.').substringBefore('(') }
    .joinToString(" > ")

/** All that a round returned, keeps, and sends to one neighbour. */
fun <R> report(round: AggregateResult<Int, R>, to: Int) {
    println("device ${round.localId} returns ${round.result}")
    round.newState.forEach { (path, kept) ->
        println("  keeps $kept at ${path.steps()}")
    }
    round.toSend.prepareMessageFor(to).sharedData.forEach { (path, sent) ->
        println("  sends $sent at ${path.steps()}")
    }
}
// #endregion

// #region device
/** A device whose rounds can be looked at. */
class Inspected<R>(
    private val id: Int,
    private val mailbox: Mailbox<Int>,
    private val program: Aggregate<Int>.() -> R,
) {
    private var state: State = emptyMap()

    fun cycle(): AggregateResult<Int, R> =
        Collektive.aggregate(id, mailbox, state, FullPathFactory, program)
            .also { state = it.newState }
}
// #endregion

// #region program
fun Aggregate<Int>.hottestEver(celsius: Int): Int {
    val around = neighboring(celsius).all.values.max()
    return evolve(around) { maxOf(it, around) }
}
// #endregion

fun runReport() {
    // #region run
    val network = LocalNetwork<Int> { a, b -> b - a in -1..1 }
    val devices = (0..2).map { id ->
        Inspected(id, network.mailboxFor(id)) { hottestEver(20 + id) }
    }
    devices.forEach { it.cycle() }
    devices.forEach { report(it.cycle(), to = 1) }
    // #endregion
}
