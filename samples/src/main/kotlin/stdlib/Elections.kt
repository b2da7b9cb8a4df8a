package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.util.euclideanDistance2D
// #endregion
import network.Devices
import network.line

// #region bounded
fun Aggregate<Int>.leaderNearby(): Int = boundedElection(bound = 2)
// #endregion

// #region strength
fun Aggregate<Int>.strongestNearby(battery: Int): Int =
    boundedElection(strength = battery, bound = 2)
// #endregion

// #region lowest
fun Aggregate<Int>.lowestNearby(): Int = boundedElection(strength = -localId, bound = 2)
// #endregion

// #region metres
fun Aggregate<Int>.leaderWithin(
    metres: Double,
    position: Pair<Double, Double>,
): Int = boundedElection(bound = metres, metric = euclideanDistance2D(position))
// #endregion

// #region global
fun Aggregate<Int>.leader(): Int = globalElection()
// #endregion

// #region three
fun Aggregate<Int>.threeElections(): Triple<Int, Int, Int> =
    Triple(globalElection(), boundedElection(bound = 6), gossipMax(localId))
// #endregion

fun runLeaderNearby() = println(Devices(line(10)) { leaderNearby() }.rounds(20))

fun runStrength() {
    val batteries = listOf(10, 90, 20, 30, 80, 40)
    println(Devices(line(6)) { strongestNearby(batteries[localId]) }.rounds(20))
}

fun runLowest() = println(Devices(line(10)) { lowestNearby() }.rounds(20))

fun runLeaderWithin() {
    val positions = listOf(0.0, 1.0, 2.0, 10.0, 11.0, 12.0).map { it to 0.0 }
    println(Devices(line(6)) { leaderWithin(metres = 5.0, positions[localId]) }.rounds(20))
}

fun runGlobal() = println(Devices(line(6)) { leader() }.rounds(10))

fun runThree() {
    // #region three-run
    val devices = Devices(line(6)) { threeElections() }
    println("whole:          ${devices.rounds(20)[0]} at device 0")
    devices.topology = line(6).cutAfter(2)
    println("cut after 2:    ${devices.rounds(20)[0]}")
    println("100 rounds on:  ${devices.rounds(100)[0]}")
    // #endregion
}
