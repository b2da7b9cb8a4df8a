package operators

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchange
// #endregion
import network.Devices
import network.everyone
import network.line

// #region even-odd
fun Aggregate<Int>.evenOdd(): Field<Int, Int> = exchange(localId) { received ->
    received.map { (id, value) -> if (id % 2 == 0) value + 1 else value * 2 }
}
// #endregion

// #region echo
fun Aggregate<Int>.echo(): Field<Int, Int> = exchange(0) { received ->
    received.map { (id, value) -> if (id == localId) localId else value + 1 }
}
// #endregion

fun runEvenOdd() {
    // #region run
    val devices = Devices(everyone(3)) { evenOdd() }
    repeat(2) { round ->
        println("round ${round + 1}")
        devices.round().forEachIndexed { id, sent -> println("  $id sends $sent") }
    }
    // #endregion
}

fun runEcho() {
    val devices = Devices(line(3)) { echo() }
    repeat(4) { println(devices.round()) }
}
