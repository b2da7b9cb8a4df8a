package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.convergeCast
import it.unibo.collektive.stdlib.accumulation.convergeMean
import it.unibo.collektive.stdlib.accumulation.convergeSum
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.accumulation.findParent
import it.unibo.collektive.stdlib.accumulation.findParents
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.spreading.hopGradientCast
// #endregion
import network.Devices
import network.grid
import network.line

// #region ids
fun Aggregate<Int>.idsAt(sink: Int): List<Int> =
    convergeCast(local = listOf(localId), sink = localId == sink) { a, b ->
        a + b
    }
// #endregion

// #region sum
fun Aggregate<Int>.totalAtZero(amount: Int): Int =
    convergeSum(amount, sink = localId == 0)
// #endregion

// #region mean
fun Aggregate<Int>.meanAtZero(reading: Double): Double =
    convergeMean(reading, sink = localId == 0)
// #endregion

// #region count
fun Aggregate<Int>.devicesPerSink(sinks: Set<Int>): Int =
    countDevices(sink = localId in sinks)
// #endregion

// #region potential
fun Aggregate<Int>.totalDownhill(amount: Int): Int {
    val potential = distanceTo(source = localId == 0)
    return convergeSum(amount, potential = potential)
}
// #endregion

// #region parents
fun Aggregate<Int>.parents(): Pair<Int, Set<Int>> {
    val potential = hopDistanceTo(source = localId == 0)
    return findParent(potential) to findParents(potential)
}
// #endregion

// #region known-to-all
fun Aggregate<Int>.meanForAll(reading: Double): Double {
    val mean = convergeMean(reading, sink = localId == 0)
    return hopGradientCast(source = localId == 0, local = mean)
}
// #endregion

fun runIds() = println(Devices(line(5)) { idsAt(sink = 2) }.rounds(6))

fun runSum() = println(Devices(line(6)) { totalAtZero(amount = 1) }.rounds(8))

fun runMean() = println(Devices(line(3)) { meanAtZero(10.0 * localId) }.rounds(6))

fun runCount() = println(Devices(line(6)) { devicesPerSink(setOf(0, 5)) }.rounds(8))

fun runPotential() = println(Devices(line(6)) { totalDownhill(localId) }.rounds(8))

fun runParents() = Devices(grid(columns = 3, rows = 2)) { parents() }.rounds(6)
    .forEachIndexed { id, (one, all) -> println("$id: parent $one, parents $all") }

fun runKnownToAll() = println(Devices(line(3)) { meanForAll(10.0 * localId) }.rounds(8))
