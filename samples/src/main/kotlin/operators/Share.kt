package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
// #endregion
import java.util.Locale
import network.Devices
import network.line

// #region hops
fun Aggregate<Int>.hopsByShare(source: Boolean): Double =
    share(Double.POSITIVE_INFINITY) { hops ->
        val nearest = hops.neighbors.values.min()
        if (source) 0.0 else nearest + 1
    }
// #endregion

// #region hops-evolve
@Suppress("IMPROPER_EVOLVE_CONSTRUCT")
fun Aggregate<Int>.hopsByEvolve(source: Boolean): Double =
    evolve(Double.POSITIVE_INFINITY) { mine ->
        val nearest = neighboring(mine).neighbors.values.min()
        if (source) 0.0 else nearest + 1
    }
// #endregion

// #region average
fun Aggregate<Int>.average(reading: Double): Double =
    share(reading) { around -> around.all.values.list.average() }
// #endregion

fun runHops() {
    // #region run
    val devices = Devices(line(6)) { hopsByShare(source = localId == 0) }
    repeat(6) { println(devices.roundBackwards()) }
    // #endregion
}

fun runFaster() {
    val expected = listOf(0.0, 1.0, 2.0, 3.0, 4.0, 5.0)
    fun roundsOf(devices: Devices<Double>): Int =
        generateSequence { devices.roundBackwards() }.indexOf(expected) + 1
    println("share:  ${roundsOf(Devices(line(6)) { hopsByShare(localId == 0) })} rounds")
    println("evolve: ${roundsOf(Devices(line(6)) { hopsByEvolve(localId == 0) })} rounds")
}

fun runAverage() {
    val devices = Devices(line(4)) { average(reading = 10.0 * localId) }
    for (round in 1..30) {
        val seen = devices.round().map { "%.1f".format(Locale.ROOT, it) }
        if (round in listOf(1, 2, 5, 10, 30)) println("round $round: $seen")
    }
}
