package operators

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
// #endregion
import network.Devices
import network.everyone

// #region lambda
fun inTeam(red: Boolean, count: () -> Int): Int =
    if (red) count() else 100 + count() // only calls a lambda: one network

fun Aggregate<Int>.teams(red: Boolean): Int =
    inTeam(red) { neighborhood().neighbors.size }
// #endregion

// #region receiver
fun Aggregate<Int>.ofTeam(red: Boolean, count: Aggregate<Int>.() -> Int): Int =
    if (red) count() else 100 + count() // a lambda on Aggregate: two

fun Aggregate<Int>.apart(red: Boolean): Int =
    ofTeam(red) { neighborhood().neighbors.size }
// #endregion

// #region condition
fun Aggregate<Int>.inCondition(red: Boolean): Int {
    val around = neighboring(localId)
    return if (red && around.neighbors.size > 1) 1 else 0 // everybody counts
}
// #endregion

// #region condition-val
fun Aggregate<Int>.beforeCondition(red: Boolean): List<Int> {
    val around = neighboring(localId)
    val manyOfAll = around.neighbors.size > 1
    val manyOfRed = red && around.neighbors.size > 1
    return listOf(if (red && manyOfAll) 1 else 0, if (manyOfRed) 1 else 0)
}
// #endregion

// #region kept
class Seen(val around: Field<Int, Int>)

fun Aggregate<Int>.readInBranch(red: Boolean): List<Int> {
    val seen = Seen(neighboring(localId))
    val pair = seen.around to "a pair"
    val later by lazy { pair.first }
    val around = seen.around // a variable: only this one is projected
    return if (red) {
        listOf(
            seen.around.neighbors.size,
            pair.first.neighbors.size,
            later.neighbors.size,
            around.neighbors.size,
        )
    } else {
        listOf(
            seen.around.neighbors.size,
            pair.first.neighbors.size,
            later.neighbors.size,
            around.neighbors.size,
        )
    }
}
// #endregion

fun runLambda() = println(Devices(everyone(7)) { teams(localId < 3) }.rounds(2))

fun runReceiver() = println(Devices(everyone(7)) { apart(localId < 3) }.rounds(2))

fun runCondition() = println(Devices(everyone(5)) { inCondition(localId < 2) }.rounds(2))

fun runConditionVal() = println(Devices(everyone(5)) { beforeCondition(localId < 2) }.rounds(2))

fun runKept() = println(Devices(everyone(5)) { readInBranch(localId < 2) }.rounds(2))
