package claims

import it.unibo.collektive.aggregate.AlignmentClashException
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.CollektiveIgnore
import it.unibo.collektive.aggregate.api.exchanging
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.collapse.sum
import it.unibo.collektive.stdlib.processes.timeReplicated
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.nonStabilizingGossip
import it.unibo.collektive.stdlib.time.sharedClock
import it.unibo.collektive.stdlib.time.sharedTimeLeftTo
import kotlin.math.abs
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
import network.Devices

/** From the second round on everybody knows its neighbours. */
fun neighboursFromRoundTwo() = everywhere {
    val devices = Devices(topology) { neighborhood().neighbors.ids.set }
    next(devices)
    List(5) { next(devices) }.all { round -> round == topology.ids.map { topology.neighboursOf(it).toSet() } }
}

/** What the neighbours say is theirs, and forgotten when they go. */
fun neighboringIsStateless() = everywhere {
    var offset = 0
    val devices = Devices(topology) { neighboring(localId + offset).all.values.max() }
    settle(devices)
    offset = -100
    next(devices)
    next(devices) == topology.ids.map { (topology.neighboursOf(it) + it).max() - 100 }
}

/** `neighboring` of a `neighboring` looks two hops far. */
fun twiceIsTwoHops() = everywhere {
    val devices = Devices(topology) { neighboring(neighboring(localId).all.values.max()).all.values.max() }
    settle(devices) == topology.ids.map { id -> topology.ids.filter { topology.hops(id, it)!! <= 2 }.max() }
}

/** State counts the rounds of the device. */
fun evolveCounts() = everywhere { next(Devices(topology) { evolve(0) { it + 1 } }, 10).all { it == 10 } }

/** A value that is shared and only grows reaches everybody. */
fun sharedMaximumSpreads() = everywhere {
    var reading = 10
    val devices = Devices(topology) {
        val mine = if (localId == last) reading else 0
        share(mine) { heard -> maxOf(heard.all.values.max(), mine) }
    }
    settle(devices)
    reading = 5 // the maximum stays
    settle(devices).all { it == 10 }
}

/** `evolve` of `neighboring` needs more rounds than `share`, or as many. */
fun shareIsFaster() = everywhere {
    val shared = Devices(topology) {
        share(Double.POSITIVE_INFINITY) { heard ->
            val through = heard.neighbors.values.min() + 1
            if (localId == 0) 0.0 else through
        }
    }
    val evolved = Devices(topology) {
        @Suppress("IMPROPER_EVOLVE_CONSTRUCT")
        evolve(Double.POSITIVE_INFINITY) { mine ->
            val through = neighboring(mine).neighbors.values.min() + 1
            if (localId == 0) 0.0 else through
        }
    }
    val right = topology.hopsFrom(setOf(0)).values.map { it.toDouble() }
    val fast = Trial(topology, order).rightFrom(shared) { it == right }!!
    val slow = Trial(topology, order).rightFrom(evolved) { it == right }!!
    "$fast or $slow"
}

/** Averages come together, and not always on the mean. */
fun averagesAgree() = everywhere {
    val devices = Devices(topology) { share(localId.toDouble()) { heard -> heard.all.values.list.average() } }
    val values = next(devices, 200)
    values.max() - values.min() < 1e-6
}

/** Two branches are two networks. */
fun branchesSplit() = everywhere {
    val devices = Devices(topology) {
        if (localId % 2 == 0) neighborhood().neighbors.ids.set else neighborhood().neighbors.ids.set
    }
    settle(devices) == topology.ids.map { id -> topology.neighboursOf(id).filter { (it - id) % 2 == 0 }.toSet() }
}

private fun Aggregate<Int>.guarded(off: Boolean): Int {
    if (off) return 0
    return neighborhood().neighbors.size
}

