import kotlin.test.Test
import stdlib.runAlone
import stdlib.runArithmetic
import stdlib.runBooleans
import stdlib.runClean
import stdlib.runClock
import stdlib.runDelta
import stdlib.runFields
import stdlib.runInHops
import stdlib.runInMetres
import stdlib.runKept
import stdlib.runList
import stdlib.runNumbers
import stdlib.runOwn
import stdlib.runPoints
import stdlib.runPredicates
import stdlib.runRatio
import stdlib.runReplicated
import stdlib.runSaturating
import stdlib.runSizes
import stdlib.runThreeD
import stdlib.runTimer
import stdlib.runWhich

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

class KeptCollapsesTest : SampleTest("KeptCollapses") {
    @Test fun kept() = prints("kept", "[1, 1, 1, 1, 1]", ::runKept)

    @Test fun list() = prints("list", "[3, 3, 3, 3, 3]", ::runList)

    @Test fun sizes() = prints("sizes", "[5, 2, 5, 2, 2]", ::runSizes)
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
