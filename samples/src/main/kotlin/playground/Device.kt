// #silent: it is what figures run on; the site draws what they do
package playground

// #region device
/** What a device of a figure senses. */
class Device(
    val id: Int,
    val source: Boolean,
    val value: Double,
    val flag: Boolean,
    val team: String,
    val x: Double,
    val y: Double,
) {
    val position: Pair<Double, Double> get() = x to y
}

/** What a device does: shows a value, lights up, moves by so much. */
class Act(
    val shows: Any?,
    val light: Boolean = false,
    val dx: Double = 0.0,
    val dy: Double = 0.0,
)
// #endregion
