import kotlin.test.Test
import stdlib.runAccumulate
import stdlib.runBroadcast
import stdlib.runBy
import stdlib.runForgetting
import stdlib.runHappening
import stdlib.runHopsToZero
import stdlib.runIntMetric
import stdlib.runMaxMin
import stdlib.runMaxNearby
import stdlib.runMetresToZero
import stdlib.runMetric
import stdlib.runMulti
import stdlib.runNear
import stdlib.runNearest
import stdlib.runOwnDistance
import stdlib.runReducer
import stdlib.runRepair
import stdlib.runUnreachable
import stdlib.runWith

class DistancesTest : SampleTest("Distances") {
    @Test fun hops() = prints("hops", "[0.0, 1.0, 2.0, 3.0, 4.0]", ::runHopsToZero)

    @Test fun metres() = prints("metres", "[0.0, 5.0, 10.0, 18.0]", ::runMetresToZero)

    @Test fun nearest() = prints("nearest", "[0.0, 1.0, 2.0, 2.0, 1.0, 0.0]", ::runNearest)

    @Test fun bounded() = prints("bounded", "[0.0, 1.0, 2.0, 3.0, Infinity, Infinity]", ::runNear)

    @Test fun ownDistance() = prints("own-distance", "[0, 1, 2, 3, 4]", ::runOwnDistance)

    @Test fun unreachable() = prints(
        "unreachable",
        "[(0.0, 0), (1.0, 1), (2.0, 2), (Infinity, 0), (Infinity, 0)]",
        ::runUnreachable,
    )
}

class GradientCastsTest : SampleTest("GradientCasts") {
    @Test fun broadcast() = prints(
        "broadcast",
        "[news of 2, news of 2, news of 2, news of 2]",
        ::runBroadcast,
    )

    @Test fun accumulate() = prints("accumulate", "[0, 0-1, 0-1-2, 0-1-2-3]", ::runAccumulate)

    @Test fun metric() = prints("metric", "[0, 0, 0, 4, 4]", ::runMetric)

    @Test fun intMetric() = prints("int-metric", "[0, 0, 0, 5, 5, 5]", ::runIntMetric)

    @Test fun multi() = prints(
        "multi",
        """
        0: {0=device 0, 3=device 3}
        1: {0=device 0, 3=device 3}
        2: {0=device 0, 3=device 3}
        3: {0=device 0, 3=device 3}
        """,
        ::runMulti,
    )

    @Test fun repair() = prints(
        "repair",
        """
        distanceTo, Bellman-Ford at device 0
        (Infinity, 2.0)
        (Infinity, 4.0)
        (Infinity, 6.0)
        (Infinity, 8.0)
        (Infinity, 10.0)
        (5.0, 5.0)
        """,
        ::runRepair,
    )
}

class GossipsTest : SampleTest("Gossips") {
    @Test fun maxMin() = prints("max-min", "[(1, 9), (1, 9), (1, 9), (1, 9), (1, 9)]", ::runMaxMin)

    @Test fun bySelector() = prints("by", "[(2, 90), (2, 90), (2, 90), (2, 90), (2, 90)]", ::runBy)

    @Test fun withComparator() = prints("with", "[den, den, den, den, den]", ::runWith)

    @Test fun reducer() = prints("reducer", "[attic, attic, attic, attic, attic]", ::runReducer)

    @Test fun bounded() = prints("bounded", "[3, 3, 3, 3, 7, 7, 7, 7]", ::runMaxNearby)

    @Test fun happening() = prints(
        "happening",
        """
        quiet:      [(false, false), (false, false), (false, false), (false, false)]
        alarm at 3: [(true, false), (true, false), (true, false), (true, false)]
        quiet:      [(false, false), (false, false), (false, false), (false, false)]
        """,
        ::runHappening,
    )

    @Test fun forgetting() = prints(
        "forgetting",
        """
        five devices:    [(4, 4), (4, 4), (4, 4), (4, 4), (4, 4)]
        device 4 leaves: [(3, 4), (3, 4), (3, 4), (3, 4)]
        """,
        ::runForgetting,
    )
}
