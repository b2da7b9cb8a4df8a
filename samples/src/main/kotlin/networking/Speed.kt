package networking

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import kotlin.time.DurationUnit
import kotlin.time.measureTime
// #endregion
import network.Devices
import network.grid

// #region speed
/** Rounds of one device that run in a second, on a grid of 6 by 6. */
fun <R> roundsInASecond(program: Aggregate<Int>.() -> R): Double {
    val devices = Devices(grid(6, 6), program)
    devices.rounds(20) // until the network has settled and the JVM is warm
    val took = measureTime { devices.rounds(20) }
    return 20 * 36 / took.toDouble(DurationUnit.SECONDS)
}
// #endregion

/** What can be promised on any machine, a busy one included. */
private const val AT_LEAST = 100

fun runSpeed() {
    val programs: Map<String, Aggregate<Int>.() -> Any?> = mapOf(
        "distanceTo" to { distanceTo(localId == 0) },
        "gossipMax" to { gossipMax(localId) },
        "boundedElection" to { boundedElection(bound = 36) },
    )
    programs.forEach { (name, program) ->
        val speed = roundsInASecond(program)
        check(speed >= AT_LEAST) { "$name ran only $speed rounds in a second" }
        println("$name: more than $AT_LEAST rounds of a device in a second")
        System.err.println("$name: $speed")
    }
}
