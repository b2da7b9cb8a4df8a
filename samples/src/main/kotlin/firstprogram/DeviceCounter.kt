package firstprogram

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.hopGradientCast
// #endregion
import network.Devices
import network.islands
import network.line

// #region count
fun Aggregate<Int>.countAtZero(): Int = countDevices(sink = localId == 0)
// #endregion

// #region broadcast
fun Aggregate<Int>.sizeFromZero(): Int {
    val total = countDevices(sink = localId == 0)
    return hopGradientCast(source = localId == 0, local = total)
}
// #endregion

// #region size
fun Aggregate<Int>.networkSize(leader: Int): Int {
    val total = countDevices(sink = leader == localId)
    return hopGradientCast(source = leader == localId, local = total)
}
// #endregion

// #region global
fun Aggregate<Int>.sizeByGlobalElection(): Int =
    networkSize(leader = globalElection())
// #endregion

// #region bounded
fun Aggregate<Int>.sizeByBoundedElection(): Int =
    networkSize(leader = boundedElection(bound = 6))
// #endregion

// #region gossip
fun Aggregate<Int>.sizeByGossip(): Int =
    networkSize(leader = gossipMax(localId))
// #endregion

fun runCount() {
    // #region count-run
    val devices = Devices(line(6)) { countAtZero() }
    repeat(6) { round -> println("round ${round + 1}: ${devices.round()}") }
    // #endregion
}

fun runBroadcast() {
    // #region broadcast-run
    val devices = Devices(line(6)) { sizeFromZero() }
    repeat(7) { round -> println("round ${round + 1}: ${devices.round()}") }
    // #endregion
}

fun runLost() {
    // #region lost
    val devices = Devices(line(6)) { sizeFromZero() }
    println("whole network:   ${devices.rounds(12)}")
    devices.topology = line(6).cutAfter(2)
    println("cut after 2:     ${devices.rounds(12)}")
    // #endregion
}

fun runSettle() {
    // #region settle
    val devices = Devices(line(6)) { sizeByBoundedElection() }
    repeat(9) { round -> println("round ${round + 1}: ${devices.round()}") }
    // #endregion
}

// #region split
fun split(size: Aggregate<Int>.() -> Int) {
    val devices = Devices(line(6)) { size() }
    println("whole network:   ${devices.rounds(20)}")
    devices.topology = line(6).cutAfter(2) // 0 - 1 - 2   3 - 4 - 5
    println("20 rounds later: ${devices.rounds(20)}")
    println("20 rounds later: ${devices.rounds(20)}")
    devices.topology = line(6)
    println("whole again:     ${devices.rounds(20)}")
}
// #endregion

fun runSplitBounded() {
    // #region bounded-run
    split { sizeByBoundedElection() }
    // #endregion
}

fun runSplitGossip() {
    // #region gossip-run
    split { sizeByGossip() }
    // #endregion
}

fun runSplitGlobal() {
    // #region global-run
    split { sizeByGlobalElection() }
    // #endregion
}

// #region after-cut
fun afterCut(size: Aggregate<Int>.() -> Int) {
    val devices = Devices(line(6)) { size() }
    println("whole network: ${devices.rounds(20)}")
    devices.topology = line(6).cutAfter(2)
    repeat(8) { round ->
        println("${round + 1} after the cut: ${devices.round()}")
    }
}
// #endregion

fun runAfterCutGossip() {
    // #region after-cut-gossip-run
    afterCut { sizeByGossip() }
    // #endregion
}

fun runAfterCutBounded() {
    // #region after-cut-bounded-run
    afterCut { sizeByBoundedElection() }
    // #endregion
}

fun runAfterCutGlobal() {
    // #region after-cut-global-run
    afterCut { sizeByGlobalElection() }
    // #endregion
}

fun runLeaders() {
    // #region leaders
    val devices = Devices(line(6)) {
        globalElection() to boundedElection(bound = 6)
    }
    println("whole network:   ${devices.rounds(20)}")
    devices.topology = line(6).cutAfter(2)
    println("20 rounds later: ${devices.rounds(20)}")
    // #endregion
}

fun runRemoved() {
    // #region removed
    val devices = Devices(line(6)) {
        globalElection() to boundedElection(bound = 6)
    }
    println("six devices:     ${devices.rounds(20)}")
    devices.topology = line(6).without(5)
    println("20 rounds later: ${devices.rounds(20)}")
    // #endregion
}

fun runIslands() {
    // #region islands
    val devices = Devices(islands(3, 3)) { sizeByGlobalElection() }
    println(devices.rounds(20))
    // #endregion
}

fun main() = split { sizeByBoundedElection() }
