package operators

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.mapNeighborhood
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.sum
// #endregion
import network.Devices
import network.line

// #region who
fun <ID : Any> Aggregate<ID>.whoIsAround(): Set<ID> =
    neighborhood().neighbors.ids.set
// #endregion

// #region how-many
fun <ID : Any> Aggregate<ID>.howManyAround(): Int =
    neighborhood().neighbors.size
// #endregion

// #region map
fun Aggregate<Int>.steps(): Field<Int, Int> =
    mapNeighborhood { id -> if (id == localId) 0 else 1 }
// #endregion

// #region weights
fun Aggregate<Int>.trustAround(trust: Map<Int, Double>): Double =
    mapNeighborhood { id -> trust[id] ?: 0.5 }.neighbors.values.sum()
// #endregion

fun runWho() = println(Devices(line(4)) { whoIsAround() }.rounds(2))

fun runHowMany() = println(Devices(line(4)) { howManyAround() }.rounds(2))

fun runSteps() = Devices(line(3)) { steps() }.rounds(2).forEach(::println)

fun runWeights() {
    val devices = Devices(line(4)) { trustAround(mapOf(0 to 1.0, 3 to 0.0)) }
    println(devices.rounds(2))
}
