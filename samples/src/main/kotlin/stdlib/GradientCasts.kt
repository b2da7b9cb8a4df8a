package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.ints.FieldedInts.toDouble
import it.unibo.collektive.stdlib.spreading.bellmanFordGradientCast
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gradientCast
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import it.unibo.collektive.stdlib.spreading.intGradientCast
import it.unibo.collektive.stdlib.spreading.multiGradientCast
import it.unibo.collektive.stdlib.util.euclideanDistance2D
import it.unibo.collektive.stdlib.util.hops
// #endregion
import network.Devices
import network.line

// #region broadcast
fun Aggregate<Int>.newsFrom(source: Int, news: String): String =
    hopGradientCast(source = localId == source, local = news)
// #endregion

// #region accumulate
fun Aggregate<Int>.route(): String = hopGradientCast(
    source = localId == 0,
    local = "$localId",
    accumulateData = { _, _, before -> "$before-$localId" },
)
// #endregion

// #region metric
fun Aggregate<Int>.nearestStation(
    station: Boolean,
    position: Pair<Double, Double>,
): Int = gradientCast(
    source = station,
    local = localId,
    metric = euclideanDistance2D(position),
)
// #endregion

// #region int-metric
fun Aggregate<Int>.cheapest(station: Boolean, toll: Int): Int = intGradientCast(
    source = station,
    local = localId,
    metric = hops().mapValues { it * toll },
)
// #endregion

// #region multi
fun Aggregate<Int>.namesOf(sources: Set<Int>, name: String): Map<Int, String> =
    multiGradientCast(
        sources = sources,
        local = name,
        metric = hops().toDouble(),
    )
// #endregion

// #region bellman-ford
fun Aggregate<Int>.byBellmanFord(source: Boolean): Double =
    bellmanFordGradientCast(
        source = source,
        local = if (source) 0.0 else Double.POSITIVE_INFINITY,
        accumulateData = { _, toNeighbour, distance -> distance + toNeighbour },
        metric = hops().toDouble(), // the last parameter: name it
    )
// #endregion

fun runBroadcast() = println(Devices(line(4)) { newsFrom(2, "news of $localId") }.rounds(4))

fun runAccumulate() = println(Devices(line(4)) { route() }.rounds(4))

fun runMetric() {
    val positions = listOf(0.0, 1.0, 2.0, 6.0, 7.0).map { it to 0.0 }
    val devices = Devices(line(5)) { nearestStation(localId in setOf(0, 4), positions[localId]) }
    println(devices.rounds(6))
}

fun runIntMetric() {
    println(Devices(line(6)) { cheapest(localId in setOf(0, 5), toll = 3) }.rounds(6))
}

fun runMulti() {
    val devices = Devices(line(4)) { namesOf(setOf(0, 3), "device $localId") }
    devices.rounds(5).forEachIndexed { id, names -> println("$id: $names") }
}

fun runRepair() {
    // #region repair
    var source = 0
    val devices = Devices(line(6)) {
        distanceTo(localId == source) to byBellmanFord(localId == source)
    }
    println("distanceTo, Bellman-Ford at device 0")
    devices.rounds(6)
    source = 5 // the source moves to the other end
    repeat(6) { println(devices.round().first()) }
    // #endregion
}
