package mistakes.nullstate

import it.unibo.collektive.aggregate.api.Aggregate
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.ticketWrong(): Int? = evolving<Int?, Int?>(5) { left ->
    (if (left == null || left == 1) null else left - 1).yielding { left }
}
// #endregion

// #region right
fun Aggregate<Int>.ticket(): Int? = evolving(listOf(5)) { left ->
    left.filter { it > 1 }.map { it - 1 }.yielding { left.firstOrNull() }
}
// #endregion

fun wrong() {
    val devices = Devices(line(1)) { ticketWrong() }
    println(List(8) { devices.round().single() })
}

fun right() {
    val devices = Devices(line(1)) { ticket() }
    println(List(8) { devices.round().single() })
}
