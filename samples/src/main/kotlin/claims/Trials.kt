// #silent: the claims are tried with it, and print what comes out
package claims

import kotlin.math.hypot
import kotlin.random.Random
import network.Devices
import network.Topology
import network.everyone
import network.grid
import network.line
import network.ring

/** In which order the devices run within a round. */
enum class Order(val words: String) {
    BY_ID("by id"),
    BACKWARDS("backwards"),
    AT_RANDOM("at random"),
}

/** The networks that claims are tried on. A ring is a line with a second way round. */
val NETWORKS: Map<String, Topology> = mapOf(
    "line of 8" to line(8),
    "ring of 8" to ring(8),
    "grid of 4 by 4" to grid(4, 4),
    "8 all linked" to everyone(8),
    "20 scattered" to scattered(20),
)

/** Rounds after which a trial gives up. */
const val PATIENCE = 30

/** Devices at random places in a square, linked within this part of its side. */
private const val REACH = 0.35

/** The first seed with which the network hangs together, with and without its last device. */
private const val SEED = 7

fun scattered(size: Int): Topology {
    val random = Random(SEED)
    val places = List(size) { random.nextDouble() to random.nextDouble() }
    return Topology((0 until size).toList()) { a, b ->
        a != b && hypot(places[a].first - places[b].first, places[a].second - places[b].second) <= REACH
    }
}

/** Hops from the nearest of [sources] to each device that can be reached. */
fun Topology.hopsFrom(sources: Set<Int>): Map<Int, Int> {
    val hops = sources.associateWith { 0 }.toMutableMap()
    val queue = ArrayDeque(sources)
    while (queue.isNotEmpty()) {
        val here = queue.removeFirst()
        ids.filter { linked(here, it) && it !in hops }.forEach {
            hops[it] = hops.getValue(here) + 1
            queue += it
        }
    }
    return hops.toSortedMap()
}

fun Topology.hops(a: Int, b: Int): Int? = hopsFrom(setOf(a))[b]

/** The greatest number of hops between two devices. */
val Topology.diameter: Int get() = ids.maxOf { hopsFrom(setOf(it)).values.max() }

fun Topology.neighboursOf(id: Int): List<Int> = ids.filter { it != id && linked(id, it) }

/** One network, whose devices run in one order. */
class Trial(val topology: Topology, val order: Order) {
    private val random = Random(1)
    val size: Int get() = topology.ids.size
    val last: Int get() = topology.ids.last()

    fun <R> next(devices: Devices<R>): List<R> {
        val ids = devices.topology.ids
        return devices.round(
            when (order) {
                Order.BY_ID -> ids
                Order.BACKWARDS -> ids.reversed()
                Order.AT_RANDOM -> ids.shuffled(random)
            },
        )
    }

    fun <R> next(devices: Devices<R>, rounds: Int): List<R> = List(rounds) { next(devices) }.last()

    fun <R> settle(devices: Devices<R>): List<R> = next(devices, PATIENCE)

    // #region right-from
    /** From which round on all results are right, if they come to be so. */
    fun <R> rightFrom(devices: Devices<R>, right: (List<R>) -> Boolean): Int? {
        val rounds = List(PATIENCE) { right(next(devices)) }
        return (rounds.lastIndexOf(false) + 2).takeIf { it <= PATIENCE }
    }
    // #endregion
}

/** Prints, for each network, what [claim] says in each order; true and false as yes and no. */
fun everywhere(claim: Trial.() -> Any?) = NETWORKS.forEach { (name, topology) ->
    val answers = Order.entries.map { order ->
        val answer = when (val said = Trial(topology, order).claim()) {
            true -> "yes"
            false -> "no"
            null -> "never"
            else -> said
        }
        "${order.words} $answer"
    }
    println("$name: ${answers.joinToString()}")
}
