package basics

import it.unibo.collektive.stdlib.spreading.distanceTo
import network.Devices
import network.line

/** Rounds 8 to 14 on a line of six; the source is device 0 up to round 8, and device 5 from then on. */
fun runMovedSource() {
    // #region moved
    var source = 0
    val devices = Devices(line(6)) { distanceTo(source = localId == source) }
    println("round 8: ${devices.rounds(8)}")
    source = 5
    (9..14).forEach { println("round $it: ${devices.round()}") }
    // #endregion
}
