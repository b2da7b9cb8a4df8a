package mistakes.evolvereadsfirst

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.heardWrong(): Int =
    evolve(0) { total -> total + neighboring(localId).neighbors.size }
// #endregion

// #region right
fun Aggregate<Int>.heard(): Int =
    evolve(0) { total -> neighboring(localId).neighbors.size + total }
// #endregion

fun wrong() = println(Devices(line(4)) { heardWrong() }.rounds(4))

fun right() = println(Devices(line(4)) { heard() }.rounds(4))
