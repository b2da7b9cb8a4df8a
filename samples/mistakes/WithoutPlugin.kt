package mistakes.withoutplugin

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
// #endregion
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.stdlib.spreading.distanceTo
import network.Devices
import network.everyone
import network.line

// #region branch
fun Aggregate<Int>.teamSize(): Int = when (localId % 3) {
    0 -> neighborhood().neighbors.size
    1 -> neighborhood().neighbors.size
    else -> neighborhood().neighbors.size
}
// #endregion

// #region twice
fun Aggregate<Int>.warmestAndWettest(
    temperature: Int,
    humidity: Int,
): Pair<Int, Int> {
    val warmest = neighboring(temperature).all.values.max()
    val wettest = neighboring(humidity).all.values.max()
    return warmest to wettest
}
// #endregion

fun branch() {
    // #region branch-run
    val devices = Devices(everyone(6)) { teamSize() }
    println(devices.rounds(2))
    // #endregion
}

fun twice() {
    // #region twice-run
    val devices = Devices(everyone(3)) {
        warmestAndWettest(20 + localId, 60 - localId)
    }
    println(devices.rounds(2))
    // #endregion
}

/** Rounds run and, by tens from 100, something else that is counted: two states. */
fun states() = Devices(everyone(3)) { evolve(0) { it + 1 } to evolve(100) { it + 10 } }
    .run { repeat(3) { println(rounds(1).distinct()) } }

/** One call, which needs nobody to tell it from another. */
fun single() = println(Devices(line(4)) { distanceTo(localId == 0) }.rounds(4))

/** Two values that are shared. */
fun shares() = println(
    Devices(everyone(3)) { share(0) { it.local.value + 1 } to share(100) { it.local.value + 10 } }.rounds(2),
)
