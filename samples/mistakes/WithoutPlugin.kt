package mistakes.withoutplugin

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
// #endregion
import network.Devices
import network.everyone

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