/** A guard without aggregate calls in its branch leaves the rest of the round as it is. */
fun guardIsHarmless() = everywhere {
    val devices = Devices(topology) {
        guarded(off = localId == 0)
        neighborhood().neighbors.ids.set
    }
    settle(devices) == topology.ids.map { topology.neighboursOf(it).toSet() }
}

/** A field from before the branch shrinks to those in it. */
fun fieldsAreProjected() = everywhere {
    val devices = Devices(topology) {
        val field = neighboring(localId)
        if (localId % 2 == 0) field.neighbors.ids.set else field.neighbors.ids.set
    }
    settle(devices) == topology.ids.map { id -> topology.neighboursOf(id).filter { (it - id) % 2 == 0 }.toSet() }
}

/** A gradient that reads its field in the `else` branch never leaves the source. */
fun fieldInBranchFails() = everywhere {
    val devices = Devices(topology) {
        share(Double.POSITIVE_INFINITY) { distances ->
            if (localId == 0) 0.0 else distances.neighbors.values.min() + 1
        }
    }
    settle(devices).drop(1).all { it == Double.POSITIVE_INFINITY }
}

/** Distances round those who take no part. */
fun aroundObstacle() = everywhere {
    val wall = topology.neighboursOf(0).first()
    val devices = Devices(topology) { if (localId == wall) Double.NaN else distanceTo(localId == 0) }
    val hops = topology.without(wall).hopsFrom(setOf(0))
    val told = settle(devices)
    topology.ids.filter { it != wall }.all { told[it] == (hops[it]?.toDouble() ?: Double.POSITIVE_INFINITY) }
}

/** From the third round on, what is received adds up to what is given away. */
fun portionsAddUp() = everywhere {
    val devices = Devices(topology) {
        exchanging(0.0) { incoming ->
            val received = incoming.neighbors.values.sum()
            val portion = 6.0 / incoming.neighbors.size.coerceAtLeast(1)
            val outgoing = incoming.map { (id, _) -> if (id == localId) 0.0 else portion }
            outgoing.yielding { received }
        }
    }
    next(devices, 2)
    List(10) { next(devices).sum() }.all { abs(it - 6.0 * size) < 1e-9 }
}

/** Turns of a loop meet by key, whatever their order. */
fun loopsMeetByKey() = everywhere {
    val sources = listOf(0, last)
    val devices = Devices(topology) {
        val mine = if (localId % 2 == 0) sources else sources.reversed()
        mine.associateWith { source -> alignedOn(source) { distanceTo(localId == source) } }
    }
    settle(devices) == topology.ids.map { id -> sources.associateWith { topology.hops(id, it)!!.toDouble() } }
}

/** State in a branch that is skipped for a round starts again. */
fun skippedStateIsLost() = everywhere {
    var sleeping = false
    val devices = Devices(topology) { if (sleeping) 0 else evolve(0) { it + 1 } }
    next(devices, 10)
    sleeping = true
    next(devices)
    sleeping = false
    next(devices).all { it == 1 }
}

/** The shared clock advances with the fastest device, and is the same for all in the end. */
fun clockIsShared() = everywhere {
    var now = Instant.fromEpochSeconds(0)
    val devices = Devices(topology) {
        // Device 0 is twice as fast as the others.
        val local = Instant.fromEpochSeconds(now.epochSeconds * if (localId == 0) 2 else 1)
        sharedClock(local)
    }
    val first = next(devices)
    repeat(PATIENCE) {
        now += 1.seconds
        next(devices)
    }
    now += 1.seconds
    val later = next(devices).max() - first.max()
    later >= (2 * PATIENCE).seconds
}

/** A countdown starts again when it has run out. */
fun countdownRestarts() = everywhere {
    var now = Instant.fromEpochSeconds(0)
    val devices = Devices(topology) { sharedTimeLeftTo(now, 5.seconds) }
    val left = List(PATIENCE) {
        now += 1.seconds
        next(devices).max()
    }
    left.zipWithNext().count { (a, b) -> b > a } >= 3 && left.all { it <= 5.seconds }
}

