package operators

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
// #endregion
import network.Devices
import network.line

// #region temperatures
fun Aggregate<Int>.temperaturesAround(here: Double): Field<Int, Double> =
    neighboring(here)
// #endregion

// #region warmest
fun Aggregate<Int>.warmestAround(here: Double): Double =
    neighboring(here).all.values.max()
// #endregion

// #region two-hops
fun Aggregate<Int>.warmestWithinTwoHops(here: Double): Double =
    warmestAround(warmestAround(here))
// #endregion

fun runTemperatures() {
    // #region run
    val devices = Devices(line(3)) { temperaturesAround(20.0 + localId) }
    repeat(2) { round ->
        println("round ${round + 1}")
        devices.round().forEach { println("  $it") }
    }
    // #endregion
}

fun runStateless() {
    // #region stateless
    var weather = 20.0
    val devices = Devices(line(3)) { warmestAround(weather + localId) }
    println(devices.rounds(2))
    weather = 10.0 // it gets colder, and nothing is remembered
    println(devices.rounds(2))
    // #endregion
}

fun runTwoHops() {
    val devices = Devices(line(5)) {
        val here = 20.0 + localId
        warmestAround(here) to warmestWithinTwoHops(here)
    }
    println(devices.rounds(3))
}
