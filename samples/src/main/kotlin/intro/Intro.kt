package intro

import gettingstarted.LocalNetwork
// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.stdlib.spreading.distanceTo
// #endregion

// #region program
fun main() {
    // Five devices in a line, 0 - 1 - 2 - 3 - 4; each hears the ones beside it
    val network = LocalNetwork<Int> { a, b -> b - a in -1..1 }
    val devices = (0..4).map { id ->
        Collektive(id, network.mailboxFor(id)) { distanceTo(localId == 0) }
    }
    repeat(5) {
        println(devices.reversed().map { device -> device.cycle() }.reversed())
    }
}
// #endregion
