import exercises.runBefore
import exercises.runBroadcast
import exercises.runCollect
import exercises.runElect
import exercises.runProjection
import exercises.runReduce
import exercises.runSplit
import exercises.runState
import exercises.runTravel
import kotlin.test.Test

class ExercisesTest : SampleTest("Exercises") {
    @Test fun collect() = prints("collect", "[6, 5, 4, 3, 2, 1]", ::runCollect)

    @Test fun broadcast() = prints("broadcast", "[1, 1, 1, 1, 1, 1]", ::runBroadcast)

    @Test fun elect() = prints("elect", "[2, 2, 2, 5, 5, 5]", ::runElect)

    @Test fun split() = prints(
        "split",
        """
        [6, 6, 6, 6, 6, 6]
        [54, 56, 1, 3, 3, 3]
        """,
        ::runSplit,
    )

    @Test fun reduce() = prints("reduce", "[0, 0, 1, 2, 3, 4]", ::runReduce)

    @Test fun state() = prints("state", "[20, 20, 20, 20, 20, 20]", ::runState)

    @Test fun travel() = prints("travel", "[20.0, 20.0, 20.0, 20.0, 20.0, 20.0]", ::runTravel)

    @Test fun before() = prints("before", "[(2, 2), (2, 2), (3, 3), (3, 3), (3, 3)]", ::runBefore)

    @Test fun projection() = prints("projection", "[Infinity, Infinity, Infinity, 0.0, Infinity, Infinity]", ::runProjection)
}
