import kotlin.test.Test
import operators.runAlignedMap
import operators.runAlignedMapValues
import operators.runAlone
import operators.runAnd
import operators.runAreas
import operators.runAverage
import operators.runBlink
import operators.runByHand
import operators.runChangeOf
import operators.runConstant
import operators.runCounter
import operators.runDevice
import operators.runEcho
import operators.runEvenOdd
import operators.runFaster
import operators.runFielded
import operators.runGet
import operators.runHops
import operators.runHowMany
import operators.runIf
import operators.runLabel
import operators.runLatch
import operators.runLazy
import operators.runLetters
import operators.runLoop
import operators.runMap
import operators.runMapValues
import operators.runParts
import operators.runPrinted
import operators.runProjection
import operators.runReplace
import operators.runRooms
import operators.runSmooth
import operators.runSplitEvenly
import operators.runStateless
import operators.runSteps
import operators.runStillMoving
import operators.runSum
import operators.runTemperatures
import operators.runTwoHops
import operators.runWeights
import operators.runWhen
import operators.runWho

class NeighboringTest : SampleTest("Neighboring") {
    @Test fun temperatures() = prints(
        "temperatures",
        """
        round 1
          ϕ(pointwise: 0=20.0)
          ϕ(local: 1=21.0, neighbors: {0=20.0})
          ϕ(local: 2=22.0, neighbors: {1=21.0})
        round 2
          ϕ(local: 0=20.0, neighbors: {1=21.0})
          ϕ(local: 1=21.0, neighbors: {0=20.0, 2=22.0})
          ϕ(local: 2=22.0, neighbors: {1=21.0})
        """,
        ::runTemperatures,
    )

    @Test fun stateless() = prints(
        "stateless",
        """
        [21.0, 22.0, 22.0]
        [11.0, 12.0, 12.0]
        """,
        ::runStateless,
    )

    @Test fun twoHops() = prints(
        "two-hops",
        """
        [(21.0, 22.0), (22.0, 23.0), (23.0, 24.0), (24.0, 24.0), (24.0, 24.0)]
        """,
        ::runTwoHops,
    )
}

class NeighborhoodTest : SampleTest("Neighborhood") {
    @Test fun who() = prints("who", "[[1], [0, 2], [1, 3], [2]]", ::runWho)

    @Test fun howMany() = prints("how-many", "[1, 2, 2, 1]", ::runHowMany)

    @Test fun map() = prints(
        "map",
        """
        ϕ(local: 0=0, neighbors: {1=1})
        ϕ(local: 1=0, neighbors: {0=1, 2=1})
        ϕ(local: 2=0, neighbors: {1=1})
        """,
        ::runSteps,
    )

    @Test fun weights() = prints("weights", "[0.5, 1.5, 0.5, 0.5]", ::runWeights)
}

class EvolveTest : SampleTest("Evolve") {
    @Test fun counter() = prints(
        "counter",
        """
        round 1: [1, 1, 1]
        then:    [3, 3, 2]
        """,
        ::runCounter,
    )

    @Test fun smooth() = prints(
        "smooth",
        """
        reading 16.0: 16.0
        reading 16.0: 16.0
        reading 24.0: 20.0
        reading 24.0: 22.0
        reading 24.0: 23.0
        """,
        ::runSmooth,
    )

    @Test fun latch() = prints(
        "latch",
        """
        [false, false, false]
        [false, true, false]
        [false, true, false]
        """,
        ::runLatch,
    )
}

class EvolvingTest : SampleTest("Evolving") {
    @Test fun blink() = prints("blink", "[on, off, on, off]", ::runBlink)

    @Test fun change() = prints(
        "change",
        """
        reading 20.0, change 0.0
        reading 22.5, change 2.5
        reading 22.5, change 0.0
        reading 21.0, change -1.5
        """,
        ::runChangeOf,
    )
}

class ShareTest : SampleTest("Share") {
    @Test fun hops() = prints(
        "hops",
        """
        [0.0, Infinity, Infinity, Infinity, Infinity, Infinity]
        [0.0, 1.0, Infinity, Infinity, Infinity, Infinity]
        [0.0, 1.0, 2.0, Infinity, Infinity, Infinity]
        [0.0, 1.0, 2.0, 3.0, Infinity, Infinity]
        [0.0, 1.0, 2.0, 3.0, 4.0, Infinity]
        [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
        """,
        ::runHops,
    )

    @Test fun faster() = prints(
        "faster",
        """
        share:  6 rounds
        evolve: 11 rounds
        """,
        ::runFaster,
    )

    @Test fun average() = prints(
        "average",
        """
        round 1: [0.0, 5.0, 12.5, 21.3]
        round 2: [2.5, 6.7, 13.5, 17.4]
        round 5: [7.8, 9.8, 12.1, 12.9]
        round 10: [10.6, 10.9, 11.2, 11.3]
        round 30: [11.1, 11.1, 11.1, 11.1]
        """,
        ::runAverage,
    )
}

class SharingTest : SampleTest("Sharing") {
    @Test fun label() = prints(
        "label",
        "[near (0.0), near (1.0), near (2.0), far (3.0), far (4.0)]",
        ::runLabel,
    )

    @Test fun change() = prints(
        "change",
        """
        [true, false, false, false]
        [false, true, false, false]
        [false, false, true, false]
        [false, false, false, true]
        [false, false, false, false]
        """,
        ::runStillMoving,
    )
}

