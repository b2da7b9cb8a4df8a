package reference

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.contains
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toFieldEntry
import it.unibo.collektive.stdlib.collapse.idOfMaxWith
import it.unibo.collektive.stdlib.collapse.idOfMinWith
import it.unibo.collektive.stdlib.collapse.valueOfMaxWith
import it.unibo.collektive.stdlib.collapse.valueOfMinWith
import it.unibo.collektive.stdlib.util.Maybe
import it.unibo.collektive.stdlib.util.Maybe.Companion.merge
import it.unibo.collektive.stdlib.util.ids
import it.unibo.collektive.stdlib.util.values
// #endregion
import gettingstarted.LocalNetwork
import network.Devices
import network.line

// #region around
fun Aggregate<Int>.isTwoAround(): Boolean =
    2 in neighboring(localId).neighbors.ids
// #endregion

// #region by-length
fun Aggregate<Int>.byLength(name: String): List<Any?> {
    val names = neighboring(name)
    return listOf(
        names.all.idOfMaxWith(compareBy { it.value.length }),
        names.all.idOfMinWith(compareBy { it.value.length }),
        names.neighbors.valueOfMaxWith(compareBy { it.value.length }),
        names.neighbors.valueOfMinWith(compareBy { it.value.length }),
    )
}
// #endregion

fun runCycleWhile() {
    // #region cycle-while
    val device = Collektive(0, LocalNetwork<Int> { _, _ -> true }.mailboxFor(0)) {
        evolve(1) { it * 2 }
    }
    println(device.cycleWhile { it.result < 100 })
    // #endregion
}

fun runEntry() {
    // #region entry
    val (id, value) = (7 to 20.5).toFieldEntry().mapValue { it * 2 }
    println("$id: $value")
    // #endregion
}

fun runSequences() {
    // #region sequences
    fun Aggregate<Int>.around(): Pair<List<Int>, List<String>> {
        val entries = neighboring("device $localId").all.sequence
        return entries.ids().toList() to entries.values().toList()
    }
    println(Devices(line(3)) { around() }.rounds(2)[1])
    // #endregion
}

fun runMaybe() {
    // #region maybe
    val none: Maybe<Int> = Maybe.none
    val both = Maybe.some(2).merge(Maybe.some(3), Int::plus)
    val one = Maybe.some(2).merge(none, Int::plus)
    println(listOf(both, one, none).joinToString("\n"))
    // #endregion
}

fun runAround() = println(Devices(line(5)) { isTwoAround() }.rounds(2))

fun runByLength() {
    val names = listOf("hall", "kitchen", "attic", "loo")
    Devices(line(4)) { byLength(names[localId]) }.rounds(2).forEach(::println)
}
