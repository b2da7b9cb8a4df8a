package mistakes.nosource

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import network.Devices
import network.islands

// #region wrong
fun Aggregate<Int>.nearSourceWrong(): Boolean =
    hopDistanceTo(source = localId == 0) <= 1
// #endregion

// #region right
fun Aggregate<Int>.nearSource(): Boolean =
    distanceTo(source = localId == 0) <= 1
// #endregion

fun wrong() = println(Devices(islands(3, 3)) { nearSourceWrong() }.rounds(6))

fun right() = println(Devices(islands(3, 3)) { nearSource() }.rounds(6))
