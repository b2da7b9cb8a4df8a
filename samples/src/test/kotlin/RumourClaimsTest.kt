import claims.middleIsForgotten
import claims.ownDistanceMayStay
import claims.skippedIsForgotten
import claims.skippedLooksAgain
import kotlin.test.Test

/** What keeps a rumour alive, and what ends it; tests/claims.json has the sentences. */
class RumourClaimsTest : SampleTest("RumourClaims") {
    @Test fun ownDistance() = prints(
        "own-distance-may-stay",
        """
        [5, 4, 5]
        [5, 6, 7]
        [7, 8, 9]
        [9, 10, 11]
        """,
        ::ownDistanceMayStay,
    )

    @Test fun middle() = prints(
        "middle-is-forgotten",
        """
        weaker: [4, 4, 4, 4, 4]
        gone: [1, 2, 3, 4]
        """,
        ::middleIsForgotten,
    )

    @Test fun skippedByAll() = prints(
        "skipped-is-forgotten",
        """
        [(true, 1), (true, 1), (true, 1)]
        [(true, 1), (true, 1), (true, 1)]
        [(false, 0), (false, 0), (false, 0)]
        """,
        ::skippedIsForgotten,
    )

    @Test fun skippedByOne() = prints(
        "skipped-looks-again",
        """
        [false, false, false]
        [true, true, true]
        """,
        ::skippedLooksAgain,
    )
}

/** On any network, whoever runs first. */
class GrowthClaimsTest : SampleTest("GrowthClaims") {
    @Test fun leastDistanceGrows() = prints(
        "least-distance-grows",
        """
        line of 8: by id yes, backwards yes, at random yes
        ring of 8: by id yes, backwards yes, at random yes
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id yes, backwards yes, at random yes
        20 scattered: by id yes, backwards yes, at random yes
        """,
    ) { claims.leastDistanceGrows() }
}
