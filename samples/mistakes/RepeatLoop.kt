package mistakes.repeatloop

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.farWrong(hops: Int): Int {
    var far = localId
    repeat(hops) { far = neighboring(far).all.values.max() }
    return far
}
// #endregion

// #region right
fun Aggregate<Int>.far(hops: Int): Int {
    var far = localId
    repeat(hops) { step ->
        far = alignedOn(step) { neighboring(far).all.values.max() }
    }
    return far
}
// #endregion

fun wrong() = println(Devices(line(5)) { farWrong(hops = 2) }.rounds(3))

fun right() = println(Devices(line(5)) { far(hops = 2) }.rounds(3))
