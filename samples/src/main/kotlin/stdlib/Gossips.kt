package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.everHappened
import it.unibo.collektive.stdlib.spreading.gossip
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.gossipMaxBy
import it.unibo.collektive.stdlib.spreading.gossipMin
import it.unibo.collektive.stdlib.spreading.gossipMinWith
import it.unibo.collektive.stdlib.spreading.isHappeningAnywhere
import it.unibo.collektive.stdlib.spreading.nonStabilizingGossip
// #endregion
import network.Devices
import network.line

// #region max-min
fun Aggregate<Int>.range(reading: Int): Pair<Int, Int> =
    gossipMin(reading) to gossipMax(reading)
// #endregion

// #region by
fun Aggregate<Int>.fullestBattery(battery: Int): Pair<Int, Int> =
    gossipMaxBy(localId to battery) { (_, charge) -> charge }
// #endregion

// #region with
fun Aggregate<Int>.shortestName(name: String): String =
    gossipMinWith(name, compareBy<String> { it.length }.thenBy { it })
// #endregion

// #region reducer
fun Aggregate<Int>.firstInAlphabet(name: String): String =
    gossip(name) { a, b -> if (a <= b) a else b } // selects one of the two
// #endregion

// #region bounded
fun Aggregate<Int>.maxNearby(reading: Int): Int =
    gossipMax(reading, maxDiameter = 2)
// #endregion

// #region happening
fun Aggregate<Int>.alarms(alarm: Boolean): Pair<Boolean, Boolean> =
    isHappeningAnywhere { alarm } to everHappened { alarm }
// #endregion

// #region forgetting
fun Aggregate<Int>.maxima(): Pair<Int, Int> =
    gossipMax(localId) to nonStabilizingGossip(localId) { a, b -> maxOf(a, b) }
// #endregion

private val readings = listOf(7, 3, 9, 1, 5)
private val names = listOf("hall", "kitchen", "attic", "den", "loft")

fun runMaxMin() = println(Devices(line(5)) { range(readings[localId]) }.rounds(5))

fun runBy() = println(Devices(line(5)) { fullestBattery(10 * readings[localId]) }.rounds(5))

fun runWith() = println(Devices(line(5)) { shortestName(names[localId]) }.rounds(5))

fun runReducer() = println(Devices(line(5)) { firstInAlphabet(names[localId]) }.rounds(5))

fun runMaxNearby() = println(Devices(line(8)) { maxNearby(localId) }.rounds(12))

fun runHappening() {
    // #region happening-run
    var alarm = false
    val devices = Devices(line(4)) { alarms(alarm && localId == 3) }
    println("quiet:      ${devices.rounds(5)}")
    alarm = true
    println("alarm at 3: ${devices.rounds(5)}")
    alarm = false
    println("quiet:      ${devices.rounds(5)}")
    // #endregion
}

fun runForgetting() {
    // #region forgetting-run
    val devices = Devices(line(5)) { maxima() }
    println("five devices:    ${devices.rounds(6)}")
    devices.topology = line(5).without(4)
    println("device 4 leaves: ${devices.rounds(6)}")
    // #endregion
}
