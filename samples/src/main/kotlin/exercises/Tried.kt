// #silent: it is what exercises and their solutions run on; what they print shows that it works
package exercises

import it.unibo.collektive.aggregate.api.Aggregate
import network.Devices
import network.Topology
import network.line

/** Long enough for all that exercises ask for. */
private const val ROUNDS = 20

/** What [program] comes to on a network. */
fun <R> tried(network: Topology = line(6), program: Aggregate<Int>.() -> R) {
    println(Devices(network, program).rounds(ROUNDS))
}

/** The same, and again after the network was cut. */
fun <R> triedWithCut(program: Aggregate<Int>.() -> R) {
    val devices = Devices(line(6), program)
    println(devices.rounds(ROUNDS))
    devices.topology = line(6).cutAfter(2)
    println(devices.rounds(ROUNDS))
}
