package basics

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.any
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.spreading.gossipMax
// #endregion
import network.Devices
import network.grid
import network.line

// #region degree
fun <ID : Any> Aggregate<ID>.degree(): Int = neighborhood().neighbors.size
// #endregion

// #region neighbour-ids
fun Aggregate<Int>.neighbourIds(): Set<Int> = neighborhood().neighbors.ids.set
// #endregion

// #region local-mean
fun <ID : Any> Aggregate<ID>.localMean(x: Double): Double =
    neighboring(x).all.values.list.average()
// #endregion

// #region hottest
fun Aggregate<Int>.hottest(temperature: Double): Int =
    neighboring(temperature).all.maxBy { it.value }.id
// #endregion

// #region alarm-nearby
fun Aggregate<Int>.alarmNearby(alarm: Boolean): Boolean =
    neighboring(alarm).all.values.any { it }
// #endregion

// #region max-nearby
fun Aggregate<Int>.maxIdNearby(): Int = neighboring(localId).all.values.max()
// #endregion

// #region max-anywhere
fun Aggregate<Int>.maxIdAnywhere(): Int = gossipMax(localId)
// #endregion

fun runDegree() {
    // #region degree-run
    val devices = Devices(line(5)) { degree() }
    repeat(2) { println(devices.round()) }
    // #endregion
}

fun runDegreeOnGrid() {
    // #region degree-grid-run
    val devices = Devices(grid(columns = 3, rows = 3)) { degree() }
    devices.rounds(2).chunked(3).forEach(::println)
    // #endregion
}

fun runNeighbourIds() {
    // #region neighbour-ids-run
    val devices = Devices(line(5)) { neighbourIds() }
    println(devices.rounds(2))
    // #endregion
}

fun runLocalMean() {
    // #region local-mean-run
    val readings = listOf(0.0, 10.0, 20.0, 30.0, 40.0)
    val devices = Devices(line(5)) { localMean(readings[localId]) }
    println(devices.rounds(2))
    // #endregion
}

fun runHottest() {
    // #region hottest-run
    val temperatures = listOf(20.0, 19.0, 18.0, 25.0, 21.0)
    val devices = Devices(line(5)) { hottest(temperatures[localId]) }
    println(devices.rounds(2))
    // #endregion
}

fun runAlarmNearby() {
    // #region alarm-nearby-run
    val devices = Devices(line(5)) { alarmNearby(alarm = localId == 0) }
    println(devices.rounds(2))
    // #endregion
}

fun runMaxNearby() {
    // #region max-nearby-run
    val devices = Devices(line(5)) { maxIdNearby() to maxIdAnywhere() }
    println(devices.rounds(5))
    // #endregion
}
