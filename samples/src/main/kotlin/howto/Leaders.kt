package howto

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.consensus.globalElection
import it.unibo.collektive.stdlib.spreading.gossipMax
// #endregion
import network.Devices
import network.line

// #region am-i
fun Aggregate<Int>.iLead(): Boolean = boundedElection(bound = 4) == localId
// #endregion

// #region lowest
fun Aggregate<Int>.lowestId(): Int = boundedElection(strength = -localId, bound = 6)
// #endregion

fun runAmI() = println(Devices(line(4)) { iLead() }.rounds(6))

fun runLowestId() = println(Devices(line(6)) { lowestId() }.rounds(10))

fun runLostLeader() {
    // #region lost-run
    val elections = mapOf(
        "global " to Devices(line(6)) { globalElection() },
        "bounded" to Devices(line(6)) { boundedElection(bound = 6) },
        "gossip " to Devices(line(6)) { gossipMax(localId) },
    )
    elections.forEach { (name, devices) ->
        println("$name, with device 5: ${devices.rounds(20)}")
        devices.topology = line(6).without(5)
        println("$name, 3 rounds on:   ${devices.rounds(3)}")
        println("$name, 7 rounds on:   ${devices.rounds(4)}")
        println("$name, 50 rounds on:  ${devices.rounds(43)}")
    }
    // #endregion
}
