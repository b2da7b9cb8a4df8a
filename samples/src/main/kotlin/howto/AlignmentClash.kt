package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.AlignmentClashException
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.path.FullPathFactory
import it.unibo.collektive.stdlib.collapse.max
// #endregion

// #region program
fun Aggregate<Int>.maxima(readings: List<Int>): List<Int> =
    readings.map { maximum(it) }

fun Aggregate<Int>.maximum(reading: Int): Int =
    neighboring(reading).all.values.max()
// #endregion

fun runClash() {
    // #region run
    val clash = runCatching {
        Collektive.aggregate(localId = 0, pathFactory = FullPathFactory) {
            maxima(listOf(3, 4))
        }
    }.exceptionOrNull() as AlignmentClashException
    println(clash.path.toMultilineString("\n"))
    // #endregion
}
