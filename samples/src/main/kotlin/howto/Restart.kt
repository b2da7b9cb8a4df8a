package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import kotlin.io.path.createTempFile
import kotlin.io.path.deleteExisting
import kotlin.io.path.readText
import kotlin.io.path.writeText
// #endregion
import gettingstarted.LocalNetwork

// #region odometer
/** Metres driven, counted on from what was [saved]. */
fun Aggregate<Int>.odometer(saved: Int, metres: Int): Int =
    evolve(saved) { it + metres }
// #endregion

fun runOdometer() {
    // #region saved
    val file = createTempFile("odometer").apply { writeText("0") }
    val network = LocalNetwork<Int> { _, _ -> true }

    fun start(): Collektive<Int, Int> {
        val saved = file.readText().toInt() // once, when the process starts
        return Collektive(7, network.mailboxFor(7)) { odometer(saved, metres = 5) }
    }

    val first = start()
    repeat(3) { file.writeText(first.cycle().toString()) }
    println("before: ${file.readText()}")
    val second = start() // the process has been started again
    println("after:  ${second.cycle()}, ${second.cycle()}")
    file.deleteExisting()
    // #endregion
}

fun runHealed() {
    // #region healed
    val network = LocalNetwork<Int> { a, b -> b - a in -1..1 }
    fun start(id: Int) = Collektive(id, network.mailboxFor(id)) {
        distanceTo(localId == 0) to evolve(0) { it + 1 }
    }
    val devices = (0..3).map { start(it) }.toMutableList()
    repeat(10) { devices.map { it.cycle() } }
    println("before:      ${devices.map { it.cycle() }}")
    devices[2] = start(2) // starts again with nothing
    println("one round:   ${devices.map { it.cycle() }}")
    // #endregion
}

fun runMoved() {
    // #region moved
    val network = LocalNetwork<Int> { _, _ -> true }
    val mailbox = network.mailboxFor(7)
    val first = Collektive(7, mailbox) { odometer(0, metres = 5) }
    repeat(3) { first.cycle() }

    val round = Collektive.aggregate(7, mailbox, previousState = first.state) {
        odometer(0, metres = 5)
    }
    println(round.result)
    // #endregion
}
