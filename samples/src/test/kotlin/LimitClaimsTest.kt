import kotlin.test.Test

private const val EVERYWHERE = """
    line of 8: by id yes, backwards yes, at random yes
    ring of 8: by id yes, backwards yes, at random yes
    grid of 4 by 4: by id yes, backwards yes, at random yes
    8 all linked: by id yes, backwards yes, at random yes
    20 scattered: by id yes, backwards yes, at random yes
"""

// Where branches, projection, collapses and waiting end, on the same networks as the other claims.

class LimitClaimsTest : SampleTest("LimitClaims") {
    @Test fun lambdaBranchesMeet() = prints("lambda-branches-meet", EVERYWHERE) { claims.lambdaBranchesMeet() }

    @Test fun conditionsKeepAll() = prints("conditions-keep-all", EVERYWHERE) { claims.conditionsKeepAll() }

    @Test fun pairsKeepAll() = prints("pairs-keep-all", EVERYWHERE) { claims.pairsKeepAll() }

    @Test fun collapsesBecomeDistinct() = prints("collapses-become-distinct", EVERYWHERE) { claims.collapsesBecomeDistinct() }

    @Test fun constantsHoldFields() = prints("constants-hold-fields", EVERYWHERE) { claims.constantsHoldFields() }

    @Test fun constantFieldsClash() = prints("constant-fields-clash", EVERYWHERE) { claims.constantFieldsClash() }

    @Test fun infinityIsNotFinal() = prints(
        "infinity-is-not-final",
        """
        line of 8: by id no, backwards no, at random no
        ring of 8: by id no, backwards no, at random no
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id no, backwards no, at random no
        20 scattered: by id no, backwards yes, at random yes
        """,
    ) { claims.infinityIsNotFinal() }

    @Test fun wrongCountsStay() = prints(
        "wrong-counts-stay",
        """
        line of 8: by id 8 9 8, backwards 2 9 0, at random 8 14 5
        ring of 8: by id 6 9 4, backwards 6 8 3, at random 4 12 3
        grid of 4 by 4: by id 7 7 7, backwards 2 7 0, at random 6 15 7
        8 all linked: by id 2 15 4, backwards 0 14 4, at random 2 18 3
        20 scattered: by id 5 14 5, backwards 4 13 5, at random 5 15 5
        """,
    ) { claims.wrongCountsStay() }

    @Test fun bottom() = prints(
        "bottom",
        """
        [0, 1, 2]
        [5, 10, 15]
        """,
    ) { claims.runBottom() }

    @Test fun nullAtSource() = prints(
        "null-at-source",
        """
        [null, own, own]
        [null, none, none]
        """,
    ) { claims.runNullAtSource() }
}
