package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.sharing
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
// #endregion
import network.Devices
import network.line

// #region label
fun Aggregate<Int>.howFar(source: Boolean): String =
    sharing(Double.POSITIVE_INFINITY) { hops ->
        val nearest = hops.neighbors.values.min()
        val mine = if (source) 0.0 else nearest + 1
        mine.yielding { if (mine <= 2) "near ($mine)" else "far ($mine)" }
    }
// #endregion

// #region change
fun Aggregate<Int>.stillMoving(source: Boolean): Boolean =
    sharing(Double.POSITIVE_INFINITY) { hops ->
        val before = hops.local.value
        val nearest = hops.neighbors.values.min()
        val now = if (source) 0.0 else nearest + 1
        now.yielding { now != before }
    }
// #endregion

fun runLabel() {
    val devices = Devices(line(5)) { howFar(source = localId == 0) }
    println(devices.rounds(5))
}

fun runStillMoving() {
    val devices = Devices(line(4)) { stillMoving(source = localId == 0) }
    repeat(5) { println(devices.roundBackwards()) }
}
