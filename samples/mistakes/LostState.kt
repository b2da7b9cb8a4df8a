package mistakes.loststate

import it.unibo.collektive.aggregate.api.Aggregate
import network.Devices
import network.line

// #region wrong
fun Aggregate<Int>.awakeRoundsWrong(asleep: Boolean): Int =
    if (asleep) -1 else evolve(0) { it + 1 }
// #endregion

// #region right
fun Aggregate<Int>.awakeRounds(asleep: Boolean): Int =
    evolving(0) { rounds ->
        val now = if (asleep) rounds else rounds + 1
        now.yielding { if (asleep) -1 else now }
    }
// #endregion

private fun print(program: Aggregate<Int>.(Boolean) -> Int) {
    var round = 0
    val devices = Devices(line(1)) { program(round % 3 == 0) }
    println(List(6) { round += 1; devices.round().single() })
}

fun wrong() = print { awakeRoundsWrong(it) }

fun right() = print { awakeRounds(it) }
