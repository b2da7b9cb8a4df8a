package pictures

import claims.NETWORKS
import claims.Order
import claims.RECOVERIES
import claims.Trial
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchanging
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.accumulation.convergeSum
import it.unibo.collektive.stdlib.accumulation.findParent
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.collapse.sum
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.spreading.hopGradientCast

/** A device's total so far of what it measures. */
fun Aggregate<Int>.total(measured: Int): Int = evolve(0) { it + measured }

/** Hops to device 0, written with `share`. */
fun Aggregate<Int>.hops(): Double = share(Double.POSITIVE_INFINITY) { distances ->
    val through = distances.neighbors.values.min() + 1
    if (localId == 0) 0.0 else through
}

/** What a device sent to each neighbour, and what it got from all of them. */
data class Exchanged(val sent: Map<Int, Double>, val received: Double)

/** Splits [amount] among the neighbours, by what each of them needs. */
fun Aggregate<Int>.split(amount: Double, need: Double): Exchanged {
    val needs = neighboring(need)
    val all = needs.neighbors.values.sum()
    return exchanging(0.0) { incoming ->
        val received = incoming.neighbors.values.sum()
        val outgoing = needs.map { (id, need) ->
            if (id == localId) 0.0 else amount * need / all
        }
        outgoing.yielding { Exchanged(outgoing.neighbors.toMap(), received) }
    }
}

/** How many devices a device sees: before an `if`, and in the branch that it takes. */
fun Aggregate<Int>.aligned(red: Boolean): List<Int> {
    val before = neighborhood().all.size
    val inside = if (red) neighborhood().all.size else neighborhood().all.size
    return listOf(before, inside)
}

/** One field, read before an `if` and in the branch that a device takes. */
fun Aggregate<Int>.projected(value: Int, red: Boolean): List<Map<Int, Int>> {
    val field = neighboring(value)
    val before = field.all.toMap()
    val inside = if (red) field.all.toMap() else field.all.toMap()
    return listOf(before, inside)
}

/** A device's parent towards the sink, the sum of its subtree, and what the sink tells all. */
fun Aggregate<Int>.collected(value: Int, sink: Boolean): List<Int> {
    val parent = findParent(hopDistanceTo(sink))
    val sum = convergeSum(value, sink)
    return listOf(parent, sum, hopGradientCast(source = sink, local = sum))
}

private val measured = listOf(2, 5, 1)
private val temperatures = listOf(listOf(18, 21, 24), listOf(19, 21, 23), listOf(20, 22, 23))
private val amounts = listOf(4.0, 6.0, 2.0)
private val needs = listOf(1.0, 1.0, 2.0)
private val wishes = listOf(1.0, 1.0, 2.0, 3.0, 6.0)
private val halves = 2 to 3

/** Prints, a line for each round, what every device of every picture returned. */
fun main() {
    show("places", listOf(Mesh.places.map { it.toList() }))
    show("links", listOf(Mesh.links.map { it.toList() }))

    show("evolve", Rounds(3, line(3)) { total(measured[localId]) }.next(3))
    val seen = Rounds(3, line(3)) { neighboring(temperatures[it - 1][localId]).all.toMap() }
    show("neighboring", seen.next(3))
    show("share", Rounds(3, line(3)) { hops() }.next(3))
    show("exchange", Rounds(3, line(3)) { split(amounts[localId], needs[localId]) }.next(3))

    val offer = Rounds(5, star(5)) { neighboring(if (localId == 0) 12 else 0).all.toMap() }
    show("isotropic", offer.next(2))
    val portions = Rounds(5, star(5)) { split(if (localId == 0) 12.0 else 0.0, wishes[localId]) }
    show("anisotropic", portions.next(3))

    show("branch", Rounds(5, complete(5)) { aligned(red = localId < 2) }.next(2))
    val views = Rounds(5, complete(5)) { projected(10 * localId, red = localId < 2) }
    show("projection", views.next(2))

    show("field", Rounds(24, Mesh.links) { distanceTo(localId == 5) }.next(10))
    show("gradient", Rounds(16, grid(4, 4)) { distanceTo(localId == 0) }.next(5))
    show("convergecast", Rounds(24, Mesh.links) { collected(1, localId == 9) }.next(20))
    show("election", Rounds(24, Mesh.links) { boundedElection(bound = 2) }.next(24))

    show("healing", cutWhileRunning(Rounds(10, ring(10)) { distanceTo(localId == 0) }, 0 to 1))
    show("rising", cutWhileRunning(Rounds(10, ring(10)) { hops() }, 0 to 1))
    show("split-global", cutWhileRunning(Rounds(6, line(6)) { globalElection() }, halves))
    val bounded = Rounds(6, line(6)) { boundedElection(bound = 6) }
    show("split-bounded", cutWhileRunning(bounded, halves))
    show("recovery", recoveries())

    val vessels = Rounds(24, Mesh.links) {
        vascular(strength = if (localId == 9) 24 else localId, success = 1 + localId / 8)
    }
    show("vascular", settled(vessels, Mesh.links.filter { (a, b) -> a < 12 && b >= 12 }))
    show("robots", listOf(Mission.robots))
    show("tasks", listOf(Mission.tasks))
    show("radio", listOf(Mission.links.map { it.toList() }))
    val team = Rounds(6, Mission.links) { replanned() }
    show("replanned", settled(team, Mission.links.filter { (_, b) -> b == 5 }))
    show("split-gossip", cutWhileRunning(Rounds(6, line(6)) { gossipMax(localId) }, halves))
}

/** A row for each way to agree and each network: its rounds until right after the leader has gone. */
private fun recoveries(): List<List<String>> =
    listOf("boundedElection, leader gone", "gossipMax, leader gone", "distanceTo, source gone").flatMap { question ->
        NETWORKS.map { (name, topology) ->
            val rounds = Order.entries.map { RECOVERIES.getValue(question)(Trial(topology, it)) }
            listOf(question, name) + rounds.map { it.toString() }
        }
    }

/** Twelve rounds, the cut, twelve more. */
private fun <R> cutWhileRunning(network: Rounds<R>, link: Link): List<List<R>> =
    network.next(12) + network.apply { cut(link) }.next(12)

/** What has settled before a cut, and after it. */
private fun <R> settled(network: Rounds<R>, links: List<Link>): List<List<R>> =
    listOf(network.next(40).last(), network.apply { links.forEach(::cut) }.next(40).last())

private fun show(name: String, rounds: List<Any>) {
    rounds.forEachIndexed { index, values -> println("$name ${index + 1}: ${json(values)}") }
}

private fun json(value: Any): String = when (value) {
    is List<*> -> value.joinToString(",", "[", "]") { json(it!!) }
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { (key, entry) ->
        "\"$key\":${json(entry!!)}"
    }
    is Exchanged -> json(mapOf("sent" to value.sent, "received" to value.received))
    is String -> "\"$value\""
    Double.POSITIVE_INFINITY -> "\"Infinity\""
    else -> value.toString()
}
