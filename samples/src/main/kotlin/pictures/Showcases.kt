// #silent: PictureRuns runs it, and prints what pictures show of it
package pictures

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchanging
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.accumulation.convergeCast
import it.unibo.collektive.stdlib.accumulation.convergeSum
import it.unibo.collektive.stdlib.accumulation.findParent
import it.unibo.collektive.stdlib.collapse.sum
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.hopDistanceTo
import it.unibo.collektive.stdlib.spreading.hopGradientCast

/** What a root has to give away. */
private const val RESOURCE = 100.0

// #region vascular
/** A node's parent, the success of its branch, and its resource. */
fun Aggregate<Int>.vascular(strength: Int, success: Int): List<Int> {
    val root = boundedElection(strength = strength, bound = 10) == localId
    val parent = findParent(hopDistanceTo(root))
    val branch = convergeSum(success, root)
    val told = neighboring(listOf(parent, branch))
    return exchanging(0.0) { incoming ->
        // Read before the branch, which the root takes alone.
        val received = incoming.neighbors.values.sum()
        val resource = if (root) RESOURCE else received
        val outgoing = told.map { (id, entry) ->
            val (itsParent, itsBranch) = entry
            val isChild = id != localId && itsParent == localId
            if (isChild) resource * itsBranch / branch else 0.0
        }
        outgoing.yielding { listOf(parent, branch, resource.toInt()) }
    }
}
// #endregion

/** Six robots and twelve tasks on a square of 200 metres. */
object Mission {
    val robots: List<List<Int>> = listOf(
        listOf(30, 40), listOf(100, 25), listOf(170, 50), listOf(35, 135), listOf(160, 150), listOf(105, 105),
    )
    val tasks: List<List<Int>> = listOf(
        listOf(12, 12), listOf(62, 18), listOf(140, 14), listOf(188, 22), listOf(14, 86), listOf(70, 70),
        listOf(136, 72), listOf(186, 96), listOf(76, 128), listOf(126, 138), listOf(60, 180), listOf(120, 184),
    )

    /** Robots hear each other up to this distance, in metres. */
    private const val RANGE = 105

    val links: Set<Link> = robots.indices.flatMap { a ->
        (a + 1 until robots.size).filter { near(robots[a], robots[it]) <= RANGE * RANGE }.map { a to it }
    }.toSet()

    /** The robot of each task: in turns, each of the [team] takes the nearest task that is left. */
    fun plan(team: List<Int>): List<Int> {
        val taken = MutableList(tasks.size) { -1 }
        while (team.isNotEmpty() && -1 in taken) {
            team.sorted().forEach { robot ->
                tasks.indices.filter { taken[it] == -1 }
                    .minByOrNull { near(robots[robot], tasks[it]) }
                    ?.let { taken[it] = robot }
            }
        }
        return taken
    }

    private fun near(a: List<Int>, b: List<Int>): Int =
        (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])
}

// #region replanned
/** Returns the leader, and the robot of each task. */
fun Aggregate<Int>.replanned(): List<List<Int>> {
    val leader = boundedElection(bound = 6)
    val isLeader = leader == localId
    val team = convergeCast(listOf(localId), isLeader) { a, b -> a + b }
    val plan = hopGradientCast(source = isLeader, local = Mission.plan(team))
    return listOf(listOf(leader), plan)
}
// #endregion
