package mistakes.neverforgets

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.everHappened
import it.unibo.collektive.stdlib.spreading.isHappeningAnywhere
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.fireWrong(seen: Boolean): Boolean = everHappened { seen }
// #endregion

// #region right
fun Aggregate<Int>.fire(seen: Boolean): Boolean = isHappeningAnywhere { seen }
// #endregion

private fun print(program: Aggregate<Int>.(Boolean) -> Boolean) {
    var burning = true
    val devices = Devices(line(5)) { program(burning && localId == 0) }
    println("during the fire: ${devices.rounds(5)}")
    burning = false
    println("ten rounds on:   ${devices.rounds(10)}")
}

fun wrong() = print { fireWrong(it) }

fun right() = print { fire(it) }
