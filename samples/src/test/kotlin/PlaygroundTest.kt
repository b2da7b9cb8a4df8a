import kotlin.test.Test
import playground.runFlock
import playground.runKeepAway
import playground.runMeet
import playground.runRings

class SwarmTest : SampleTest("Swarm") {
    @Test fun meet() = prints(
        "meet",
        "[[0, false, true, false], [1, false, false, false], [2, false, false, false], [3, false, false, true]]",
        ::runMeet,
    )

    @Test fun keepAway() = prints(
        "keep-away",
        "[[1, false, false, true], [2, false, false, false], [2, false, false, false], [1, false, true, false]]",
        ::runKeepAway,
    )

    @Test fun flock() = prints(
        "flock",
        "[[0, false, true, false], [1, false, true, false], [2, false, true, false], [3, false, true, false]]",
        ::runFlock,
    )

    @Test fun rings() = prints(
        "light",
        "[[0.0, true, false, false], [1.0, false, false, false], [2.0, false, false, false], [3.0, true, false, false]]",
        ::runRings,
    )
}
