package mistakes.oldreductions

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.warmestWrong(here: Double): Double =
    neighboring(here).max(base = here)

fun Aggregate<Int>.howManyWrong(): Int = neighboring(localId).neighborsCount

fun Aggregate<Int>.labelsWrong(here: Double): List<String> =
    neighboring(here).mapWithId { id, value -> "$id: $value" }
        .excludeSelf().values.toList()
// #endregion

// #region right
fun Aggregate<Int>.warmest(here: Double): Double =
    neighboring(here).all.values.max()

fun Aggregate<Int>.howMany(): Int = neighboring(localId).neighbors.size

fun Aggregate<Int>.labels(here: Double): List<String> =
    neighboring(here).map { (id, value) -> "$id: $value" }.neighbors.values.list
// #endregion

fun right() =
    Devices(line(3)) { Triple(warmest(20.0 + localId), howMany(), labels(20.0 + localId)) }
        .rounds(2)
        .forEach(::println)
