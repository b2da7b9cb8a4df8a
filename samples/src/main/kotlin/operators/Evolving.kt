package operators

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
// #endregion
import network.Devices
import network.line

// #region blink
fun Aggregate<*>.blink(): String = evolving(false) { on ->
    (!on).yielding { if (this) "on" else "off" }
}
// #endregion

// #region change
fun Aggregate<*>.changeOf(reading: Double): Double =
    evolving(reading) { previous ->
        reading.yielding { reading - previous }
    }
// #endregion

fun runBlink() {
    val devices = Devices(line(1)) { blink() }
    println(List(4) { devices.round().single() })
}

fun runChangeOf() {
    var reading = 0.0
    val devices = Devices(line(1)) { changeOf(reading) }
    for (next in listOf(20.0, 22.5, 22.5, 21.0)) {
        reading = next
        println("reading $reading, change ${devices.round().single()}")
    }
}
