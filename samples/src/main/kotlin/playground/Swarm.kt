package playground

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.spreading.distanceTo
import network.Devices
import network.line

// #region meet
/** To the middle of my neighbours. */
fun Aggregate<Int>.meet(device: Device): Act {
    val (x, y) = middle(neighboring(device.position).neighbors.values.list, device)
    return Act(device.id, dx = 0.2 * (x - device.x), dy = 0.2 * (y - device.y))
}
// #endregion

// #region keep-away
/** Away from neighbours that are closer than 1. */
fun Aggregate<Int>.keepAway(device: Device): Act {
    val close = neighboring(device.position).neighbors.values.list.filter { (x, y) ->
        val (right, down) = x - device.x to y - device.y
        right * right + down * down < 1.0
    }
    val (x, y) = middle(close, device)
    return Act(close.size, dx = 0.2 * (device.x - x), dy = 0.2 * (device.y - y))
}
// #endregion

// #region flock
/** As my neighbours go, a bit to their middle, and each by itself at first. */
fun Aggregate<Int>.flock(device: Device): Act {
    val heading = evolve(startOf(device.id)) { it }
    val headings = neighboring(heading).all.values.list
    val (x, y) = middle(neighboring(device.position).neighbors.values.list, device)
    val dx = headings.map { it.first }.average() + 0.05 * (x - device.x)
    val dy = headings.map { it.second }.average() + 0.05 * (y - device.y)
    return Act(device.id, dx = dx, dy = dy)
}

/** In one of four directions. */
private fun startOf(id: Int): Pair<Double, Double> {
    val step = 0.06
    return when (id % 4) {
        0 -> step to 0.0
        1 -> 0.0 to step
        2 -> step to step
        else -> step to -step
    }
}
// #endregion

// #region light
/** Every third ring around the source is lit. */
fun Aggregate<Int>.rings(device: Device): Act {
    val hops = distanceTo(device.source)
    return Act(hops, light = hops % 3.0 == 0.0)
}
// #endregion

private fun middle(
    places: List<Pair<Double, Double>>,
    device: Device,
): Pair<Double, Double> =
    if (places.isEmpty()) {
        device.position
    } else {
        places.map { it.first }.average() to places.map { it.second }.average()
    }

/** Four devices in a row, each at its place; device 0 is the source. */
private fun print(program: Aggregate<Int>.(Device) -> Act) {
    val devices = Devices(line(4)) {
        program(Device(localId, localId == 0, 0.0, false, "red", 0.9 * localId, 0.0))
    }
    println(devices.rounds(4).map { listOf(it.shows, it.light, it.dx > 0, it.dx < 0) })
}

fun runMeet() = print { meet(it) }

fun runKeepAway() = print { keepAway(it) }

fun runFlock() = print { flock(it) }

fun runRings() = print { rings(it) }
