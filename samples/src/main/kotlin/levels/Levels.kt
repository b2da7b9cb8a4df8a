package levels

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.networking.Mailbox
import it.unibo.collektive.stdlib.accumulation.convergeMean
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.consensus.boundedElection
import it.unibo.collektive.stdlib.doubles.FieldedDoubles.plus
import it.unibo.collektive.stdlib.spreading.hopGradientCast
import it.unibo.collektive.stdlib.util.euclideanDistance2D
// #endregion
import gettingstarted.LocalNetwork

// #region device
/** Level 1: what a device can do, in plain Kotlin. */
class Station(
    val id: Int,
    val position: Pair<Double, Double>,
    var temperature: Double,
) {
    var siren = false

    fun join(mailbox: Mailbox<Int>) =
        Collektive(id, mailbox) { heatAlarm(this@Station) }
}
// #endregion

// #region construct
/** Level 2: constructs of the field calculus, here `share`. */
fun Aggregate<Int>.metresTo(
    source: Boolean,
    metric: Field<Int, Double>,
): Double = share(Double.POSITIVE_INFINITY) { distances ->
    val through = (distances + metric).neighbors.values.min()
    if (source) 0.0 else through
}
// #endregion

// #region coordination
/** Level 3: resilient operators: collect at a leader, spread from it. */
fun Aggregate<Int>.meanFrom(
    leader: Boolean,
    reading: Double,
    toLeader: Double,
): Double {
    val mean = convergeMean(reading, potential = toLeader)
    return hopGradientCast(source = leader, local = mean)
}
// #endregion

// #region api
/** Level 4: functions that say what they are for. */
fun Aggregate<Int>.meanOfArea(
    reading: Double,
    position: Pair<Double, Double>,
): Double {
    val metric = euclideanDistance2D(position)
    val leader = boundedElection(bound = 25.0, metric = metric)
    return alignedOn(leader) {
        val toLeader =
            metresTo(leader == localId, euclideanDistance2D(position))
        meanFrom(leader == localId, reading, toLeader)
    }
}
// #endregion

// #region application
/** Level 5: the application. */
fun Aggregate<Int>.heatAlarm(station: Station): Double {
    val mean = meanOfArea(station.temperature, station.position)
    station.siren = mean > 30
    return mean
}
// #endregion

fun runLevels() {
    // #region run
    val network = LocalNetwork<Int> { a, b -> b - a in -1..1 }
    val stations = List(6) { id ->
        Station(id, 10.0 * id to 0.0, temperature = 20.0 + 4 * id)
    }
    val devices = stations.map { it.join(network.mailboxFor(it.id)) }
    repeat(20) { devices.forEach { it.cycle() } }
    println("means:  ${devices.map { it.cycle() }}")
    println("sirens: ${stations.map { it.siren }}")
    // #endregion
}
