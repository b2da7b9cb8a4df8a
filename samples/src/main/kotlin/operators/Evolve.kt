package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
// #endregion
import network.Devices
import network.line

// #region counter
fun Aggregate<*>.countRounds(): Int = evolve(0) { rounds -> rounds + 1 }
// #endregion

// #region smooth
fun Aggregate<*>.smooth(reading: Double): Double =
    evolve(reading) { previous -> 0.5 * previous + 0.5 * reading }
// #endregion

// #region latch
fun Aggregate<*>.everTrue(now: Boolean): Boolean =
    evolve(false) { before -> before || now }
// #endregion

fun runCounter() {
    // #region run
    val devices = Devices(line(3)) { countRounds() }
    println("round 1: ${devices.round()}")
    devices.round(order = listOf(0, 1)) // device 2 misses this one
    println("then:    ${devices.round()}")
    // #endregion
}

fun runSmooth() {
    var reading = 16.0
    val devices = Devices(line(1)) { smooth(reading) }
    for (next in listOf(16.0, 16.0, 24.0, 24.0, 24.0)) {
        reading = next
        println("reading $reading: ${devices.round().single()}")
    }
}

fun runLatch() {
    var alarm = false
    val devices = Devices(line(3)) { everTrue(alarm && localId == 1) }
    for (next in listOf(false, true, false)) {
        alarm = next
        println(devices.round())
    }
}
