import com.example.runSimulated
import kotlin.test.Test

/** With stand-ins for the two types of the incarnation; see alchemist/CollektiveDevice.kt. */
class SimulatedSensorsTest : SampleTest("SimulatedSensors") {
    @Test fun sensors() = prints(
        "sensors",
        """
        [(0.0, 20.0), (2.5, 20.0), (5.0, 60.0), (7.5, 60.0), (10.0, 60.0)]
        [false, false, true, true, true]
        """,
        ::runSimulated,
    )
}
