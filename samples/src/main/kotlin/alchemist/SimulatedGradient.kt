// #silent: the simulator would run it; SimulatedSensors.kt runs it with stand-ins
// #region entry-point
package com.example

import it.unibo.alchemist.collektive.device.CollektiveDevice
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.alchemist.device.sensors.EnvironmentVariables
import it.unibo.collektive.stdlib.spreading.distanceTo

fun Aggregate<Int>.gradientEntrypoint(
    environment: EnvironmentVariables,
    device: CollektiveDevice<*>,
): Double {
    val source: Boolean = environment["source"]
    val metric = with(device) { distances() }
    return distanceTo(source, metric)
}
// #endregion
