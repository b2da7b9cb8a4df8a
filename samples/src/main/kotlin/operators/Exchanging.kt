package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchanging
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
// #endregion
import network.Devices
import network.line

// #region split-evenly
fun <ID : Any> Aggregate<ID>.splitEvenly(amount: Double): Double =
    exchanging(0.0) { incoming ->
        val received = incoming.neighbors.values.sum()
        val portion = amount / incoming.neighbors.size.coerceAtLeast(1)
        incoming.map { (id, _) -> if (id == localId) 0.0 else portion }
            .yielding { received }
    }
// #endregion

// #region letters
fun Aggregate<Int>.letters(): Map<Int, String> = exchanging("") { received ->
    received.map { (id, _) ->
        if (id == localId) "" else "from $localId to $id"
    }.yielding { received.neighbors.toMap() }
}
// #endregion

fun runSplitEvenly() {
    // #region split-evenly-run
    val devices = Devices(line(5)) { splitEvenly(amount = 6.0) }
    repeat(3) { println(devices.round()) }
    // #endregion
}

fun runLetters() {
    val devices = Devices(line(3)) { letters() }
    devices.rounds(3).forEachIndexed { id, letters -> println("$id received $letters") }
}
