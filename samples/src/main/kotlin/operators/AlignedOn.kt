package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.hopGradientCast
// #endregion
import network.Devices
import network.everyone
import network.line

// #region rooms
fun Aggregate<Int>.roomMates(room: String): Set<Int> =
    alignedOn(room) { neighborhood().neighbors.ids.set }
// #endregion

// #region loop
fun Aggregate<Int>.shared(
    readings: Map<String, Int>,
): Map<String, Map<Int, Int>> =
    readings.entries.associate { (sensor, reading) ->
        sensor to alignedOn(sensor) { neighboring(reading).all.toMap() }
    }
// #endregion

// #region areas
fun Aggregate<Int>.areaSize(): Pair<Int, Int> {
    val leader = boundedElection(bound = 2)
    val size = alignedOn(leader) {
        val total = countDevices(sink = leader == localId)
        hopGradientCast(source = leader == localId, local = total)
    }
    return leader to size
}
// #endregion

fun runRooms() {
    val rooms = listOf("kitchen", "kitchen", "hall", "hall", "kitchen")
    println(Devices(everyone(5)) { roomMates(rooms[localId]) }.rounds(2))
}

fun runLoop() {
    val readings = listOf(
        mapOf("light" to 7, "noise" to 3),
        mapOf("light" to 9),
        mapOf("noise" to 1),
    )
    Devices(everyone(3)) { shared(readings[localId]) }.rounds(2)
        .forEachIndexed { id, around -> println("$id: $around") }
}

fun runAreas() {
    println(Devices(line(8)) { areaSize() }.rounds(12))
}
