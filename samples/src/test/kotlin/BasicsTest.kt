import basics.runAlarmNearby
import basics.runAroundObstacle
import basics.runBlink
import basics.runDegree
import basics.runDegreeOnGrid
import basics.runDistancesFrom
import basics.runEveryoneSize
import basics.runForLoop
import basics.runGrid
import basics.runHealing
import basics.runHops
import basics.runHottest
import basics.runHottestAnywhere
import basics.runHottestEver
import basics.runLocalMean
import basics.runMaxNearby
import basics.runMetres
import basics.runMovedSource
import basics.runNeighbourIds
import basics.runRounds
import basics.runTeamSize
import kotlin.test.Test

class NeighboursTest : SampleTest("Neighbours") {
    @Test fun degree() = prints(
        "degree",
        """
        [0, 1, 1, 1, 1]
        [1, 2, 2, 2, 1]
        """,
        ::runDegree,
    )

    @Test fun degreeOnGrid() = prints(
        "degree-grid",
        """
        [2, 3, 2]
        [3, 4, 3]
        [2, 3, 2]
        """,
        ::runDegreeOnGrid,
    )

    @Test fun neighbourIds() = prints(
        "neighbour-ids",
        "[[1], [0, 2], [1, 3], [2, 4], [3]]",
        ::runNeighbourIds,
    )

    @Test fun localMean() = prints("local-mean", "[5.0, 10.0, 20.0, 30.0, 35.0]", ::runLocalMean)

    @Test fun hottest() = prints("hottest", "[0, 0, 3, 3, 3]", ::runHottest)

    @Test fun alarmNearby() = prints(
        "alarm-nearby",
        "[true, true, false, false, false]",
        ::runAlarmNearby,
    )

    @Test fun maxNearby() = prints(
        "max-nearby",
        "[(1, 4), (2, 4), (3, 4), (4, 4), (4, 4)]",
        ::runMaxNearby,
    )
}

class StateTest : SampleTest("State") {
    @Test fun rounds() = prints(
        "rounds",
        """
        [1, 1, 1]
        [2, 2, 2]
        [3, 3, 3]
        [4, 4, 4]
        """,
        ::runRounds,
    )

    @Test fun blink() = prints(
        "blink",
        """
        [off, off, off]
        [on, on, on]
        [off, off, off]
        [on, on, on]
        """,
        ::runBlink,
    )

    @Test fun hottestEver() = prints(
        "hottest-ever",
        """
        [20.0, 21.0, 22.0]
        [25.0, 26.0, 27.0]
        [25.0, 26.0, 27.0]
        """,
        ::runHottestEver,
    )

    @Test fun hottestAnywhere() = prints(
        "hottest-anywhere",
        """
        [20.0, 21.0, 22.0]
        [25.0, 26.0, 27.0]
        [26.0, 27.0, 27.0]
        [27.0, 27.0, 27.0]
        """,
        ::runHottestAnywhere,
    )
}

class GradientTest : SampleTest("Gradient") {
    @Test fun hops() = prints(
        "hops",
        """
        [0.0, Infinity, Infinity, Infinity, Infinity]
        [0.0, 1.0, Infinity, Infinity, Infinity]
        [0.0, 1.0, 2.0, Infinity, Infinity]
        [0.0, 1.0, 2.0, 3.0, Infinity]
        [0.0, 1.0, 2.0, 3.0, 4.0]
        """,
        ::runHops,
    )

    @Test fun metres() = prints("metres", "[0.0, 2.0, 4.0, 6.0, 8.0]", ::runMetres)

    @Test fun grid() = prints(
        "grid",
        """
        [0.0, 1.0, 2.0, 3.0]
        [1.0, 2.0, 3.0, 4.0]
        [2.0, 3.0, 4.0, 5.0]
        """,
        ::runGrid,
    )

    @Test fun healing() = prints(
        "healing",
        """
        source 0: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
        source 5: [2.0, 3.0, 4.0, 5.0, 6.0, 0.0]
        source 5: [4.0, 5.0, 6.0, 7.0, 1.0, 0.0]
        source 5: [6.0, 7.0, 8.0, 2.0, 1.0, 0.0]
        source 5: [8.0, 9.0, 3.0, 2.0, 1.0, 0.0]
        source 5: [10.0, 4.0, 3.0, 2.0, 1.0, 0.0]
        source 5: [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]
        """,
        ::runHealing,
    )
}

class BranchingTest : SampleTest("Branching") {
    @Test fun teamSize() = prints("team-size", "[2, 2, 3, 3, 3]", ::runTeamSize)

    @Test fun everyoneSize() = prints(
        "everyone-size",
        "[(red, 5), (red, 5), (blue, 5), (blue, 5), (blue, 5)]",
        ::runEveryoneSize,
    )

    @Test fun aroundObstacle() = prints(
        "around-obstacle",
        """
        [0.0, NaN, 6.0, 7.0, 8.0]
        [1.0, NaN, 5.0, 6.0, 7.0]
        [2.0, 3.0, 4.0, 5.0, 6.0]
        """,
        ::runAroundObstacle,
    )
}

class LoopsTest : SampleTest("Loops") {
    @Test fun distancesFrom() = prints(
        "distances-from",
        """
        0: {0=0.0, 4=4.0}
        1: {0=1.0, 4=3.0}
        2: {0=2.0, 4=2.0}
        3: {0=3.0, 4=1.0}
        4: {0=4.0, 4=0.0}
        """,
        ::runDistancesFrom,
    )

    @Test fun forLoop() = prints(
        "for-loop",
        """
        0: {cellar=11.0, attic=30.0}
        1: {cellar=12.0}
        2: {cellar=12.0, attic=32.0}
        """,
        ::runForLoop,
    )
}

class MovedSourceTest : SampleTest("MovedSource") {
    @Test fun moved() = prints(
        "moved",
        """
        round 8: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
        round 9: [Infinity, Infinity, Infinity, Infinity, Infinity, 0.0]
        round 10: [Infinity, Infinity, Infinity, Infinity, 1.0, 0.0]
        round 11: [Infinity, Infinity, Infinity, 2.0, 1.0, 0.0]
        round 12: [Infinity, Infinity, 3.0, 2.0, 1.0, 0.0]
        round 13: [Infinity, 4.0, 3.0, 2.0, 1.0, 0.0]
        round 14: [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]
        """,
        ::runMovedSource,
    )
}
