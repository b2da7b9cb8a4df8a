package howto

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.any
import it.unibo.collektive.stdlib.collapse.countMatching
import it.unibo.collektive.stdlib.collapse.fold
import it.unibo.collektive.stdlib.collapse.idOfMin
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.collapse.min
// #endregion
import network.Devices
import network.line

// #region reductions
fun Aggregate<Int>.reductions(battery: Double): Map<String, Any?> {
    val batteries = neighboring(battery)
    return mapOf(
        "how many neighbours" to batteries.neighbors.size,
        "who they are" to batteries.neighbors.ids.set,
        "mean, me included" to batteries.all.values.list.average(),
        "weakest neighbour" to batteries.neighbors.idOfMin(),
        "strongest, me included" to batteries.all.maxBy { it.value }.id,
        "lowest of the neighbours" to batteries.neighbors.values.min(),
        "is any low" to batteries.all.values.any { it < 20 },
        "how many are low" to batteries.all.values.countMatching { it < 20 },
        "all of them" to batteries.all.toMap(),
        "written out" to
            batteries.all.fold("") { text, (id, value) -> "$text $id=$value" },
    )
}
// #endregion

fun runReductions() {
    val batteries = listOf(90.0, 15.0, 60.0)
    val middle = Devices(line(3)) { reductions(batteries[localId]) }.rounds(2)[1]
    middle.forEach { (question, answer) -> println("$question: $answer") }
}
