package mistakes.neighboringconstant

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.degreeWrong(): Int = neighboring(1).neighbors.values.sum()
// #endregion

// #region right
fun Aggregate<Int>.degree(): Int = neighborhood().neighbors.size
// #endregion

fun right() = println(Devices(line(3)) { degree() }.rounds(2))
