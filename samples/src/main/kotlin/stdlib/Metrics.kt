package stdlib

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.stdlib.util.Point2D
import it.unibo.collektive.stdlib.util.Point3D
import it.unibo.collektive.stdlib.util.coerceIn
import it.unibo.collektive.stdlib.util.euclideanDistance2D
import it.unibo.collektive.stdlib.util.euclideanDistance3D
import it.unibo.collektive.stdlib.util.hops
import it.unibo.collektive.stdlib.util.nonOverflowingPlus
import it.unibo.collektive.stdlib.util.replaceMatching
import it.unibo.collektive.stdlib.util.replaceMatchingValues
// #endregion
import network.Devices
import network.line

// #region hops
fun Aggregate<Int>.inHops(): Field<Int, Int> = hops()
// #endregion

// #region metres
fun Aggregate<Int>.inMetres(
    position: Pair<Double, Double>,
): Field<Int, Double> = euclideanDistance2D(position)
// #endregion

// #region three-d
fun Aggregate<Int>.inSpace(drone: Point3D): Field<Int, Double> =
    euclideanDistance3D(drone)
// #endregion

// #region clean
fun Aggregate<Int>.cleaned(reading: Double): Field<Int, Double> =
    neighboring(reading)
        .replaceMatchingValues(0.0) { it.isNaN() } // a broken sensor
        .replaceMatching(1.0) { (id, _) -> id == 2 } // a device not to trust
        .coerceIn(0.0, 50.0)
// #endregion

fun runPoints() {
    // #region points
    val point = Point2D(3.0 to 4.0)
    val (x, y) = point * 2.0
    println("twice the point: $x, $y")
    println("to the origin: ${point.distanceTo(Point2D(0.0 to 0.0))}")
    // #endregion
}

fun runSaturating() {
    // #region saturating
    println("${Int.MAX_VALUE + 1}, ${Int.MAX_VALUE.nonOverflowingPlus(1)}")
    // #endregion
}

fun runInHops() = println(Devices(line(3)) { inHops() }.rounds(2)[1])

fun runInMetres() = println(Devices(line(3)) { inMetres(3.0 * localId to 4.0 * localId) }.rounds(2)[1])

fun runThreeD() {
    val devices = Devices(line(2)) { inSpace(Point3D(Triple(0.0, 0.0, 10.0 * localId))) }
    println(devices.rounds(2)[1])
}

fun runClean() {
    val readings = listOf(Double.NaN, 80.0, 20.0)
    println(Devices(line(3)) { cleaned(readings[localId]) }.rounds(2)[1])
}
