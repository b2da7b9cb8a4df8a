// #silent: it is a test; it passed when the samples ran
package howto

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import it.unibo.collektive.testing.EnvironmentWithMeshNetwork
import it.unibo.collektive.testing.grid
import it.unibo.collektive.testing.mooreGrid
import it.unibo.collektive.testing.vonNeumannGrid
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
// #endregion

// #region program
fun Aggregate<Int>.toCorner(): Double = distanceTo(source = localId == 0)
// #endregion

// #region test
class GradientTest {
    @Test
    fun `the far corner of a grid is as far as its two sides`() {
        val grid =
            vonNeumannGrid<Double>(sizeX = 4, sizeY = 3, initial = Double.NaN) {
                toCorner()
            }
        repeat(6) { grid.cycleInOrder() }
        assertEquals(5.0, grid.status().values.max())
    }
}
// #endregion

// #region any-order
class GossipMaxTest {
    @Test
    fun `everyone learns the highest id, whatever the order`() {
        // In random order a device may run twice before a neighbour does.
        val grid = EnvironmentWithMeshNetwork<Int>(
            connectDistance = 1.5,
            defaultRetainTime = 2,
        ).grid(sizeX = 3, sizeY = 3, initial = { _, _ -> -1 }) {
            gossipMax(localId)
        }
        repeat(10) { grid.cycleInRandomOrder() }
        assertTrue(grid.status().values.all { it == 8 })
    }
}
// #endregion

// #region leaving
class LeavingTest {
    @Test
    fun `a device that leaves is forgotten`() {
        val grid = mooreGrid<Int>(sizeX = 3, sizeY = 3, initial = -1) {
            gossipMax(localId)
        }
        repeat(3) { grid.cycleInOrder() }
        grid.removeNode(8)
        repeat(8) { grid.cycleInOrder() }
        assertEquals(setOf(7), grid.status().values.toSet())
    }
}
// #endregion
