package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.processes.timeReplicated
import it.unibo.collektive.stdlib.spreading.nonStabilizingGossip
import it.unibo.collektive.stdlib.time.localDeltaTime
import it.unibo.collektive.stdlib.time.sharedClock
import it.unibo.collektive.stdlib.time.sharedTimeLeftTo
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
// #endregion
import network.Devices
import network.line

// #region delta
fun Aggregate<*>.sinceLastRound(now: Instant): Duration = localDeltaTime(now)
// #endregion

// #region clock
fun Aggregate<Int>.stopwatch(now: Instant): Duration =
    sharedClock(now) - Instant.DISTANT_PAST
// #endregion

// #region timer
fun Aggregate<Int>.countdown(now: Instant): Duration =
    sharedTimeLeftTo(now, timeToWait = 5.seconds)
// #endregion

// #region replicated
fun Aggregate<Int>.maxOfLately(now: Instant, reading: Int): Int =
    timeReplicated(
        currentTime = now,
        maxReplicas = 3,
        timeToSpawn = 4.seconds,
    ) {
        // On its own, it never forgets.
        nonStabilizingGossip(reading) { a, b -> maxOf(a, b) }
    }
// #endregion

private val start = Instant.fromEpochSeconds(0)

fun runDelta() {
    var now = start
    val devices = Devices(line(2)) { sinceLastRound(now) }
    for (second in listOf(0, 1, 3)) {
        now = start + second.seconds
        println("at ${second}s: ${devices.round()}")
    }
}

fun runClock() {
    var now = start
    val devices = Devices(line(2)) { stopwatch(now) }
    for (second in 0..6 step 2) {
        now = start + second.seconds
        println("at ${second}s: ${devices.round()}")
    }
}

fun runTimer() {
    var now = start
    val devices = Devices(line(1)) { countdown(now) }
    for (second in 0..10 step 2) {
        now = start + second.seconds
        println("at ${second}s: ${devices.round().single()}")
    }
}

fun runReplicated() {
    // #region replicated-run
    var now = start
    val devices = Devices(line(3)) {
        maxOfLately(now, if (now < start + 5.seconds) 9 else localId)
    }
    for (second in 0..24 step 2) {
        now = start + second.seconds
        println("at ${second}s: ${devices.round()}")
    }
    // #endregion
}
