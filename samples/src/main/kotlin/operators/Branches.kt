package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
// #endregion
import network.Devices
import network.everyone

// #region if
fun Aggregate<Int>.halves(): Int = if (localId % 2 == 0) {
    neighborhood().neighbors.size
} else {
    neighborhood().neighbors.size
}
// #endregion

// #region when
fun Aggregate<Int>.thirds(): Int = when (localId % 3) {
    0 -> neighborhood().neighbors.size
    1 -> neighborhood().neighbors.size
    else -> neighborhood().neighbors.size
}
// #endregion

// #region and
fun Aggregate<Int>.busyAmongWilling(): Boolean =
    localId >= 4 && neighborhood().neighbors.size >= 2
// #endregion

// #region projection
fun Aggregate<Int>.projected(): List<Int> {
    val around = neighborhood()
    val counted = around.neighbors.size // a plain number: it stays as it is
    return if (localId < 2) {
        listOf(counted, around.neighbors.size) // a field: read in the branch
    } else {
        listOf(counted, around.neighbors.size)
    }
}
// #endregion

// #region sum
fun Aggregate<Int>.paidByTeam(member: Boolean, amount: Int): Int {
    val amounts = neighboring(amount)
    return if (member) amounts.all.values.sum() else 0
}
// #endregion

fun runIf() = println(Devices(everyone(6)) { halves() }.rounds(2))

fun runWhen() = println(Devices(everyone(6)) { thirds() }.rounds(2))

fun runAnd() = println(Devices(everyone(7)) { busyAmongWilling() }.rounds(2))

fun runProjection() = println(Devices(everyone(5)) { projected() }.rounds(2))

fun runSum() = println(Devices(everyone(4)) { paidByTeam(localId != 3, 10 + localId) }.rounds(2))
