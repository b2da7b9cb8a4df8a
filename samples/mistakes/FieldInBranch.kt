package mistakes.fieldinbranch

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.gradientWrong(source: Boolean): Double =
    share(Double.POSITIVE_INFINITY) { distances ->
        if (source) 0.0 else distances.neighbors.values.min() + 1
    }
// #endregion

// #region right
fun Aggregate<Int>.gradient(source: Boolean): Double =
    share(Double.POSITIVE_INFINITY) { distances ->
        val throughNeighbours = distances.neighbors.values.min() + 1
        if (source) 0.0 else throughNeighbours
    }
// #endregion

fun wrong() = println(Devices(line(5)) { gradientWrong(localId == 0) }.rounds(10))

fun right() = println(Devices(line(5)) { gradient(localId == 0) }.rounds(10))
