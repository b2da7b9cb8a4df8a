package claims

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.spreading.bellmanFordGradientCast
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.everHappened
import it.unibo.collektive.stdlib.spreading.gossip
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.stdlib.spreading.gossipMaxBy
import it.unibo.collektive.stdlib.spreading.gossipMin
import it.unibo.collektive.stdlib.spreading.gradientCast
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import it.unibo.collektive.stdlib.spreading.isHappeningAnywhere
import it.unibo.collektive.stdlib.spreading.multiIntGradientCast
import it.unibo.collektive.stdlib.spreading.nonStabilizingGossip
import it.unibo.collektive.stdlib.util.hops
import network.Devices
import network.Topology

/** No way to a source. */
private const val FAR = Double.POSITIVE_INFINITY

private fun Topology.distances(vararg sources: Int): List<Double> {
    val hops = hopsFrom(sources.toSet())
    return ids.map { hops[it]?.toDouble() ?: FAR }
}

/** Remembers distances only, no ways. */
private fun Aggregate<Int>.bellmanFord(source: Boolean): Double = bellmanFordGradientCast(
    source = source,
    local = 0.0,
    accumulateData = { _, step, distance -> distance + step },
    metric = hops().map { it.value.toDouble() },
)

/** The gradient of the tutorial, written with `share`. */
private fun Aggregate<Int>.ownGradient(source: Boolean): Double = share(FAR) { distances ->
    val through = distances.neighbors.values.min() + 1
    if (source) 0.0 else through
}

/** `distanceTo` and `hopDistanceTo` come to the number of hops. */
fun distancesSettle() = everywhere {
    val devices = Devices(topology) { distanceTo(localId == 0) to hopDistanceTo(localId == 0) }
    settle(devices) == topology.distances(0).map { it to it.toInt() }
}

/** A gradient written with `share` does, too, while nothing changes. */
fun ownGradientSettles() = everywhere {
    settle(Devices(topology) { ownGradient(localId == 0) }) == topology.distances(0)
}

/** From the start, the last device is right at the latest one round after as many as it is hops away. */
fun distancesAreInTime() = everywhere {
    val devices = Devices(topology) { distanceTo(localId == 0) }
    val farthest = topology.hopsFrom(setOf(0)).values.max()
    rightFrom(devices) { it == topology.distances(0) }!! <= farthest + 1
}

/** With several sources the nearest one counts. */
fun nearestSourceCounts() = everywhere {
    settle(Devices(topology) { distanceTo(localId in setOf(0, last)) }) == topology.distances(0, last)
}

/** When the source moves, all distances become right. */
fun distancesFollow() = everywhere {
    var source = 0
    val devices = Devices(topology) { distanceTo(localId == source) }
    settle(devices)
    source = last
    settle(devices) == topology.distances(last)
}

/** When the source is gone, distances climb for a while on most networks; the greatest that was seen. */
fun distancesClimb() = everywhere {
    val devices = Devices(topology) { distanceTo(localId == last) }
    val before = settle(devices).max()
    devices.topology = topology.without(last)
    val after = List(PATIENCE) { next(devices) }
    check(after.last().all { it == FAR })
    "${before.toInt()} to ${after.flatten().filter { it < FAR }.maxOrNull()?.toInt() ?: "infinity"}"
}

/** Distances that remember nothing but a number climb for ever. */
fun bellmanFordClimbs() = everywhere {
    val devices = Devices(topology) { bellmanFord(localId == last) to ownGradient(localId == last) }
    settle(devices)
    devices.topology = topology.without(last)
    val soon = settle(devices)
    val later = settle(devices)
    soon.zip(later).all { (a, b) -> a.first < b.first && a.second < b.second }
}

/** But they become right when there is a source again. */
fun bellmanFordFollows() = everywhere {
    var source = 0
    val devices = Devices(topology) { bellmanFord(localId == source) to ownGradient(localId == source) }
    settle(devices)
    source = last
    settle(devices) == topology.distances(last).map { it to it }
}

/** Nowhere a source: infinity and 0. */
fun noSource() = everywhere {
    settle(Devices(topology) { distanceTo(false) to hopDistanceTo(false) }).all { it == FAR to 0 }
}

/** `maxDiameter = 2` reaches three hops; beyond, `distanceTo` is infinite and `hopDistanceTo` 0. */
fun limitReachesOneMore() = everywhere {
    val devices = Devices(topology) {
        distanceTo(localId == 0, maxDiameter = 2) to hopDistanceTo(localId == 0, maxDiameter = 2)
    }
    settle(devices) == topology.distances(0).map { if (it <= 3) it to it.toInt() else FAR to 0 }
}

/** A broadcast brings everybody the value of a nearest source, and the source keeps its own. */
fun broadcastComesFromTheNearest() = everywhere {
    val sources = setOf(0, last)
    val heard = settle(Devices(topology) { hopGradientCast(source = localId in sources, local = localId) })
    topology.ids.zip(heard).all { (id, source) ->
        source in sources && topology.hops(id, source) == topology.hopsFrom(sources)[id]
    } && heard[0] == 0 && heard.last() == last
}

/** Without a source everyone has its own value. */
fun broadcastWithoutSource() = everywhere {
    settle(Devices(topology) { gradientCast(source = false, local = localId, metric = hops().map { 1.0 }) }) ==
        topology.ids
}

