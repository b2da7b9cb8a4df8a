import claims.runUnreported
import kotlin.test.Test

class UnreportedTest : SampleTest("Unreported") {
    @Test fun run() = prints(
        "run",
        """
        onEach: AlignmentClashException
        yielding this: 0
        literal: 1
        align in a class: 0
        """,
        ::runUnreported,
    )
}
