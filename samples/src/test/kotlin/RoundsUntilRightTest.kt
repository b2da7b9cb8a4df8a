import claims.runDiameters
import claims.runRecoveries
import kotlin.test.Test

class RoundsUntilRightTest : SampleTest("RoundsUntilRight") {
    @Test fun diameters() = prints(
        "diameters",
        """
        line of 8: 7, without its last device 6
        ring of 8: 4, without its last device 6
        grid of 4 by 4: 6, without its last device 6
        8 all linked: 1, without its last device 1
        20 scattered: 5, without its last device 5
        """,
        ::runDiameters,
    )

    @Test fun recoveries() = prints(
        "recoveries",
        """
        distanceTo, start:
        line of 8: by id 1, backwards 8, at random 4
        ring of 8: by id 3, backwards 4, at random 3
        grid of 4 by 4: by id 1, backwards 7, at random 4
        8 all linked: by id 1, backwards 2, at random 2
        20 scattered: by id 2, backwards 4, at random 4
        distanceTo, source gone:
        line of 8: by id 7, backwards 1, at random 5
        ring of 8: by id 7, backwards 7, at random 5
        grid of 4 by 4: by id 7, backwards 6, at random 8
        8 all linked: by id 5, backwards 5, at random 4
        20 scattered: by id 7, backwards 7, at random 9
        distanceTo, source moved:
        line of 8: by id 8, backwards 4, at random 4
        ring of 8: by id 4, backwards 4, at random 3
        grid of 4 by 4: by id 7, backwards 3, at random 4
        8 all linked: by id 2, backwards 1, at random 2
        20 scattered: by id 4, backwards 3, at random 4
        gossipMax, start:
        line of 8: by id 8, backwards 1, at random 3
        ring of 8: by id 2, backwards 1, at random 3
        grid of 4 by 4: by id 7, backwards 1, at random 3
        8 all linked: by id 2, backwards 1, at random 2
        20 scattered: by id 4, backwards 2, at random 4
        gossipMax, leader gone:
        line of 8: by id 7, backwards 1, at random 5
        ring of 8: by id 7, backwards 7, at random 8
        grid of 4 by 4: by id 11, backwards 5, at random 7
        8 all linked: by id 5, backwards 5, at random 3
        20 scattered: by id 7, backwards 7, at random 6
        boundedElection, start:
        line of 8: by id 8, backwards 1, at random 3
        ring of 8: by id 2, backwards 1, at random 3
        grid of 4 by 4: by id 7, backwards 1, at random 3
        8 all linked: by id 2, backwards 1, at random 2
        20 scattered: by id 4, backwards 2, at random 4
        boundedElection, leader gone:
        line of 8: by id 10, backwards 4, at random 8
        ring of 8: by id 10, backwards 7, at random 8
        grid of 4 by 4: by id 9, backwards 5, at random 9
        8 all linked: by id 2, backwards 2, at random 3
        20 scattered: by id 8, backwards 7, at random 7
        globalElection, leader gone:
        line of 8: by id never, backwards never, at random never
        ring of 8: by id never, backwards never, at random never
        grid of 4 by 4: by id never, backwards never, at random never
        8 all linked: by id never, backwards never, at random never
        20 scattered: by id never, backwards never, at random never
        countDevices, start:
        line of 8: by id 8, backwards 9, at random 10
        ring of 8: by id 8, backwards 8, at random 6
        grid of 4 by 4: by id 7, backwards 8, at random 7
        8 all linked: by id 2, backwards 3, at random 5
        20 scattered: by id 6, backwards 6, at random 8
        networkSize, start:
        line of 8: by id 10, backwards 8, at random 13
        ring of 8: by id 11, backwards 10, at random 8
        grid of 4 by 4: by id 9, backwards 7, at random 15
        8 all linked: by id 4, backwards 2, at random 5
        20 scattered: by id 10, backwards 7, at random 10
        """,
        ::runRecoveries,
    )
}
