package claims

import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.sharing
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.alchemist.device.sensors.EnvironmentVariables
import it.unibo.collektive.stdlib.collapse.max

// Warnings are errors in these sources, so whatever is here is not reported by the compiler plugin.

// #region on-each
fun Aggregate<Int>.looked(readings: List<Int>): List<Int> =
    readings.onEach { neighboring(it) }
// #endregion

// #region same
fun Aggregate<Int>.same(): Int = sharing(0) { heard ->
    val greatest = heard.all.values.max()
    greatest.yielding { this }
}
// #endregion

// #region either
fun either(environment: EnvironmentVariables): Boolean =
    environment["a"] || environment["b"]
// #endregion

fun runUnreported() {
    val clash = runCatching { Collektive.aggregate(0) { looked(listOf(1, 2)) } }.exceptionOrNull()
    println("onEach: ${clash?.let { it::class.simpleName }}")
    println("yielding this: ${Collektive.aggregate(0) { same() }.result}")
}
