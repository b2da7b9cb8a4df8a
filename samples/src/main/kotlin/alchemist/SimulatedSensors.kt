package com.example

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.alchemist.device.sensors.EnvironmentVariables
import it.unibo.collektive.stdlib.collapse.max
// #endregion
import it.unibo.alchemist.collektive.device.CollektiveDevice
import it.unibo.collektive.stdlib.spreading.distanceTo
import network.Devices
import network.line

// #region portable
/** Knows nothing of a simulator. */
fun <ID : Any> Aggregate<ID>.warmestNearby(here: Double): Double =
    neighboring(here).all.values.max()
// #endregion

// #region sensors
fun Aggregate<Int>.warmestEntrypoint(
    environment: EnvironmentVariables,
): Double {
    val here = environment.getOrDefault("temperature", 20.0) // a sensor
    val warmest = warmestNearby(here)
    environment["alarm"] = warmest > 50.0 // an actuator, or something to show
    return warmest
}
// #endregion

/** What the page's YAML has as an expression. */
fun Aggregate<Int>.inlineEntrypoint(device: CollektiveDevice<*>): Double =
    distanceTo(device["source"], with(device) { distances() })

fun runSimulated() {
    val nodes = List(5) { CollektiveDevice<Any>(it, place = 2.5 * it) }
    nodes.forEach { it["source"] = it.id == 0 }
    nodes[3]["temperature"] = 60.0
    val devices = Devices(line(5)) {
        val node = nodes[localId]
        val distance = gradientEntrypoint(node, node)
        check(inlineEntrypoint(node) == distance)
        distance to warmestEntrypoint(node)
    }
    println(devices.rounds(5))
    println(nodes.map { it.get<Boolean>("alarm") })
}
