import claims.runUnreported
import kotlin.test.Test

class UnreportedTest : SampleTest("Unreported") {
    @Test fun run() = prints(
        "run",
        """
        onEach: AlignmentClashException
        yielding this: 0
        """,
        ::runUnreported,
    )
}
