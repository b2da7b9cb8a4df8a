package basics

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.stdlib.spreading.distanceTo
// #endregion
import network.Devices
import network.everyone
import network.grid

// #region team-size
fun Aggregate<Int>.teamSize(red: Boolean): Int =
    if (red) neighborhood().all.size else neighborhood().all.size
// #endregion

// #region everyone-size
fun Aggregate<Int>.everyoneSize(red: Boolean): Pair<String, Int> {
    val size = neighborhood().all.size // before the branch: everyone
    return if (red) "red" to size else "blue" to size
}
// #endregion

// #region around-obstacle
fun Aggregate<Int>.distanceAround(obstacle: Boolean): Double =
    if (obstacle) Double.NaN else distanceTo(source = localId == 0)
// #endregion

fun runTeamSize() {
    // #region team-size-run
    val devices = Devices(everyone(5)) { teamSize(red = localId < 2) }
    println(devices.rounds(2))
    // #endregion
}

fun runEveryoneSize() {
    // #region everyone-size-run
    val devices = Devices(everyone(5)) { everyoneSize(red = localId < 2) }
    println(devices.rounds(2))
    // #endregion
}

fun runAroundObstacle() {
    // #region around-obstacle-run
    val wall = setOf(1, 6) // part of the second column of a grid five wide
    val devices = Devices(grid(columns = 5, rows = 3)) {
        distanceAround(localId in wall)
    }
    devices.rounds(12).chunked(5).forEach(::println)
    // #endregion
}
