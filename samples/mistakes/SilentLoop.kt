package mistakes.silentloop

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.maximaWrong(readings: List<Int>): List<Int> =
    readings.map { neighboring(it).all.values.max() }
// #endregion

// #region right
fun Aggregate<Int>.maxima(readings: List<Int>): List<Int> =
    readings.mapIndexed { index, reading ->
        alignedOn(index) { neighboring(reading).all.values.max() }
    }
// #endregion

fun wrong() = println(Devices(line(3)) { maximaWrong(listOf(localId, -localId)) }.rounds(2))

fun right() = println(Devices(line(3)) { maxima(listOf(localId, -localId)) }.rounds(2))
