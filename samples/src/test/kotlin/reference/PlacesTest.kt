// #silent: it is a test; it passed when the samples ran
package reference

// #region imports
import it.unibo.collektive.testing.Position
import it.unibo.collektive.testing.vonNeumannGrid
import kotlin.test.Test
import kotlin.test.assertEquals
// #endregion

// #region places
class PlacesTest {
    @Test
    fun `a grid knows where devices are and who is linked to whom`() {
        val grid = vonNeumannGrid<Int>(3, 3, initial = -1) { localId }
        assertEquals(9, grid.nodes.size)
        assertEquals(Position(1.0, 1.0, 0.0), grid.positionOf(4))
        val linked = grid.neighborsOf(grid[4]).map { it.id }
        assertEquals(listOf(1, 3, 5, 7), linked)
        assertEquals(-1, grid[4].value) // before its first round
    }
}
// #endregion

// #region position
class PositionTest {
    @Test
    fun `positions are points in space`() {
        val origin = Position(0.0, 0.0, 0.0)
        assertEquals(5.0, origin.distanceTo(Position(3.0, 4.0, 0.0)))
    }
}
// #endregion
