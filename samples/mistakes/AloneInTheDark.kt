package mistakes.aloneinthedark

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.util.nonOverflowingPlus
import network.Devices
import network.islands

// #region wrong
fun Aggregate<Int>.hopsWrong(source: Boolean): Int =
    share(Int.MAX_VALUE) { hops ->
        val through = hops.neighbors.values.min() + 1
        if (source) 0 else through
    }
// #endregion

// #region right
fun Aggregate<Int>.hops(source: Boolean): Int =
    share(Int.MAX_VALUE) { hops ->
        val through = hops.neighbors.values.min().nonOverflowingPlus(1)
        if (source) 0 else through
    }
// #endregion

fun wrong() = println(Devices(islands(2, 1)) { hopsWrong(localId == 0) }.rounds(3))

fun right() = println(Devices(islands(2, 1)) { hops(localId == 0) }.rounds(3))
