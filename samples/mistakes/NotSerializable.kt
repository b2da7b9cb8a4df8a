package mistakes.notserializable

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.maxBy
import kotlinx.serialization.Serializable
import network.Devices
import network.line
import networking.Wire
import networking.devices

// #region wrong
data class Reading(val room: String, val celsius: Double)

fun Aggregate<Int>.warmestWrong(here: Reading): Reading =
    neighboring(here).all.values.maxBy { it.celsius }
// #endregion

// #region right
@Serializable
data class Measured(val room: String, val celsius: Double)

fun Aggregate<Int>.warmest(here: Measured): Measured =
    neighboring(here).all.values.maxBy { it.celsius }
// #endregion

private val rooms = listOf("cellar", "hall", "attic")

/** Over a mailbox that sends bytes. */
fun wrong() = println(
    Wire(3).devices(3) { warmestWrong(Reading(rooms[localId], 12.0 + localId)) }.map { it.cycle() },
)

/** The same in memory, where nothing is missed. */
fun memory() = println(
    Devices(line(3)) { warmestWrong(Reading(rooms[localId], 12.0 + localId)) }.rounds(2).last(),
)

fun right() {
    val devices = Wire(3).devices(3) { warmest(Measured(rooms[localId], 12.0 + localId)) }
    devices.forEach { it.cycle() }
    println(devices.map { it.cycle() }.last())
}
