package mistakes.onehopmore

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.withinTwoHopsWrong(): Double =
    distanceTo(source = localId == 0, maxDiameter = 2)
// #endregion

// #region right
fun Aggregate<Int>.withinTwoHops(): Double =
    distanceTo(source = localId == 0, maxDiameter = 1)
// #endregion

fun wrong() = println(Devices(line(6)) { withinTwoHopsWrong() }.rounds(8))

fun right() = println(Devices(line(6)) { withinTwoHops() }.rounds(8))
