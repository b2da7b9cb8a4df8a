package networking

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.path.DigestHashingFactory
import it.unibo.collektive.path.FullPathFactory
import it.unibo.collektive.path.PathFactory
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.spreading.distanceTo
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.serializer
// #endregion

// #region wire
/** Stands for a network: carries bytes between mailboxes, and has a clock. */
class Wire(private val size: Int) {
    var now: Instant = Instant.fromEpochSeconds(0)
    var bytesCarried = 0
    private val mailboxes: Map<Int, WireMailbox<Int>> =
        (0 until size).associateWith { id ->
            WireMailbox(
                id, Int.serializer(), retention = 5.seconds,
                { now }, { beside(id) }, ::carry,
            )
        }

    fun mailboxOf(id: Int): WireMailbox<Int> = mailboxes.getValue(id)

    private fun beside(id: Int) = setOf(id - 1, id + 1).intersect(0 until size)

    private fun carry(to: Int, bytes: ByteArray) {
        bytesCarried += bytes.size
        mailboxOf(to).onBytes(bytes)
    }
}
// #endregion

// #region devices
fun <R> Wire.devices(
    size: Int,
    program: Aggregate<Int>.() -> R,
): List<Collektive<Int, R>> = List(size) { id ->
    Collektive(id, mailboxOf(id), computeFunction = program)
}
// #endregion

// #region own-type
@Serializable
data class Reading(val sensor: String, val celsius: Double)

fun Aggregate<Int>.warmest(reading: Reading): Reading =
    neighboring(reading).all.values.maxBy { it.celsius }
// #endregion

// #region no-serializer
data class Plain(val celsius: Double)

fun Aggregate<Int>.warmestPlain(reading: Plain): Plain =
    neighboring(reading).all.values.maxBy { it.celsius }
// #endregion

// #region reified
inline fun <reified T : Any> Aggregate<Int>.around(value: T): List<T> =
    neighboring(value).all.values.list
// #endregion

fun runGradient() {
    val devices = Wire(4).devices(4) { distanceTo(source = localId == 0) }
    repeat(4) { devices.forEach { it.cycle() } }
    println(devices.map { it.cycle() })
}

fun runOwnType() {
    // #region own-type-run
    val devices = Wire(3).devices(3) {
        warmest(Reading("s$localId", 20.0 + localId))
    }
    devices.forEach { it.cycle() }
    println(devices.map { it.cycle() }.joinToString("\n"))
    // #endregion
}

fun runNoSerializer() {
    val devices = Wire(3).devices(3) { warmestPlain(Plain(20.0 + localId)) }
    println(runCatching { devices.first().cycle() }.exceptionOrNull())
}

fun runReified() {
    val devices = Wire(2).devices(2) { around(Reading("s$localId", 20.0)) }
    devices.forEach { it.cycle() }
    println(devices.first().cycle())
}

fun runRetention() {
    // #region retention
    val wire = Wire(3)
    val devices = wire.devices(3) { neighborhood().neighbors.size }
    for (second in 0..10 step 2) {
        wire.now = Instant.fromEpochSeconds(second.toLong())
        val alive = if (second < 4) devices else devices.take(2) // device 2 dies
        println("at ${second}s: ${alive.map { it.cycle() }}")
    }
    // #endregion
}

fun runPaths() {
    // #region paths
    fun bytesWith(paths: PathFactory): Int {
        val wire = Wire(2)
        val device = Collektive(0, wire.mailboxOf(0), paths) {
            neighborhood().neighbors.size
        }
        device.cycle()
        return wire.bytesCarried
    }
    println("digests: ${bytesWith(DigestHashingFactory())} bytes")
    println(runCatching { bytesWith(FullPathFactory) }.exceptionOrNull())
    // #endregion
}
