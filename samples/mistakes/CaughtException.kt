package mistakes.caughtexception

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.everyone

/** The sensor of device 0 is broken. */
private fun sensor(id: Int): Int = if (id == 0) error("broken") else 20 + id

// #region wrong
fun Aggregate<Int>.warmestWrong(): Int =
    neighboring(sensor(localId)).all.values.max()

fun Aggregate<Int>.reportWrong(): Pair<Int?, Int> {
    val warmest = try {
        warmestWrong()
    } catch (_: IllegalStateException) {
        null
    }
    return warmest to neighborhood().neighbors.size
}
// #endregion

// #region right
fun sensorOrNull(id: Int): Int? = try {
    sensor(id)
} catch (_: IllegalStateException) {
    null // the exception never passes through aggregate code
}

fun Aggregate<Int>.warmest(here: Int?): Int? =
    neighboring(here).all.values.list.filterNotNull().maxOrNull()

fun Aggregate<Int>.report(): Pair<Int?, Int> =
    warmest(sensorOrNull(localId)) to neighborhood().neighbors.size
// #endregion

fun wrong() = println(Devices(everyone(4)) { reportWrong() }.rounds(2))

fun right() = println(Devices(everyone(4)) { report() }.rounds(2))
