package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.convergeSum
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.ints.FieldedInts.toDouble
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.gradientCast
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import it.unibo.collektive.stdlib.util.hops
// #endregion
import network.Devices
import network.grid
import network.line

// #region area-sum
fun Aggregate<Int>.areaSum(value: Double): Double {
    val leader = boundedElection(bound = 2) // S: who leads
    return alignedOn(leader) { // each area on its own
        val iLead = leader == localId
        val sum = convergeSum(value, sink = iLead) // G and C: the leader sums
        hopGradientCast(source = iLead, local = sum) // G: tell everyone
    }
}
// #endregion

// #region channel
fun Aggregate<Int>.channel(from: Int, to: Int, width: Double): Boolean {
    val toFrom = distanceTo(source = localId == from)
    val toTo = distanceTo(source = localId == to)
    val length = gradientCast(
        source = localId == from,
        local = toTo, // at the source, the distance between the two ends
        metric = hops().toDouble(),
    )
    return toFrom + toTo <= length + width
}
// #endregion

// #region diameter
fun Aggregate<Int>.diameter(): Int {
    val hops = distanceTo(source = localId == 0).toInt()
    val eccentricity = gossipMax(hops)
    val farthest = gossipMax(if (hops == eccentricity) localId else -1)
    return gossipMax(distanceTo(source = localId == farthest).toInt())
}
// #endregion

fun runAreaSum() {
    // #region area-sum-run
    val devices = Devices(line(8)) { boundedElection(bound = 2) to areaSum(1.0) }
    println(devices.rounds(14))
    // #endregion
}

fun runChannel() {
    val devices = Devices(grid(columns = 5, rows = 3)) { channel(from = 5, to = 9, width = 0.0) }
    devices.rounds(10).chunked(5) { row -> row.joinToString("") { if (it) "#" else "." } }
        .forEach(::println)
}

fun runWideChannel() {
    val devices = Devices(grid(columns = 6, rows = 4)) { channel(from = 7, to = 10, width = 2.0) }
    devices.rounds(10).chunked(6) { row -> row.joinToString("") { if (it) "#" else "." } }
        .forEach(::println)
}

fun runDiameter() = println(Devices(line(6)) { diameter() }.rounds(20))
