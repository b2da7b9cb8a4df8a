import kotlin.test.Test
import levels.runLevels

class LevelsTest : SampleTest("Levels") {
    @Test fun run() = prints(
        "run",
        """
        means:  [24.0, 24.0, 24.0, 36.0, 36.0, 36.0]
        sirens: [false, false, false, true, true, true]
        """,
        ::runLevels,
    )
}
