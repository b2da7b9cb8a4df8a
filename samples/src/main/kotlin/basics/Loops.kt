package basics

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.spreading.distanceTo
// #endregion
import network.Devices
import network.line

// #region distances-from
fun Aggregate<Int>.distancesFrom(sources: Set<Int>): Map<Int, Double> =
    sources.associateWith { id -> alignedOn(id) { distanceTo(localId == id) } }
// #endregion

// #region for-loop
fun Aggregate<Int>.hottestBySensor(
    readings: Map<String, Double>,
): Map<String, Double> {
    val hottest = mutableMapOf<String, Double>()
    for ((sensor, reading) in readings) {
        alignedOn(sensor) {
            hottest[sensor] = neighboring(reading).all.values.max()
        }
    }
    return hottest
}
// #endregion

fun runDistancesFrom() {
    // #region distances-from-run
    val devices = Devices(line(5)) { distancesFrom(setOf(0, 4)) }
    devices.rounds(5).forEachIndexed { id, distances -> println("$id: $distances") }
    // #endregion
}

fun runForLoop() {
    // #region for-loop-run
    val devices = Devices(line(3)) {
        // Device 1 has no sensor in the attic.
        val attic =
            if (localId == 1) emptyMap() else mapOf("attic" to 30.0 + localId)
        hottestBySensor(mapOf("cellar" to 10.0 + localId) + attic)
    }
    devices.rounds(2).forEachIndexed { id, hottest -> println("$id: $hottest") }
    // #endregion
}
