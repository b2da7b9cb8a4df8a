package it.unibo.alchemist.collektive.device

import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.alchemist.device.sensors.EnvironmentVariables

/**
 * Stands in for the simulated device of the Alchemist incarnation: its ids, its values by name, and
 * distances, here along one axis. [P] is the type of positions.
 */
class CollektiveDevice<P>(val id: Int, private val place: Double) : EnvironmentVariables {
    val localId: Int = id
    private val values = mutableMapOf<String, Any?>()

    fun <ID : Any> Aggregate<ID>.distances(): Field<ID, Double> =
        neighboring(place).mapValues { kotlin.math.abs(it - place) }

    @Suppress("UNCHECKED_CAST")
    override fun <T> get(name: String): T = values.getValue(name) as T

    @Suppress("UNCHECKED_CAST")
    override fun <T> getOrNull(name: String): T? = values[name] as T?

    override fun <T> getOrDefault(name: String, default: T): T = getOrNull(name) ?: default

    override fun isDefined(name: String): Boolean = name in values

    override fun <T> set(name: String, value: T): T = value.also { values[name] = it }
}
