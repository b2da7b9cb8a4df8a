package claims

import it.unibo.collektive.stdlib.consensus.globalElection
import network.Devices

/** The least distance at which anyone names the leader that is gone: greater in every round, on any network. */
fun leastDistanceGrows() = everywhere {
    val distances = mutableMapOf<Int, Int>()
    val devices = Devices(topology) {
        globalElection(strength = localId, selectBest = { a, b ->
            maxOf(a, b).also { distances[localId] = it.distance }
        })
    }
    settle(devices)
    devices.topology = topology.without(last)
    val least = List(PATIENCE) {
        distances.clear()
        check(next(devices).all { it == last }) { "somebody has forgotten the leader" }
        distances.values.min()
    }
    least.zipWithNext().all { (before, after) -> after > before }
}
