package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
// #endregion
import gettingstarted.LocalNetwork

// #region every
/** Runs a round of [device] every [period], until the job is cancelled. */
fun <R> CoroutineScope.runEvery(
    period: Duration,
    device: Collektive<Int, R>,
    onResult: (id: Int, result: R) -> Unit,
): Job = launch {
    while (isActive) {
        onResult(device.localId, device.cycle())
        delay(period)
    }
}
// #endregion

private fun Aggregate<Int>.hopsToZero(): Double = distanceTo(source = localId == 0)


fun runCoroutines() {
    // #region coroutines
    val network = LocalNetwork<Int> { a, b -> b - a in -1..1 }
    val latest = sortedMapOf<Int, Double>()
    runBlocking { // one thread for all of them
        val jobs = (0..4).map { id ->
            val device = Collektive(id, network.mailboxFor(id)) { hopsToZero() }
            runEvery(20.milliseconds, device) { at, hops -> latest[at] = hops }
        }
        delay(1.seconds)
        jobs.forEach { it.cancel() }
    }
    println(latest)
    // #endregion
}

fun runThreads() {
    // #region threads
    val network = ThreadedNetwork<Int> { a, b -> b - a in -1..1 }
    val latest = ConcurrentHashMap<Int, Double>()
    runBlocking(Dispatchers.Default) { // several threads
        val jobs = (0..4).map { id ->
            val device = Collektive(id, network.mailboxFor(id)) { hopsToZero() }
            runEvery(5.milliseconds, device) { at, hops -> latest[at] = hops }
        }
        delay(1.seconds)
        jobs.forEach { it.cancel() }
    }
    println(latest.toSortedMap())
    // #endregion
}

fun runTimer() {
    // #region timer
    val network = ThreadedNetwork<Int> { a, b -> b - a in -1..1 }
    val latest = ConcurrentHashMap<Int, Double>()
    val timer = Executors.newScheduledThreadPool(2)
    (0..4).forEach { id ->
        val device = Collektive(id, network.mailboxFor(id)) { hopsToZero() }
        val round = Runnable { latest[id] = device.cycle() }
        timer.scheduleWithFixedDelay(round, 0, 20, TimeUnit.MILLISECONDS)
    }
    Thread.sleep(1_000)
    timer.shutdown()
    timer.awaitTermination(1, TimeUnit.SECONDS)
    println(latest.toSortedMap())
    // #endregion
}
