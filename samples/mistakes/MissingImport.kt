package mistakes.missingimport

import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.totalsWrong(
    a: Field<Int, Double>,
    b: Field<Int, Double>,
): Field<Int, Double> = a + b
// #endregion

// #region right
fun Aggregate<Int>.totals(
    a: Field<Int, Double>,
    b: Field<Int, Double>,
): Field<Int, Double> = a.alignedMapValues(b) { x, y -> x + y }
// #endregion

fun right() {
    val devices = Devices(line(3)) {
        totals(neighboring(1.0 * localId), neighboring(localId / 2.0))
    }
    println(devices.rounds(2)[1])
}
