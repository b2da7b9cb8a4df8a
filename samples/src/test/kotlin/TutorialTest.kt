import firstprogram.runBroadcast
import firstprogram.runCount
import firstprogram.runIslands
import firstprogram.runLeaders
import firstprogram.runLost
import firstprogram.sizeByBoundedElection
import firstprogram.sizeByGlobalElection
import firstprogram.sizeByGossip
import firstprogram.split
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
    ) { split { sizeByGlobalElection() } }

    @Test fun bounded() = prints(
        "bounded",
        """
        whole network:   [6, 6, 6, 6, 6, 6]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        whole again:     [6, 6, 6, 6, 6, 6]
        """,
    ) { split { sizeByBoundedElection() } }

    @Test fun gossip() = prints(
        "gossip",
        """
        whole network:   [6, 6, 6, 6, 6, 6]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        20 rounds later: [3, 3, 3, 3, 3, 3]
        whole again:     [6, 6, 6, 6, 6, 6]
        """,
    ) { split { sizeByGossip() } }

    @Test fun islands() = prints("islands", "[3, 3, 3, 3, 3, 3]", ::runIslands)
}
