package operators

// #region imports
import it.unibo.collektive.Collektive
// #endregion
import gettingstarted.LocalNetwork

fun runAlone() {
    // #region alone
    val result = Collektive.aggregate(localId = 0) { evolve(0) { it + 1 } }
    println(result.result)
    // #endregion
}

fun runByHand() {
    // #region by-hand
    val first = Collektive.aggregate(localId = 0) { countRounds() }
    val second = Collektive.aggregate(localId = 0, previousState = first.newState) {
        countRounds()
    }
    println("${first.result}, then ${second.result}")
    // #endregion
}

fun runDevice() {
    // #region device
    val network = LocalNetwork<Int> { _, _ -> true }
    val device = Collektive(localId = 7, network.mailboxFor(7)) {
        evolve(0) { it + 1 }
    }
    println("device ${device.localId}: ${device.cycle()}, ${device.cycle()}")
    println("then until 5: ${device.cycleWhile { it.result < 5 }}")
    // #endregion
}
