package gettingstarted

// #region main
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo

// #region program
fun Aggregate<Int>.program(): Double = distanceTo(source = localId == 0)
// #endregion

fun main() {
    // A line of five devices: 0 - 1 - 2 - 3 - 4
    val network = LocalNetwork<Int> { a, b -> b - a in -1..1 }
    val devices = (0..4).map { id ->
        Collektive(id, network.mailboxFor(id)) { program() }
    }
    repeat(5) { round ->
        // Last device first, so that news travels one hop a round.
        val results = devices.reversed().map { it.cycle() }.reversed()
        println("round ${round + 1}: $results")
    }
}
// #endregion
