package mistakes.enumpivot

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import network.Devices
import network.everyone

enum class Team { Red, Blue }

// #region wrong
fun Aggregate<Int>.teamMatesWrong(team: Team): Int =
    alignedOn(team) { neighborhood().neighbors.size }
// #endregion

// #region right
fun Aggregate<Int>.teamMates(team: Team): Int =
    alignedOn(team.name) { neighborhood().neighbors.size }
// #endregion

private fun teamOf(id: Int) = if (id < 2) Team.Red else Team.Blue

fun wrong() = println(Devices(everyone(5)) { teamMatesWrong(teamOf(localId)) }.rounds(2))

fun right() = println(Devices(everyone(5)) { teamMates(teamOf(localId)) }.rounds(2))
