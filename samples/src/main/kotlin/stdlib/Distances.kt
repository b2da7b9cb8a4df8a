package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.util.euclideanDistance2D
import it.unibo.collektive.stdlib.util.hops
import it.unibo.collektive.stdlib.util.nonOverflowingPlus
// #endregion
import network.Devices
import network.islands
import network.line

// #region hops
fun Aggregate<Int>.hopsToZero(): Double = distanceTo(source = localId == 0)
// #endregion

// #region metres
fun Aggregate<Int>.metresToZero(position: Pair<Double, Double>): Double =
    distanceTo(source = localId == 0, metric = euclideanDistance2D(position))
// #endregion

// #region nearest
fun Aggregate<Int>.toNearestOf(sources: Set<Int>): Double =
    distanceTo(localId in sources)
// #endregion

// #region bounded
fun Aggregate<Int>.near(): Double =
    distanceTo(source = localId == 0, maxDiameter = 2)
// #endregion

// #region own-distance
fun Aggregate<Int>.wholeSteps(): Int = distanceTo(
    source = localId == 0,
    bottom = 0,
    top = Int.MAX_VALUE,
    metric = hops(),
    accumulateDistance = Int::nonOverflowingPlus,
)
// #endregion

// #region unreachable
fun Aggregate<Int>.unreachable(): Pair<Double, Int> =
    distanceTo(source = localId == 0) to hopDistanceTo(source = localId == 0)
// #endregion

fun runHopsToZero() = println(Devices(line(5)) { hopsToZero() }.rounds(5))

fun runMetresToZero() {
    val positions = listOf(0.0 to 0.0, 3.0 to 4.0, 6.0 to 8.0, 6.0 to 0.0)
    println(Devices(line(4)) { metresToZero(positions[localId]) }.rounds(5))
}

fun runNearest() = println(Devices(line(6)) { toNearestOf(setOf(0, 5)) }.rounds(6))

fun runNear() = println(Devices(line(6)) { near() }.rounds(10))

fun runOwnDistance() = println(Devices(line(5)) { wholeSteps() }.rounds(5))

fun runUnreachable() = println(Devices(islands(3, 2)) { unreachable() }.rounds(6))
