import solutions.runBefore
import solutions.runBroadcast
import solutions.runCollect
import solutions.runElect
import solutions.runProjection
import solutions.runReduce
import solutions.runSplit
import solutions.runState
import solutions.runTravel
import kotlin.test.Test

class SolutionsTest : SampleTest("Solutions") {
    @Test fun collect() = prints("collect", "[1, 2, 3, 6, 2, 1]", ::runCollect)

    @Test fun broadcast() = prints("broadcast", "[6, 6, 6, 6, 6, 6]", ::runBroadcast)

    @Test fun elect() = prints("elect", "[0, 0, 0, 3, 3, 3]", ::runElect)

    @Test fun split() = prints(
        "split",
        """
        [6, 6, 6, 6, 6, 6]
        [3, 3, 3, 3, 3, 3]
        """,
        ::runSplit,
    )

    @Test fun reduce() = prints("reduce", "[1, 2, 3, 4, 5, 5]", ::runReduce)

    @Test fun state() = prints("state", "[0, 0, 0, 0, 0, 0]", ::runState)

    @Test fun travel() = prints("travel", "[15.0, 15.0, 15.0, 15.0, 15.0, 15.0]", ::runTravel)

    @Test fun before() = prints("before", "[(2, 5), (2, 5), (3, 5), (3, 5), (3, 5)]", ::runBefore)

    @Test fun projection() = prints("projection", "[3.0, 2.0, 1.0, 0.0, 1.0, 2.0]", ::runProjection)
}