/** One broadcast for each source. */
fun broadcastsSideBySide() = everywhere {
    val sources = listOf(0, last)
    settle(Devices(topology) { multiIntGradientCast(sources, localId) }).all { it == mapOf(0 to 0, last to last) }
}

/** A value that collects ids on its way comes with a shortest way. */
fun routesAreShortest() = everywhere {
    val devices = Devices(topology) {
        hopGradientCast(source = localId == 0, local = 0, accumulateData = { _, _, steps -> steps + 1 })
    }
    settle(devices) == topology.distances(0).map { it.toInt() }
}

/** The greatest and the least of all values. */
fun gossipSettles() = everywhere {
    settle(Devices(topology) { gossipMin(localId) to gossipMax(localId) }).all { it == 0 to last }
}

/** From the start: at the latest one round after as many as the diameter. */
fun gossipIsInTime() = everywhere {
    rightFrom(Devices(topology) { gossipMax(localId) }) { all -> all.all { it == last } }!! <= topology.diameter + 1
}

/** The greatest leaves: the next one is found; the gossip that does not stabilise stays with it. */
fun gossipForgets() = everywhere {
    val devices = Devices(topology) {
        gossipMax(localId) to nonStabilizingGossip(localId) { a, b -> maxOf(a, b) }
    }
    settle(devices)
    devices.topology = topology.without(last)
    settle(devices).all { it == last - 1 to last }
}

/** Without a reducer nothing spreads. */
fun gossipWithoutReducer() = everywhere { settle(Devices(topology) { gossip(localId) }) == topology.ids }

/** Adding by gossip gives some device a number that is not the sum. */
fun gossipDoesNotAdd() = everywhere {
    settle(Devices(topology) { gossip(1, reducer = Int::plus) }).any { it != size }
}

/** It follows what happens on one device, there and back; `everHappened` only knows the first round. */
fun happeningIsFollowed() = everywhere {
    var alarm = false
    val devices = Devices(topology) {
        val here = alarm && localId == last
        isHappeningAnywhere { here } to everHappened { here }
    }
    val quiet = settle(devices)
    alarm = true
    val loud = settle(devices)
    alarm = false
    val quietAgain = settle(devices)
    (quiet + quietAgain).all { it == false to false } && loud.all { it == true to false }
}

/** What it saw in the first round, `everHappened` says for ever. */
fun everHappenedKeeps() = everywhere {
    var alarm = true
    val devices = Devices(topology) { everHappened { alarm && localId == 0 } }
    settle(devices)
    alarm = false
    settle(devices).all { it }
}

/** A memory of one's own, asked for anywhere, is right whenever it begins. */
fun rememberedAndAsked() = everywhere {
    var alarm = false
    val devices = Devices(topology) {
        val seen = evolve(false) { it || alarm && localId == last }
        isHappeningAnywhere { seen }
    }
    val before = settle(devices)
    alarm = true
    next(devices)
    alarm = false
    before.none { it } && settle(devices).all { it }
}

/** Where all are tied, each device keeps its own value; where no two are, all agree. */
fun gossipKeepsTies() = everywhere {
    val tied = Devices(topology) { gossipMaxBy(localId) { 0 } }
    val broken = Devices(topology) { gossipMaxBy(localId) { it } }
    settle(tied) == topology.ids && settle(broken).all { it == last }
}

/** A source whose value is `null` has none to give, so the others keep their own. */
fun nullIsNoValue() = everywhere {
    val devices = Devices(topology) {
        val mine = "own $localId".takeIf { localId != 0 }
        gradientCast(source = localId == 0, local = mine, metric = hops().map { it.value.toDouble() })
    }
    settle(devices) == topology.ids.map { id -> "own $id".takeIf { id != 0 } }
}

/** The condition is looked at in every round of every device, and what it says after the first changes nothing. */
fun everHappenedLooksInVain() = everywhere {
    var asked = 0
    val devices = Devices(topology) {
        val later = evolve(0) { it + 1 } > 1
        everHappened { later.also { asked++ } }
    }
    settle(devices).none { it } && asked == PATIENCE * size
}

/** Never a source: not everyone has its own value, and what changes on the way changes without end. */
fun bellmanFordWithoutSource() = everywhere {
    val devices = Devices(topology) {
        val heard = bellmanFordGradientCast(source = false, local = localId, metric = hops().map { it.value.toDouble() })
        heard to bellmanFord(source = false)
    }
    val soon = settle(devices)
    val later = settle(devices)
    soon.map { it.first } != topology.ids && soon.zip(later).all { (a, b) -> a.second < b.second }
}

/** How many follow source 0 of those that are as near to source 2. */
fun tiesGoEitherWay() = everywhere {
    val (one, other) = topology.hopsFrom(setOf(0)) to topology.hopsFrom(setOf(2))
    val tied = topology.ids.filter { one[it] == other[it] }
    val heard = settle(Devices(topology) { hopGradientCast(source = localId == 0 || localId == 2, local = localId) })
    "${tied.count { heard[it] == 0 }} of ${tied.size}"
}

/** The greatest distance, with steps of 2 and a `top` that is 1 less than the longest route. */
fun topDoesNotCap() = everywhere {
    val top = 2.0 * topology.hopsFrom(setOf(0)).values.max() - 1
    val devices = Devices(topology) {
        distanceTo(localId == 0, bottom = 0.0, top = top, accumulateDistance = Double::plus, metric = hops().map { 2.0 })
    }
    "${settle(devices).max()} with $top"
}
