package it.unibo.collektive.alchemist.device.sensors

/**
 * Stands in for the interface of the Alchemist incarnation, which is not at hand where samples are
 * compiled: the same name, the same functions.
 */
interface EnvironmentVariables {
    operator fun <T> get(name: String): T
    fun <T> getOrNull(name: String): T?
    fun <T> getOrDefault(name: String, default: T): T
    fun isDefined(name: String): Boolean
    operator fun <T> set(name: String, value: T): T
}
