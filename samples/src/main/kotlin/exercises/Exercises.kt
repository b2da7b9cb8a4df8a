package exercises

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.hopGradientCast
// #endregion
import network.everyone
import network.islands

// #region collect
fun Aggregate<Int>.countAtThree(): Int = countDevices(sink = localId == 0)
// #endregion

// #region broadcast
fun Aggregate<Int>.sizeFromThree(): Int {
    val total = countDevices(sink = localId == 3)
    return hopGradientCast(source = localId == 0, local = total)
}
// #endregion

// #region elect
fun Aggregate<Int>.leader(): Int = gossipMax(localId)
// #endregion

// #region split
fun Aggregate<Int>.sizeAfterCut(): Int {
    val leader = globalElection()
    val total = countDevices(sink = leader == localId)
    return hopGradientCast(source = leader == localId, local = total)
}
// #endregion

// #region reduce
fun Aggregate<Int>.coldest(temperature: Double): Int =
    neighboring(temperature).all.maxBy { it.value }.id
// #endregion

// #region state
fun Aggregate<Int>.countdown(): Int = evolve(0) { it + 1 }
// #endregion

// #region travel
fun Aggregate<Int>.coldestAnywhere(temperature: Double): Double =
    share(temperature) { known ->
        maxOf(known.all.values.max(), temperature)
    }
// #endregion

// #region before
fun Aggregate<Int>.teamAndAll(red: Boolean): Pair<Int, Int> {
    val team = if (red) neighborhood().all.size else neighborhood().all.size
    return team to team
}
// #endregion

// #region projection
fun Aggregate<Int>.hopsFrom(source: Boolean): Double =
    share(Double.POSITIVE_INFINITY) { distances ->
        if (source) 0.0 else distances.neighbors.values.min() + 1
    }
// #endregion

fun runCollect() = tried { countAtThree() }

fun runBroadcast() = tried { sizeFromThree() }

fun runElect() = tried(islands(3, 3)) { leader() }

fun runSplit() = triedWithCut { sizeAfterCut() }

fun runReduce() = tried { coldest(20.0 - localId) }

fun runState() = tried { countdown() }

fun runTravel() = tried { coldestAnywhere(20.0 - localId) }

fun runBefore() = tried(everyone(5)) { teamAndAll(red = localId < 2) }

fun runProjection() = tried { hopsFrom(source = localId == 3) }
