package mistakes.branchreturnsfield

import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.pickWrong(
    indoor: Boolean,
    inside: Int,
    outside: Int,
): Field<Int, Int> =
    if (indoor) neighboring(inside) else neighboring(outside)
// #endregion

// #region right
fun Aggregate<Int>.pick(
    indoor: Boolean,
    inside: Int,
    outside: Int,
): Field<Int, Int> {
    val insides = neighboring(inside)
    val outsides = neighboring(outside)
    return insides.alignedMapValues(outsides) { a, b -> if (indoor) a else b }
}
// #endregion

// #region reduced
fun Aggregate<Int>.warmest(indoor: Boolean, inside: Int, outside: Int): Int =
    if (indoor) {
        neighboring(inside).all.values.max() // a plain number leaves the branch
    } else {
        neighboring(outside).all.values.max()
    }
// #endregion

fun right() =
    println(Devices(line(3)) { pick(localId == 1, 20, localId) }.rounds(2)[1])

fun reduced() = println(Devices(line(3)) { warmest(localId == 1, 20, localId) }.rounds(2))
