import kotlin.test.Test
import stdlib.runAccumulate
import stdlib.runAlone
import stdlib.runAreaSum
import stdlib.runArithmetic
import stdlib.runBooleans
import stdlib.runBroadcast
import stdlib.runBy
import stdlib.runChannel
import stdlib.runClean
import stdlib.runClock
import stdlib.runCount
import stdlib.runDelta
import stdlib.runDiameter
import stdlib.runFields
import stdlib.runForgetting
import stdlib.runGlobal
import stdlib.runHappening
import stdlib.runHopsToZero
import stdlib.runIds
import stdlib.runInHops
import stdlib.runInMetres
import stdlib.runIntMetric
import stdlib.runKnownToAll
import stdlib.runLeaderNearby
import stdlib.runLeaderWithin
import stdlib.runLowest
import stdlib.runMaxMin
import stdlib.runMaxNearby
import stdlib.runMean
import stdlib.runMetresToZero
import stdlib.runMetric
import stdlib.runMulti
import stdlib.runNear
import stdlib.runNearest
import stdlib.runNumbers
import stdlib.runOwn
import stdlib.runOwnDistance
import stdlib.runParents
import stdlib.runPoints
import stdlib.runPotential
import stdlib.runPredicates
import stdlib.runRatio
import stdlib.runReducer
import stdlib.runRepair
import stdlib.runReplicated
import stdlib.runSaturating
import stdlib.runStrength
import stdlib.runSum
import stdlib.runThree
import stdlib.runThreeD
import stdlib.runTimer
import stdlib.runUnreachable
import stdlib.runWhich
import stdlib.runWideChannel
import stdlib.runWith

class CollapsesTest : SampleTest("Collapses") {
    @Test fun numbers() = prints(
        "numbers",
        """
        [2, 7, 10, 2, 5]
        [6, 8, 10, 1, 5]
        [6, 7, 8, 1, 4]
        [1, 5, 4, 1, 4]
        """,
        ::runNumbers,
    )

    @Test fun predicates() = prints(
        "predicates",
        """
        [true, true, true, 1]
        [false, true, true, 1]
        [false, true, true, 1]
        [false, true, true, 1]
        """,
        ::runPredicates,
    )

    @Test fun which() = prints(
        "which",
        """
        [0, 1, 1, 2]
        [0, 0, 2, 1]
        [3, 3, 2, 4]
        [3, 2, 2, 1]
        """,
        ::runWhich,
    )

    @Test fun own() = prints(
        "own",
        """
        [kitchen, hall, kitchen, hall kitchen]
        [kitchen, attic, attic, attic hall kitchen]
        [kitchen, attic, kitchen, attic kitchen]
        """,
        ::runOwn,
    )

    @Test fun alone() = prints("alone", "[-2147483648, -Infinity, null, 7, 0, 2]", ::runAlone)
}

class ConvergeCastsTest : SampleTest("ConvergeCasts") {
    @Test fun ids() = prints("ids", "[[0], [1, 0], [2, 1, 0, 3, 4], [3, 4], [4]]", ::runIds)

    @Test fun sum() = prints("sum", "[6, 5, 4, 3, 2, 1]", ::runSum)

    @Test fun mean() = prints("mean", "[10.0, 15.0, 20.0]", ::runMean)

    @Test fun count() = prints("count", "[3, 2, 1, 1, 2, 3]", ::runCount)

    @Test fun potential() = prints("potential", "[15, 15, 14, 12, 9, 5]", ::runPotential)

    @Test fun parents() = prints(
        "parents",
        """
        0: parent 0, parents []
        1: parent 0, parents [0]
        2: parent 1, parents [1]
        3: parent 0, parents [0]
        4: parent 1, parents [1, 3]
        5: parent 2, parents [2, 4]
        """,
        ::runParents,
    )

    @Test fun knownToAll() = prints("known-to-all", "[10.0, 10.0, 10.0]", ::runKnownToAll)
}

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

class ElectionsTest : SampleTest("Elections") {
    @Test fun bounded() = prints("bounded", "[0, 3, 3, 3, 6, 6, 6, 9, 9, 9]", ::runLeaderNearby)

    @Test fun strength() = prints("strength", "[1, 1, 1, 1, 4, 4]", ::runStrength)

