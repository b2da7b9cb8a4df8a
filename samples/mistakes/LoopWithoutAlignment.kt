package mistakes.loopwithoutalignment

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.sumsWrong(readings: Map<String, Int>): Int {
    var total = 0
    for ((_, reading) in readings) {
        total += neighboring(reading).all.values.sum()
    }
    return total
}
// #endregion

// #region right
fun Aggregate<Int>.sums(readings: Map<String, Int>): Int {
    var total = 0
    for ((sensor, reading) in readings) {
        total += alignedOn(sensor) { neighboring(reading).all.values.sum() }
    }
    return total
}
// #endregion

private val readings = mapOf("light" to 7, "noise" to 3)

fun wrong() = println(Devices(line(3)) { sumsWrong(readings) }.rounds(2))

fun right() = println(Devices(line(3)) { sums(readings) }.rounds(2))
