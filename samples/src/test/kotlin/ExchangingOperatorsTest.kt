import kotlin.test.Test
import operators.runEcho
import operators.runEvenOdd
import operators.runHowMany
import operators.runLetters
import operators.runSplitEvenly
import operators.runStateless
import operators.runSteps
import operators.runTemperatures
import operators.runTwoHops
import operators.runWeights
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
