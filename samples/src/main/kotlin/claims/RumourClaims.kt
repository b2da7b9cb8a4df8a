package claims

import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.everHappened
import it.unibo.collektive.stdlib.spreading.nonStabilizingGossip
import network.Devices
import network.Topology
import network.line

/** Rounds after which nothing changes on these small networks. */
private const val ENOUGH = 30

/** The distance at which a device names the leader that is gone may stay the same for a round: the cut line of the pages, in order of id. */
fun ownDistanceMayStay() {
    val distances = mutableMapOf<Int, Int>()
    val devices = Devices(line(6)) {
        globalElection(strength = localId, selectBest = { a, b ->
            maxOf(a, b).also { distances[localId] = it.distance }
        })
    }
    devices.rounds(ENOUGH)
    devices.topology = line(6).cutAfter(2)
    repeat(4) {
        devices.round()
        println((0..2).map { distances.getValue(it) })
    }
}

/** Device 0 in the middle of the others, who hear only it. */
private fun star(size: Int) = Topology((0 until size).toList()) { a, b -> a != b && 0 in listOf(a, b) }

/** Who hears nobody but the leader forgets it with its last message; so does who hears it say that it is weaker. */
fun middleIsForgotten() {
    var isWeak = false
    val strength = { id: Int -> if (id > 0) id else if (isWeak) -1 else 99 }
    val weaker = Devices(star(5)) { globalElection(strength(localId)) }
    weaker.rounds(ENOUGH)
    isWeak = true
    println("weaker: ${weaker.rounds(ENOUGH)}")
    isWeak = false
    val gone = Devices(star(5)) { globalElection(strength(localId)) }
    gone.rounds(ENOUGH)
    gone.topology = star(5).without(0)
    println("gone: ${gone.round()}")
}

/** When all devices skip the call for a round, their next is a first one again. */
fun skippedIsForgotten() {
    var isOff = false
    var fire = true
    val devices = Devices(line(3)) {
        if (isOff) null else everHappened { fire } to nonStabilizingGossip(if (fire) 1 else 0, ::maxOf)
    }
    println(devices.rounds(3))
    fire = false
    println(devices.rounds(3))
    isOff = true
    devices.round()
    isOff = false
    println(devices.rounds(3))
}

/** When one does, it looks at its argument again, and tells the others. */
fun skippedLooksAgain() {
    var isOff = false
    var fire = false
    val devices = Devices(line(3)) {
        if (isOff && localId == 1) null else everHappened { fire }
    }
    devices.rounds(3)
    fire = true
    println(devices.rounds(3))
    isOff = true
    devices.round()
    isOff = false
    println(devices.rounds(3))
}