class ExchangeTest : SampleTest("Exchange") {
    @Test fun evenOdd() = prints(
        "even-odd",
        """
        round 1
          0 sends ϕ(local: 0=1, neighbors: {})
          1 sends ϕ(local: 1=2, neighbors: {0=2})
          2 sends ϕ(local: 2=3, neighbors: {0=2, 1=4})
        round 2
          0 sends ϕ(local: 0=2, neighbors: {1=4, 2=3})
          1 sends ϕ(local: 1=4, neighbors: {0=5, 2=5})
          2 sends ϕ(local: 2=4, neighbors: {0=4, 1=10})
        """,
        ::runEvenOdd,
    )

    @Test fun echo() = prints(
        "echo",
        """
        [ϕ(local: 0=0, neighbors: {}), ϕ(local: 1=1, neighbors: {0=1}), ϕ(local: 2=2, neighbors: {1=2})]
        [ϕ(local: 0=0, neighbors: {1=2}), ϕ(local: 1=1, neighbors: {0=3, 2=3}), ϕ(local: 2=2, neighbors: {1=4})]
        [ϕ(local: 0=0, neighbors: {1=4}), ϕ(local: 1=1, neighbors: {0=5, 2=5}), ϕ(local: 2=2, neighbors: {1=6})]
        [ϕ(local: 0=0, neighbors: {1=6}), ϕ(local: 1=1, neighbors: {0=7, 2=7}), ϕ(local: 2=2, neighbors: {1=8})]
        """,
        ::runEcho,
    )
}

class ExchangingTest : SampleTest("Exchanging") {
    @Test fun splitEvenly() = prints(
        "split-evenly",
        """
        [0.0, 0.0, 0.0, 0.0, 0.0]
        [6.0, 12.0, 9.0, 9.0, 3.0]
        [3.0, 9.0, 6.0, 9.0, 3.0]
        """,
        ::runSplitEvenly,
    )

    @Test fun letters() = prints(
        "letters",
        """
        0 received {1=from 1 to 0}
        1 received {0=from 0 to 1, 2=from 2 to 1}
        2 received {1=from 1 to 2}
        """,
        ::runLetters,
    )
}

class AlignedOnTest : SampleTest("AlignedOn") {
    @Test fun rooms() = prints("rooms", "[[1, 4], [0, 4], [3], [2], [0, 1]]", ::runRooms)

    @Test fun loop() = prints(
        "loop",
        """
        0: {light={1=9, 0=7}, noise={2=1, 0=3}}
        1: {light={0=7, 1=9}}
        2: {noise={0=3, 2=1}}
        """,
        ::runLoop,
    )

    @Test fun areas() = prints(
        "areas",
        "[(1, 2), (1, 2), (4, 3), (4, 3), (4, 3), (7, 3), (7, 3), (7, 3)]",
        ::runAreas,
    )
}

class BranchesTest : SampleTest("Branches") {
    @Test fun ifBranches() = prints("if", "[2, 2, 2, 2, 2, 2]", ::runIf)

    @Test fun whenBranches() = prints("when", "[1, 1, 1, 1, 1, 1]", ::runWhen)

    @Test fun and() = prints("and", "[false, false, false, false, true, true, true]", ::runAnd)

    @Test fun projection() = prints(
        "projection",
        "[[4, 1], [4, 1], [4, 2], [4, 2], [4, 2]]",
        ::runProjection,
    )

    @Test fun sum() = prints("sum", "[33, 33, 33, 0]", ::runSum)
}

class FieldsTest : SampleTest("Fields") {
    @Test fun parts() = prints(
        "parts",
        """
        1
        10
        [0, 2]
        [0, 20]
        {0=0, 2=20, 1=10}
        false
        """,
        ::runParts,
    )

    @Test fun printed() = prints(
        "printed",
        """
        alone:     ϕ(pointwise: 0=0)
        same:      ϕ(constant: true, localId: 0, neighborsIDs: [1, 2])
        different: ϕ(local: 0=0, neighbors: {1=10, 2=20})
        """,
        ::runPrinted,
    )

    @Test fun map() = prints("map", "ϕ(local: 1=1:21, neighbors: {0=0:20, 2=2:22})", ::runMap)

    @Test fun mapValues() = prints(
        "map-values",
        "ϕ(local: 1=50.0, neighbors: {0=32.0, 2=68.0})",
        ::runMapValues,
    )

    @Test fun alignedMap() = prints(
        "aligned-map",
        """
        ϕ(local: 1=1 is device 1 of 5 kg, neighbors: {0=0 is device 0 of 0 kg, 2=2 is device 2 of 10 kg})
        """,
        ::runAlignedMap,
    )

    @Test fun alignedMapValues() = prints(
        "aligned-map-values",
        "ϕ(local: 1=10.0, neighbors: {0=1.0, 2=21.0})",
        ::runAlignedMapValues,
    )

    @Test fun fielded() = prints(
        "fielded",
        "ϕ(local: 1=10.0, neighbors: {0=1.0, 2=21.0})",
        ::runFielded,
    )

    @Test fun get() = prints("get", "[100, 100, null, null]", ::runGet)

    @Test fun replace() = prints("replace", "ϕ(local: 1=1, neighbors: {0=-1, 2=-1})", ::runReplace)

    @Test fun constant() = prints(
        "constant",
        "ϕ(constant: 1, localId: 1, neighborsIDs: [0, 2])",
        ::runConstant,
    )

    @Test fun lazy() = prints(
        "lazy",
        "one round of a device with two neighbours called the lambda 7 times",
        ::runLazy,
    )
}

class EntrypointTest : SampleTest("Entrypoint") {
    @Test fun alone() = prints("alone", "1", ::runAlone)

    @Test fun byHand() = prints("by-hand", "1, then 2", ::runByHand)

    @Test fun device() = prints(
        "device",
        """
        device 7: 1, 2
        then until 5: 5
        """,
        ::runDevice,
    )
}
