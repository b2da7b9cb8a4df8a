package mistakes.unneededyielding

import it.unibo.collektive.aggregate.api.Aggregate
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.roundsWrong(): Int = evolving(0) { rounds ->
    val next = rounds + 1
    next.yielding { next }
}
// #endregion

// #region right
fun Aggregate<Int>.rounds(): Int = evolve(0) { rounds -> rounds + 1 }
// #endregion

fun right() = println(Devices(line(3)) { rounds() }.rounds(2))