    @Test fun lowest() = prints("lowest", "[0, 0, 0, 3, 3, 3, 6, 6, 6, 9]", ::runLowest)

    @Test fun metres() = prints("metres", "[2, 2, 2, 5, 5, 5]", ::runLeaderWithin)

    @Test fun global() = prints("global", "[5, 5, 5, 5, 5, 5]", ::runGlobal)

    @Test fun three() = prints(
        "three",
        """
        whole:          (5, 5, 5) at device 0
        cut after 2:    (5, 2, 2)
        100 rounds on:  (5, 2, 2)
        """,
        ::runThree,
    )
}

class FieldedMembersTest : SampleTest("FieldedMembers") {
    @Test fun arithmetic() = prints(
        "arithmetic",
        "ϕ(local: 1=0.0, neighbors: {0=-10.0, 2=10.0})",
        ::runArithmetic,
    )

    @Test fun fields() = prints("fields", "ϕ(local: 1=1.5, neighbors: {0=0.0, 2=3.0})", ::runFields)

    @Test fun ratio() = prints("ratio", "ϕ(local: 1=6.0, neighbors: {0=12.0, 2=4.0})", ::runRatio)

    @Test fun booleans() = prints(
        "booleans",
        "ϕ(local: 1=true, neighbors: {0=false, 2=false})",
        ::runBooleans,
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

class MetricsTest : SampleTest("Metrics") {
    @Test fun points() = prints(
        "points",
        """
        twice the point: 6.0, 8.0
        to the origin: 5.0
        """,
        ::runPoints,
    )

    @Test fun saturating() = prints("saturating", "-2147483648, 2147483647", ::runSaturating)

    @Test fun hops() = prints("hops", "ϕ(local: 1=0, neighbors: {0=1, 2=1})", ::runInHops)

    @Test fun metres() = prints(
        "metres",
        "ϕ(local: 1=0.0, neighbors: {0=5.0, 2=5.0})",
        ::runInMetres,
    )

    @Test fun threeD() = prints("three-d", "ϕ(local: 1=0.0, neighbors: {0=10.0})", ::runThreeD)

    @Test fun clean() = prints("clean", "ϕ(local: 1=50.0, neighbors: {0=0.0, 2=1.0})", ::runClean)
}

class PatternsTest : SampleTest("Patterns") {
    @Test fun areaSum() = prints(
        "area-sum",
        """
        [(1, 2.0), (1, 2.0), (4, 3.0), (4, 3.0), (4, 3.0), (7, 3.0), (7, 3.0), (7, 3.0)]
        """,
        ::runAreaSum,
    )

    @Test fun channel() = prints(
        "channel",
        """
        .....
        #####
        .....
        """,
        ::runChannel,
    )

    @Test fun wideChannel() = prints(
        "wide-channel",
        """
        .####.
        ######
        .####.
        ......
        """,
        ::runWideChannel,
    )

    @Test fun diameter() = prints("diameter", "[5, 5, 5, 5, 5, 5]", ::runDiameter)
}

class TimesTest : SampleTest("Times") {
    @Test fun delta() = prints(
        "delta",
        """
        at 0s: [0s, 0s]
        at 1s: [1s, 1s]
        at 3s: [2s, 2s]
        """,
        ::runDelta,
    )

    @Test fun clock() = prints(
        "clock",
        """
        at 0s: [0s, 0s]
        at 2s: [2s, 2s]
        at 4s: [4s, 4s]
        at 6s: [6s, 6s]
        """,
        ::runClock,
    )

    @Test fun timer() = prints(
        "timer",
        """
        at 0s: 5s
        at 2s: 3s
        at 4s: 1s
        at 6s: -1s
        at 8s: 3s
        at 10s: 1s
        """,
        ::runTimer,
    )

    @Test fun replicated() = prints(
        "replicated",
        """
        at 0s: [9, 9, 9]
        at 2s: [9, 9, 9]
        at 4s: [9, 9, 9]
        at 6s: [9, 9, 9]
        at 8s: [9, 9, 9]
        at 10s: [9, 9, 9]
        at 12s: [9, 9, 9]
        at 14s: [2, 2, 2]
        at 16s: [2, 2, 2]
        at 18s: [2, 2, 2]
        at 20s: [2, 2, 2]
        at 22s: [2, 2, 2]
        at 24s: [2, 2, 2]
        """,
        ::runReplicated,
    )
}
