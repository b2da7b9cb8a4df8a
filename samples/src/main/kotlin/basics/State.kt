package basics

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
// #endregion
import network.Devices
import network.line

// #region rounds
fun Aggregate<Int>.rounds(): Int = evolve(0) { it + 1 }
// #endregion

// #region blink
fun Aggregate<Int>.blink(): String = evolving(false) { on ->
    (!on).yielding { if (on) "on" else "off" }
}
// #endregion

// #region hottest-ever
fun Aggregate<Int>.hottestEver(temperature: Double): Double =
    evolve(temperature) { hottest -> maxOf(hottest, temperature) }
// #endregion

// #region hottest-anywhere
fun Aggregate<Int>.hottestEverAnywhere(temperature: Double): Double =
    share(temperature) { hottest ->
        maxOf(hottest.all.values.max(), temperature)
    }
// #endregion

fun runRounds() {
    // #region rounds-run
    val devices = Devices(line(3)) { rounds() }
    repeat(4) { println(devices.round()) }
    // #endregion
}

fun runBlink() {
    // #region blink-run
    val devices = Devices(line(3)) { blink() }
    repeat(4) { println(devices.round()) }
    // #endregion
}

fun runHottestEver() {
    // #region hottest-ever-run
    var weather = 20.0
    val devices = Devices(line(3)) { hottestEver(weather + localId) }
    for (temperature in listOf(20.0, 25.0, 15.0)) {
        weather = temperature
        println(devices.round())
    }
    // #endregion
}

fun runHottestAnywhere() {
    // #region hottest-anywhere-run
    var weather = 20.0
    val devices = Devices(line(3)) { hottestEverAnywhere(weather + localId) }
    for (temperature in listOf(20.0, 25.0, 15.0, 15.0)) {
        weather = temperature
        println(devices.round())
    }
    // #endregion
}