/** What never forgets by itself forgets when it is replicated. */
fun replicasForget() = everywhere {
    var now = Instant.fromEpochSeconds(0)
    var reading = 1000
    val devices = Devices(topology) {
        val mine = if (localId == 0) reading else localId
        timeReplicated(now, maxReplicas = 3, timeToSpawn = 5.seconds) {
            nonStabilizingGossip(mine) { a, b -> maxOf(a, b) }
        }
    }
    fun pass(rounds: Int) = List(rounds) {
        now += 1.seconds
        next(devices)
    }.last()
    val before = pass(10)
    reading = 0
    before.all { it == 1000 } && pass(40).all { it == last }
}

/** The same end, whoever goes first. */
fun orderDoesNotMatter() = everywhere {
    fun end(order: Order) = Trial(topology, order).run {
        settle(Devices(topology) { distanceTo(localId == 0) to gossipMax(localId) })
    }
    Order.entries.map { end(it) }.distinct().size == 1
}

@CollektiveIgnore("The claim is about what it does.")
private fun Aggregate<Int>.ignored(): Set<Int> =
    if (localId % 2 == 0) neighborhood().neighbors.ids.set else neighborhood().neighbors.ids.set

@CollektiveIgnore("The claim is about what it does.")
private fun Aggregate<Int>.ignoredLoop(): List<Int> = listOf(1, 2).map { neighborhood().neighbors.size }

/** Where the plugin looks away, everyone meets in both branches, and a loop clashes without a warning. */
fun ignoredIsNotAligned() = everywhere {
    val clash = runCatching { next(Devices(topology) { ignoredLoop() }) }.exceptionOrNull()
    settle(Devices(topology) { ignored() }) == topology.ids.map { topology.neighboursOf(it).toSet() } &&
        clash is AlignmentClashException
}

private class Keeper(private val aggregate: Aggregate<Int>) {
    fun heard(): Set<Int> = aggregate.neighborhood().neighbors.ids.set
}

/** Methods of a class that keeps its aggregate: everyone meets in both branches, and a second call clashes. */
fun keptIsNotAligned() = everywhere {
    val branches = Devices(topology) { Keeper(this).run { if (localId % 2 == 0) heard() else heard() } }
    val clash = runCatching { next(Devices(topology) { Keeper(this).run { heard() + heard() } }) }.exceptionOrNull()
    settle(branches) == topology.ids.map { topology.neighboursOf(it).toSet() } && clash is AlignmentClashException
}

/** In a branch a field is read before a loop, not in it. */
fun fieldInLoopClashes() = everywhere {
    val inLoop = Devices(topology) {
        val field = neighboring(localId)
        if (localId <= last) List(2) { field.neighbors.size } else emptyList()
    }
    val before = Devices(topology) {
        val field = neighboring(localId)
        if (localId <= last) field.neighbors.let { heard -> List(2) { heard.size } } else emptyList()
    }
    settle(before) == topology.ids.map { id -> List(2) { topology.neighboursOf(id).size } } &&
        runCatching { next(inLoop) }.exceptionOrNull() is AlignmentClashException
}

/** A lambda runs for every neighbour in each reduction of a stored collapse, but once if its list was asked for. */
fun collapsesRunAgain() = everywhere {
    var runs = 0
    fun Aggregate<Int>.heard() = neighboring(localId).map { it.value.also { runs++ } }.neighbors.values
    fun Trial.runsOf(program: Aggregate<Int>.() -> Any?): Int {
        val devices = Devices(topology) { program() }
        next(devices)
        runs = 0
        next(devices)
        return runs - size // each device's own value is computed at once
    }
    val links = topology.ids.sumOf { topology.neighboursOf(it).size }
    runsOf { heard().run { max() - min() } } == 2 * links && runsOf { heard().run { list.size + max() - min() } } == links
}
