package mistakes.onestateforall

import it.unibo.collektive.aggregate.api.Aggregate
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.countersWrong(steps: List<Int>): List<Int> =
    steps.map { step -> evolve(0) { it + step } }
// #endregion

// #region right
fun Aggregate<Int>.counters(steps: List<Int>): List<Int> =
    steps.map { step -> alignedOn(step) { evolve(0) { it + step } } }
// #endregion

fun wrong() = with(Devices(line(1)) { countersWrong(listOf(1, 10)) }) {
    repeat(3) { println(round().single()) }
}

fun right() = with(Devices(line(1)) { counters(listOf(1, 10)) }) {
    repeat(3) { println(round().single()) }
}
