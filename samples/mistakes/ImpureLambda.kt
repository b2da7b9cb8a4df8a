package mistakes.impurelambda

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.toMap
import network.Devices
import network.everyone

// #region wrong
fun Aggregate<Int>.numberedWrong(): List<Map<Int, Int>> {
    var next = 0
    val numbered = neighboring(localId).mapValues { next++ }
    return listOf(numbered.all.toMap(), numbered.all.toMap())
}
// #endregion

// #region right
fun Aggregate<Int>.numbered(): List<Map<Int, Int>> {
    val ids = neighboring(localId).all.toMap().keys.sorted() // reduce once
    val numbers = ids.withIndex().associate { (number, id) -> id to number }
    return listOf(numbers, numbers)
}
// #endregion

fun wrong() = println(Devices(everyone(3)) { numberedWrong() }.rounds(2).first())

fun right() = println(Devices(everyone(3)) { numbered() }.rounds(2).first())
