package mistakes.anyproperty

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.any
import it.unibo.collektive.stdlib.collapse.none
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.alarmWrong(alarm: Boolean): Boolean =
    neighboring(alarm).all.values.any

fun Aggregate<Int>.quietWrong(alarm: Boolean): Boolean =
    neighboring(alarm).all.values.none
// #endregion

// #region right
fun Aggregate<Int>.alarm(alarm: Boolean): Boolean =
    neighboring(alarm).all.values.any { it }

fun Aggregate<Int>.quiet(alarm: Boolean): Boolean =
    neighboring(alarm).all.values.none { it }
// #endregion

fun wrong() = println(Devices(line(3)) { alarmWrong(false) to quietWrong(false) }.rounds(2))

fun right() = println(Devices(line(3)) { alarm(false) to quiet(false) }.rounds(2))
