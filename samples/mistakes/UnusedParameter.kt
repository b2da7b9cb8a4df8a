package mistakes.unusedparameter

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.warmestWrong(here: Double): Double =
    share(here) { neighboring(here).all.values.max() }
// #endregion

// #region right
fun Aggregate<Int>.warmest(here: Double): Double =
    neighboring(here).all.values.max()
// #endregion

fun right() = println(Devices(line(3)) { warmest(20.0 + localId) }.rounds(2))
