// #silent: it is a test; it passed when the samples ran
package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import it.unibo.collektive.testing.Environment
import it.unibo.collektive.testing.EnvironmentWithMeshNetwork
import it.unibo.collektive.testing.Position
import it.unibo.collektive.testing.Round
import it.unibo.collektive.testing.SerializingMailbox
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlinx.serialization.Serializable
// #endregion

// #region line
fun lineOfFive(retainTime: Int = 1): Environment<Double> =
    EnvironmentWithMeshNetwork<Double>(
        connectDistance = 1.0,
        retainTime,
    ).apply {
        for (x in 0..4) {
            addNode(Position(x.toDouble(), 0.0, 0.0), initial = Double.NaN) {
                distanceTo(source = localId == 0)
            }
        }
    }
// #endregion

// #region order
class OrderTest {
    private val expected =
        mapOf(0 to 0.0, 1 to 1.0, 2 to 2.0, 3 to 3.0, 4 to 4.0)

    @Test
    fun `news is fast along the order, slow against it, the result the same`() {
        val along = lineOfFive()
        along.cycleInOrder()
        assertEquals(expected, along.status())

        val against = lineOfFive()
        repeat(5) { against.cycleInReverseOrder() }
        assertEquals(expected, against.status())

        val random = lineOfFive(retainTime = 2) // or neighbours flicker
        repeat(10) { random.cycleInRandomOrder() }
        assertEquals(expected, random.status())
    }
}
// #endregion

// #region cut
class CutTest {
    @Test
    fun `both halves count themselves after a cut`() {
        var cut = false
        val line = Environment<Int>(areConnected = { _, a, b ->
            abs(a.id - b.id) == 1 && !(cut && maxOf(a.id, b.id) == 3)
        })
        repeat(6) { x ->
            line.addNode(Position(x.toDouble(), 0.0, 0.0), initial = 0) {
                val leader = boundedElection(bound = 6)
                val size = countDevices(sink = leader == localId)
                hopGradientCast(source = leader == localId, local = size)
            }
        }
        repeat(20) { line.cycleInOrder() }
        assertEquals(List(6) { 6 }, line.status().values.toList())

        cut = true // 0 - 1 - 2   3 - 4 - 5
        repeat(20) { line.cycleInOrder() }
        assertEquals(List(6) { 3 }, line.status().values.toList())
    }
}
// #endregion

// #region serial
class SerializationTest {
    @Serializable
    data class Measured(val room: String, val celsius: Double)

    @Test
    fun `a reading survives the way over a wire`() {
        val (one, other) = List(2) { SerializingMailbox() }
        fun device(id: Int, mailbox: SerializingMailbox, here: Measured) =
            Collektive(id, mailbox) {
                neighboring(here).all.values.maxBy { it.celsius }
            }

        device(0, one, Measured("cellar", 12.0)).cycle()
        other.receiveAndDeserialize(one.serializeToString(id = 1))

        val warmest = device(1, other, Measured("attic", 8.0)).cycle()
        assertEquals(Measured("cellar", 12.0), warmest)
    }
}
// #endregion

// #region single
class AloneTest {
    @Test
    fun `a device counts its rounds`() {
        val last = Round.roundFor(steps = 3, deviceId = 0) {
            evolve(0) { it + 1 }
        }
        assertEquals(3, last.result)
    }
}
// #endregion
