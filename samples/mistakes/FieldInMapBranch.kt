package mistakes.fieldinmapbranch

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchanging
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.splitWrong(amount: Double): Double =
    exchanging(0.0) { incoming ->
        incoming.map { (id, _) ->
            if (id == localId) 0.0 else amount / incoming.neighbors.size
        }.yielding { incoming.neighbors.values.sum() }
    }
// #endregion

// #region right
fun Aggregate<Int>.split(amount: Double): Double =
    exchanging(0.0) { incoming ->
        val portion = amount / incoming.neighbors.size.coerceAtLeast(1)
        incoming.map { (id, _) -> if (id == localId) 0.0 else portion }
            .yielding { incoming.neighbors.values.sum() }
    }
// #endregion

fun wrong() = println(Devices(line(5)) { splitWrong(6.0) }.rounds(4))

fun right() = println(Devices(line(5)) { split(6.0) }.rounds(4))
