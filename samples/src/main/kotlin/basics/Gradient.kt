package basics

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.doubles.FieldedDoubles.plus
import it.unibo.collektive.stdlib.ints.FieldedInts.toDouble
import it.unibo.collektive.stdlib.util.euclideanDistance2D
import it.unibo.collektive.stdlib.util.hops
// #endregion
import network.Devices
import network.grid
import network.line

// #region gradient
fun <ID : Any> Aggregate<ID>.myGradient(
    source: Boolean,
    metric: Field<ID, Double>,
): Double = share(Double.POSITIVE_INFINITY) { distances ->
    // Reduce first, branch after.
    val throughNeighbors = (distances + metric).neighbors.values.min()
    if (source) 0.0 else throughNeighbors
}
// #endregion

fun runHops() {
    // #region hops
    val devices = Devices(line(5)) {
        myGradient(source = localId == 0, metric = hops().toDouble())
    }
    repeat(5) { println(devices.roundBackwards()) }
    // #endregion
}

fun runMetres() {
    // #region metres
    val devices = Devices(line(5)) {
        val position = 2.0 * localId to 0.0 // one device each two metres
        myGradient(source = localId == 0, metric = euclideanDistance2D(position))
    }
    println(devices.rounds(5))
    // #endregion
}

fun runGrid() {
    // #region grid
    val devices = Devices(grid(columns = 4, rows = 3)) {
        myGradient(source = localId == 0, metric = hops().toDouble())
    }
    devices.rounds(6).chunked(4).forEach(::println)
    // #endregion
}

fun runHealing() {
    // #region healing
    var source = 0
    val devices = Devices(line(6)) {
        myGradient(source = localId == source, metric = hops().toDouble())
    }
    println("source 0: ${devices.rounds(6)}")
    source = 5
    repeat(6) { println("source 5: ${devices.round()}") }
    // #endregion
}
