package mistakes.evolvereturnsfield

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.toMap
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.highestSeenWrong(reading: Int): Int {
    val now = neighboring(reading)
    val highest = evolve(now) { before ->
        before.alignedMapValues(now) { a, b -> maxOf(a, b) }
    }
    return highest.all.size
}
// #endregion

// #region right
fun Aggregate<Int>.highestSeen(reading: Int): Map<Int, Int> {
    val now = neighboring(reading).all.toMap()
    return evolve(now) { before ->
        before + now.mapValues { (id, value) ->
            maxOf(value, before[id] ?: value)
        }
    }
}
// #endregion

fun wrong() = println(Devices(line(3)) { highestSeenWrong(localId) }.rounds(2))

fun right() = println(Devices(line(3)) { highestSeen(localId) }.rounds(2))
