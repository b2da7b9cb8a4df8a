package mistakes.wallclock

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.time.sharedClock
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.timeWrong(now: Instant): Instant = sharedClock(now)
// #endregion

// #region right
fun Aggregate<Int>.uptime(now: Instant): Duration =
    sharedClock(now) - Instant.DISTANT_PAST
// #endregion

private fun print(program: Aggregate<Int>.(Instant) -> Any) {
    var now = Instant.parse("2026-01-01T12:00:00Z")
    val devices = Devices(line(3)) { program(now) }
    repeat(4) {
        println(devices.round())
        now += 1.seconds
    }
}

fun wrong() = print { timeWrong(it) }

fun right() = print { uptime(it) }
