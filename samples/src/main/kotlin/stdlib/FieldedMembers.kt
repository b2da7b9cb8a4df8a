package stdlib

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.stdlib.booleans.FieldedBooleans.and
import it.unibo.collektive.stdlib.doubles.FieldedDoubles.div
import it.unibo.collektive.stdlib.doubles.FieldedDoubles.minus
import it.unibo.collektive.stdlib.doubles.FieldedDoubles.plus
import it.unibo.collektive.stdlib.ints.FieldedInts.toDouble
// #endregion
import network.Devices
import network.line

// #region arithmetic
fun Aggregate<Int>.differences(reading: Double): Field<Int, Double> =
    neighboring(reading) - reading // field and number
// #endregion

// #region fields
fun Aggregate<Int>.through(
    distance: Double,
    metric: Field<Int, Double>,
): Field<Int, Double> = neighboring(distance) + metric // field and field
// #endregion

// #region ratio
fun Aggregate<Int>.perMember(total: Double, members: Int): Field<Int, Double> =
    neighboring(total) / neighboring(members).toDouble()
// #endregion

// #region booleans
fun Aggregate<Int>.readyAndNear(
    ready: Boolean,
    near: Boolean,
): Field<Int, Boolean> = neighboring(ready) and neighboring(near)
// #endregion

fun runArithmetic() = println(Devices(line(3)) { differences(10.0 * localId) }.rounds(2)[1])

fun runFields() = println(
    Devices(line(3)) { through(localId + 0.0, neighboring(localId / 2.0)) }.rounds(2)[1],
)

fun runRatio() = println(Devices(line(3)) { perMember(12.0, 1 + localId) }.rounds(2)[1])

fun runBooleans() = println(Devices(line(3)) { readyAndNear(localId > 0, localId < 2) }.rounds(2)[1])
