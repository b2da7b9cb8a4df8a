package home

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.util.euclideanDistance2D
import network.Devices
import network.line

/** What a device senses: where it is, and whether distances are measured from it. */
class Sensors(val x: Double, val y: Double, val source: Boolean)

// #region gradient
fun Aggregate<Int>.metricGradient(s: Sensors): Double =
    distanceTo(s.source, euclideanDistance2D(s.x to s.y))
// #endregion

fun runMetricGradient() {
    val devices = Devices(line(4)) {
        metricGradient(Sensors(x = 3.0 * localId, y = 4.0 * localId, source = localId == 0))
    }
    println(devices.rounds(4))
}
