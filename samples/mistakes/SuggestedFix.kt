package mistakes.suggestedfix

import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.pickAsSuggested(a: Field<Int, Int>, b: Field<Int, Int>) =
    a.alignedMapValues(b) { _, x, y -> if (localId == 1) x else y }
// #endregion

// #region right
fun Aggregate<Int>.pick(a: Field<Int, Int>, b: Field<Int, Int>) =
    a.alignedMapValues(b) { x, y -> if (localId == 1) x else y }
// #endregion

fun right() {
    val devices = Devices(line(3)) { pick(neighboring(localId), neighboring(-localId)) }
    println(devices.rounds(2)[1])
}
