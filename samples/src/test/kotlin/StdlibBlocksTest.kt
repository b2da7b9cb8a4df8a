import kotlin.test.Test
import stdlib.runAreaSum
import stdlib.runChannel
import stdlib.runCount
import stdlib.runDiameter
import stdlib.runGlobal
import stdlib.runIds
import stdlib.runKnownToAll
import stdlib.runLeaderNearby
import stdlib.runLeaderWithin
import stdlib.runLowest
import stdlib.runMean
import stdlib.runParents
import stdlib.runPotential
import stdlib.runStrength
import stdlib.runSum
import stdlib.runThree
import stdlib.runWideChannel

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
