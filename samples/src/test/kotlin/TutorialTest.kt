import firstprogram.runAfterCutBounded
import firstprogram.runAfterCutGlobal
import firstprogram.runAfterCutGossip
import firstprogram.runBroadcast
import firstprogram.runCount
import firstprogram.runIslands
import firstprogram.runLeaders
import firstprogram.runLost
import firstprogram.runRemoved
import firstprogram.runSettle
import firstprogram.runSplitBounded
import firstprogram.runSplitGlobal
import firstprogram.runSplitGossip
import kotlin.test.Test

class IntroTest : SampleTest("Intro") {
    @Test fun program() = prints(
        "program",
        """
        [0.0, Infinity, Infinity, Infinity, Infinity]
        [0.0, 1.0, Infinity, Infinity, Infinity]
        [0.0, 1.0, 2.0, Infinity, Infinity]
        [0.0, 1.0, 2.0, 3.0, Infinity]
        [0.0, 1.0, 2.0, 3.0, 4.0]
        """,
    ) { intro.main() }
}

class MainTest : SampleTest("Main") {
    @Test fun main() = prints(
        "main",
        """
        round 1: [0.0, Infinity, Infinity, Infinity, Infinity]
        round 2: [0.0, 1.0, Infinity, Infinity, Infinity]
        round 3: [0.0, 1.0, 2.0, Infinity, Infinity]
        round 4: [0.0, 1.0, 2.0, 3.0, Infinity]
        round 5: [0.0, 1.0, 2.0, 3.0, 4.0]
        """,
    ) { gettingstarted.main() }
}

class DeviceCounterTest : SampleTest("DeviceCounter") {
    @Test fun count() = prints(
        "count",
        """
        round 1: [1, 1, 1, 1, 1, 1]
        round 2: [2, 2, 2, 2, 2, 1]
        round 3: [3, 3, 3, 3, 2, 1]
        round 4: [4, 4, 4, 3, 2, 1]
        round 5: [5, 5, 4, 3, 2, 1]
        round 6: [6, 5, 4, 3, 2, 1]
        """,
        ::runCount,
    )

    @Test fun broadcast() = prints(
        "broadcast",
        """
        round 1: [1, 1, 1, 1, 1, 1]
        round 2: [2, 2, 2, 2, 2, 2]
        round 3: [3, 3, 3, 3, 3, 3]
        round 4: [4, 4, 4, 4, 4, 4]
        round 5: [5, 5, 5, 5, 5, 5]
        round 6: [6, 6, 6, 6, 6, 6]
        round 7: [6, 6, 6, 6, 6, 6]
        """,
        ::runBroadcast,
    )

    @Test fun lost() = prints(
        "lost",
        """
        whole network:   [6, 6, 6, 6, 6, 6]
        cut after 2:     [3, 3, 3, 33, 35, 1]
        """,
        ::runLost,
    )

    @Test fun leaders() = prints(
        "leaders",
        """
        whole network:   [(5, 5), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5)]
        20 rounds later: [(5, 2), (5, 2), (5, 2), (5, 5), (5, 5), (5, 5)]
        """,
        ::runLeaders,
    )

    @Test fun global() = prints(
        "global",
        """
        whole network:   [6, 6, 6, 6, 6, 6]
        20 rounds later: [54, 56, 1, 3, 3, 3]
        20 rounds later: [114, 116, 1, 3, 3, 3]
        whole again:     [6, 6, 6, 6, 6, 6]
        """,
        ::runSplitGlobal,
    )

    @Test fun bounded() = prints(
        "bounded",
        """
        whole network:   [6, 6, 6, 6, 6, 6]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        whole again:     [6, 6, 6, 6, 6, 6]
        """,
        ::runSplitBounded,
    )

    @Test fun gossip() = prints(
        "gossip",
        """
        whole network:   [6, 6, 6, 6, 6, 6]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        whole again:     [6, 6, 6, 6, 6, 6]
        """,
        ::runSplitGossip,
    )

    @Test fun islands() = prints("islands", "[3, 3, 3, 3, 3, 3]", ::runIslands)

    @Test fun settle() = prints(
        "settle",
        """
        round 1: [1, 1, 1, 1, 1, 1]
        round 2: [1, 1, 1, 1, 1, 11]
        round 3: [1, 1, 1, 1, 11, 6]
        round 4: [1, 1, 1, 11, 6, 6]
        round 5: [1, 1, 11, 6, 6, 6]
        round 6: [1, 11, 6, 6, 6, 6]
        round 7: [11, 6, 6, 6, 6, 6]
        round 8: [6, 6, 6, 6, 6, 6]
        round 9: [6, 6, 6, 6, 6, 6]
        """,
        ::runSettle,
    )

    @Test fun removed() = prints(
        "removed",
        """
        six devices:     [(5, 5), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5)]
        20 rounds later: [(5, 4), (5, 4), (5, 4), (5, 4), (5, 4)]
        """,
        ::runRemoved,
    )

    @Test fun afterCutGlobal() = prints(
        "after-cut-global",
        """
        whole network: [6, 6, 6, 6, 6, 6]
        1 after the cut: [6, 6, 3, 6, 6, 3]
        2 after the cut: [6, 2, 3, 6, 3, 3]
        3 after the cut: [1, 5, 1, 3, 3, 3]
        4 after the cut: [6, 8, 1, 3, 3, 3]
        5 after the cut: [9, 11, 1, 3, 3, 3]
        6 after the cut: [12, 14, 1, 3, 3, 3]
        7 after the cut: [15, 17, 1, 3, 3, 3]
        8 after the cut: [18, 20, 1, 3, 3, 3]
        """,
        ::runAfterCutGlobal,
    )

    @Test fun afterCutBounded() = prints(
        "after-cut-bounded",
        """
        whole network: [6, 6, 6, 6, 6, 6]
        1 after the cut: [6, 6, 3, 6, 6, 3]
        2 after the cut: [6, 2, 3, 6, 3, 3]
        3 after the cut: [1, 1, 1, 3, 3, 3]
        4 after the cut: [3, 1, 8, 3, 3, 3]
        5 after the cut: [1, 8, 3, 3, 3, 3]
        6 after the cut: [8, 3, 3, 3, 3, 3]
        7 after the cut: [3, 3, 3, 3, 3, 3]
        8 after the cut: [3, 3, 3, 3, 3, 3]
        """,
        ::runAfterCutBounded,
    )

    @Test fun afterCutGossip() = prints(
        "after-cut-gossip",
        """
        whole network: [6, 6, 6, 6, 6, 6]
        1 after the cut: [6, 6, 3, 6, 6, 3]
        2 after the cut: [6, 3, 3, 6, 3, 3]
        3 after the cut: [3, 3, 3, 3, 3, 3]
        4 after the cut: [3, 3, 3, 3, 3, 3]
        5 after the cut: [3, 3, 3, 3, 3, 3]
        6 after the cut: [3, 3, 3, 3, 3, 3]
        7 after the cut: [3, 3, 3, 3, 3, 3]
        8 after the cut: [3, 3, 3, 3, 3, 3]
        """,
        ::runAfterCutGossip,
    )
}
