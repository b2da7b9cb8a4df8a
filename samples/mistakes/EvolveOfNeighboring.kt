package mistakes.evolveofneighboring

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.hopsWrong(): Double =
    evolve(Double.POSITIVE_INFINITY) { hops ->
        val nearest = neighboring(hops).neighbors.values.min()
        if (localId == 0) 0.0 else nearest + 1
    }
// #endregion

// #region right
fun Aggregate<Int>.hops(): Double =
    share(Double.POSITIVE_INFINITY) { hops ->
        val nearest = hops.neighbors.values.min()
        if (localId == 0) 0.0 else nearest + 1
    }
// #endregion

fun wrong() {
    val devices = Devices(line(4)) { hopsWrong() }
    println(List(4) { devices.roundBackwards() }.last())
}

fun right() {
    val devices = Devices(line(4)) { hops() }
    println(List(4) { devices.roundBackwards() }.last())
}
