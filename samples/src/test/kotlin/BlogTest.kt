import blog.runBounded
import blog.runDistances
import blog.runElectionGlobal
import blog.runElectionGossip
import blog.runFirstEight
import blog.runGlobal
import blog.runGossip
import blog.runGreatest
import blog.runLeftAlone
import blog.runRising
import kotlin.test.Test

class CutInTwoTest : SampleTest("CutInTwo") {
    @Test fun firstEight() = prints(
        "first-eight",
        """
        round 1: [1, 1, 1, 1, 1, 1]
        round 2: [1, 1, 1, 1, 1, 11]
        round 3: [1, 1, 1, 1, 11, 6]
        round 4: [1, 1, 1, 11, 6, 6]
        round 5: [1, 1, 11, 6, 6, 6]
        round 6: [1, 11, 6, 6, 6, 6]
        round 7: [11, 6, 6, 6, 6, 6]
        round 8: [6, 6, 6, 6, 6, 6]
        """,
        ::runFirstEight,
    )

    @Test fun global() = prints(
        "global",
        """
        round 8: [6, 6, 6, 6, 6, 6]
        round 9: [6, 6, 3, 6, 6, 3]
        round 10: [6, 2, 3, 6, 3, 3]
        round 11: [1, 5, 1, 3, 3, 3]
        round 12: [6, 8, 1, 3, 3, 3]
        round 13: [9, 11, 1, 3, 3, 3]
        round 14: [12, 14, 1, 3, 3, 3]
        round 15: [15, 17, 1, 3, 3, 3]
        round 16: [18, 20, 1, 3, 3, 3]
        round 17: [21, 23, 1, 3, 3, 2]
        round 18: [24, 26, 3, 3, 2, 3]
        round 19: [27, 3, 3, 2, 3, 4]
        round 20: [3, 3, 2, 3, 4, 36]
        round 21: [3, 2, 3, 4, 36, 6]
        round 22: [2, 3, 4, 36, 6, 6]
        round 23: [3, 4, 36, 6, 6, 6]
        round 24: [4, 36, 6, 6, 6, 6]
        """,
        ::runGlobal,
    )

    @Test fun bounded() = prints(
        "bounded",
        """
        round 8: [6, 6, 6, 6, 6, 6]
        round 9: [6, 6, 3, 6, 6, 3]
        round 10: [6, 2, 3, 6, 3, 3]
        round 11: [1, 1, 1, 3, 3, 3]
        round 12: [3, 1, 8, 3, 3, 3]
        round 13: [1, 8, 3, 3, 3, 3]
        round 14: [8, 3, 3, 3, 3, 3]
        round 15: [3, 3, 3, 3, 3, 3]
        round 16: [3, 3, 3, 3, 3, 3]
        round 17: [3, 3, 3, 3, 3, 2]
        round 18: [3, 3, 3, 3, 2, 3]
        round 19: [3, 3, 3, 2, 3, 4]
        round 20: [3, 3, 2, 3, 4, 12]
        round 21: [3, 2, 3, 4, 12, 6]
        round 22: [2, 3, 4, 12, 6, 6]
        round 23: [3, 4, 12, 6, 6, 6]
        round 24: [4, 12, 6, 6, 6, 6]
        """,
        ::runBounded,
    )

    @Test fun gossip() = prints(
        "gossip",
        """
        round 8: [6, 6, 6, 6, 6, 6]
        round 9: [6, 6, 3, 6, 6, 3]
        round 10: [6, 3, 3, 6, 3, 3]
        round 11: [3, 3, 3, 3, 3, 3]
        round 12: [3, 3, 3, 3, 3, 3]
        round 13: [3, 3, 3, 3, 3, 3]
        round 14: [3, 3, 3, 3, 3, 3]
        round 15: [3, 3, 3, 3, 3, 3]
        round 16: [3, 3, 3, 3, 3, 3]
        round 17: [3, 3, 3, 3, 3, 2]
        round 18: [3, 3, 3, 3, 2, 3]
        round 19: [3, 3, 3, 2, 3, 4]
        round 20: [3, 3, 2, 3, 4, 12]
        round 21: [3, 2, 3, 4, 12, 6]
        round 22: [2, 3, 4, 12, 6, 6]
        round 23: [3, 4, 12, 6, 6, 6]
        round 24: [4, 12, 6, 6, 6, 6]
        """,
        ::runGossip,
    )

    @Test fun electionGlobal() = prints(
        "election-global",
        """
        round 8: [5, 5, 5, 5, 5, 5]
        round 9: [5, 5, 5, 5, 5, 5]
        round 12: [5, 5, 5, 5, 5, 5]
        round 16: [5, 5, 5, 5, 5, 5]
        """,
        ::runElectionGlobal,
    )

    @Test fun electionGossip() = prints(
        "election-gossip",
        """
        round 8: [5, 5, 5, 5, 5, 5]
        round 9: [5, 5, 2, 5, 5, 5]
        round 10: [5, 2, 2, 5, 5, 5]
        round 11: [2, 2, 2, 5, 5, 5]
        """,
        ::runElectionGossip,
    )

    @Test fun leftAlone() = prints(
        "left-alone",
        """
        110 rounds after the cut, counted: [324, 326, 1, 3, 3, 3]
        110 rounds after the cut, elected: [5, 5, 5, 5, 5, 5]
        """,
        ::runLeftAlone,
    )

    @Test fun rising() = prints(
        "rising",
        """
        round 8: [3.0, 4.0, 5.0]
        round 9: [5.0, 6.0, 7.0]
        round 10: [7.0, 8.0, 9.0]
        round 11: [9.0, 10.0, 11.0]
        round 12: [11.0, 12.0, 13.0]
        round 16: [19.0, 20.0, 21.0]
        round 17: [3.0, 4.0, 5.0]
        """,
        ::runRising,
    )

    @Test fun distances() = prints(
        "distances",
        """
        round 8: [3.0, 4.0, 5.0]
        round 9: [Infinity, Infinity, Infinity]
        round 10: [Infinity, Infinity, Infinity]
        round 11: [Infinity, Infinity, Infinity]
        round 12: [Infinity, Infinity, Infinity]
        round 16: [Infinity, Infinity, Infinity]
        round 17: [3.0, 4.0, 5.0]
        """,
        ::runDistances,
    )

    @Test fun greatest() = prints(
        "greatest",
        """
        round 8: [5, 5, 5, 5, 5, 5]
        round 9: [5, 5, 5, 2, 4, 4]
        round 10: [5, 5, 5, 4, 4, 4]
        round 11: [5, 5, 5, 4, 4, 4]
        """,
        ::runGreatest,
    )
}
