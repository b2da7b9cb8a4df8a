import kotlin.test.Test
import settling.runSettling

class RoundsToSettleTest : SampleTest("RoundsToSettle") {
    @Test fun settling() = prints(
        "settling",
        """
        distanceTo: start 1 to 8; source moved 1 to 8; source gone 1 to 8
        hopDistanceTo: start 1 to 8; source moved 1 to 8; source gone 1 to 8
        gradientCast: start 1 to 8; source moved 1 to 8; source gone 1 to 8
        bellmanFordGradientCast: start 1 to 8; source moved 1 to 8; source gone never
        multiGradientCast: start 2 to 8; last gone 1 to 9
        gossipMax: start 1 to 8; last gone 1 to 11
        isHappeningAnywhere: start 1 to 8; last gone 1 to 8
        nonStabilizingGossip: start 1 to 8; last gone never
        everHappened: start 1 to 8; last gone never
        convergeCast: start 2 to 9; last gone 1 to 7
        convergeMean: start 2 to 10; last gone 1 to 8
        countDevices: start 2 to 10; last gone 1 to 8
        boundedElection: start 1 to 8; last gone 2 to 10
        globalElection: start 1 to 8; last gone never
        """,
        ::runSettling,
    )
}
