import kotlin.test.Test
import operators.runAverage
import operators.runBlink
import operators.runChangeOf
import operators.runCounter
import operators.runFaster
import operators.runHops
import operators.runLabel
import operators.runLatch
import operators.runSmooth
import operators.runStillMoving

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
