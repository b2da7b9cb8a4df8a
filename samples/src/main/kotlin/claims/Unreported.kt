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

/** Any annotation of this name will do. */
annotation class Test

// #region literal
@Test
fun Aggregate<Int>.literal(): Int = neighboring(1).local.value
// #endregion

// #region kept
class Keeps(private val aggregate: Aggregate<Int>) {
    fun byHand(): Int {
        aggregate.align("here")
        return aggregate.localId.also { aggregate.dealign() }
    }
}
// #endregion

fun runUnreported() {
    val clash = runCatching { Collektive.aggregate(0) { looked(listOf(1, 2)) } }.exceptionOrNull()
    println("onEach: ${clash?.let { it::class.simpleName }}")
    println("yielding this: ${Collektive.aggregate(0) { same() }.result}")
    println("literal: ${Collektive.aggregate(0) { literal() }.result}")
    println("align in a class: ${Collektive.aggregate(0) { Keeps(this).byHand() }.result}")
}
