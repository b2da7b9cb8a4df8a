import claims.runDiameters
import claims.runRecoveries
import claims.runUnreported
import kotlin.test.Test

/** What pages say of every network, on five of them and in three orders; tests/claims.json has the sentences. */
abstract class ClaimsTest(source: String) : SampleTest(source) {
    /** Asserts that [claim] holds on each network, in each order. */
    protected fun holds(name: String, claim: () -> Unit) = prints(name, EVERYWHERE, claim)

    private companion object {
        const val EVERYWHERE = """
            line of 8: by id yes, backwards yes, at random yes
            ring of 8: by id yes, backwards yes, at random yes
            grid of 4 by 4: by id yes, backwards yes, at random yes
            8 all linked: by id yes, backwards yes, at random yes
            20 scattered: by id yes, backwards yes, at random yes
        """
    }
}

class SpreadingClaimsTest : ClaimsTest("SpreadingClaims") {
    @Test fun distancesSettle() = holds("distances-settle") { claims.distancesSettle() }

    @Test fun ownGradientSettles() = holds("own-gradient-settles") { claims.ownGradientSettles() }

    @Test fun distancesAreInTime() = holds("distances-are-in-time") { claims.distancesAreInTime() }

    @Test fun nearestSourceCounts() = holds("nearest-source-counts") { claims.nearestSourceCounts() }

    @Test fun distancesFollow() = holds("distances-follow") { claims.distancesFollow() }

    @Test fun distancesClimb() = prints(
        "distances-climb",
        """
        line of 8: by id 7 to 7, backwards 7 to infinity, at random 7 to 7
        ring of 8: by id 4 to 7, backwards 4 to 7, at random 4 to 7
        grid of 4 by 4: by id 6 to 11, backwards 6 to 11, at random 6 to 11
        8 all linked: by id 1 to 5, backwards 1 to 5, at random 1 to 4
        20 scattered: by id 4 to 9, backwards 4 to 11, at random 4 to 10
        """,
    ) { claims.distancesClimb() }

    @Test fun bellmanFordClimbs() = holds("bellman-ford-climbs") { claims.bellmanFordClimbs() }

    @Test fun bellmanFordFollows() = holds("bellman-ford-follows") { claims.bellmanFordFollows() }

    @Test fun noSource() = holds("no-source") { claims.noSource() }

    @Test fun limitReachesOneMore() = holds("limit-reaches-one-more") { claims.limitReachesOneMore() }

    @Test fun broadcastComesFromTheNearest() = holds("broadcast-comes-from-the-nearest") { claims.broadcastComesFromTheNearest() }

    @Test fun broadcastWithoutSource() = holds("broadcast-without-source") { claims.broadcastWithoutSource() }

    @Test fun broadcastsSideBySide() = holds("broadcasts-side-by-side") { claims.broadcastsSideBySide() }

    @Test fun routesAreShortest() = holds("routes-are-shortest") { claims.routesAreShortest() }

    @Test fun gossipSettles() = holds("gossip-settles") { claims.gossipSettles() }

    @Test fun gossipIsInTime() = holds("gossip-is-in-time") { claims.gossipIsInTime() }

    @Test fun gossipForgets() = holds("gossip-forgets") { claims.gossipForgets() }

    @Test fun gossipWithoutReducer() = holds("gossip-without-reducer") { claims.gossipWithoutReducer() }

    @Test fun gossipDoesNotAdd() = holds("gossip-does-not-add") { claims.gossipDoesNotAdd() }

    @Test fun happeningIsFollowed() = holds("happening-is-followed") { claims.happeningIsFollowed() }

    @Test fun everHappenedKeeps() = holds("ever-happened-keeps") { claims.everHappenedKeeps() }

    @Test fun rememberedAndAsked() = holds("remembered-and-asked") { claims.rememberedAndAsked() }
}

class CollectingClaimsTest : ClaimsTest("CollectingClaims") {
    @Test fun sinkHasAll() = holds("sink-has-all") { claims.sinkHasAll() }

    @Test fun sinkHasMean() = holds("sink-has-mean") { claims.sinkHasMean() }

    @Test fun onlySinkHasTotal() = holds("only-sink-has-total") { claims.onlySinkHasTotal() }

    @Test fun eachReportsToOne() = holds("each-reports-to-one") { claims.eachReportsToOne() }

    @Test fun parentsAreNearer() = holds("parents-are-nearer") { claims.parentsAreNearer() }

    @Test fun everybodyKnows() = holds("everybody-knows") { claims.everybodyKnows() }

    @Test fun sinksShare() = prints(
        "sinks-share",
        """
        line of 8: by id yes, backwards yes, at random yes
        ring of 8: by id yes, backwards yes, at random yes
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id no such pair, backwards no such pair, at random no such pair
        20 scattered: by id yes, backwards yes, at random yes
        """,
    ) { claims.sinksShare() }

    @Test fun sinksSideBySideGrow() = holds("sinks-side-by-side-grow") { claims.sinksSideBySideGrow() }

    @Test fun countsGrow() = holds("counts-grow") { claims.countsGrow() }

    @Test fun countsThatStay() = prints(
        "counts-that-stay",
        """
        line of 8: by id 6, backwards 6, at random 4
        ring of 8: by id 6, backwards 6, at random 4
        grid of 4 by 4: by id 14, backwards 14, at random 12
        8 all linked: by id 6, backwards 6, at random 6
        20 scattered: by id 14, backwards 16, at random 16
        """,
    ) { claims.countsThatStay() }

    @Test fun lostSinkGrows() = holds("lost-sink-grows") { claims.lostSinkGrows() }

    @Test fun sizeSurvives() = holds("size-survives") { claims.sizeSurvives() }

    @Test fun countsOvershoot() = prints(
        "counts-overshoot",
        """
        line of 8: by id 15 of 8, backwards 8 of 8, at random 9 of 8
        ring of 8: by id 15 of 8, backwards 10 of 8, at random 14 of 8
        grid of 4 by 4: by id 31 of 16, backwards 16 of 16, at random 31 of 16
        8 all linked: by id 15 of 8, backwards 8 of 8, at random 14 of 8
        20 scattered: by id 33 of 20, backwards 22 of 20, at random 34 of 20
        """,
    ) { claims.countsOvershoot() }

    @Test fun globalSizeFails() = holds("global-size-fails") { claims.globalSizeFails() }
}

class ElectionClaimsTest : ClaimsTest("ElectionClaims") {
    @Test fun highestWins() = holds("highest-wins") { claims.highestWins() }

    @Test fun diameterIsEnough() = holds("diameter-is-enough") { claims.diameterIsEnough() }

    @Test fun smallBoundDivides() = holds("small-bound-divides") { claims.smallBoundDivides() }

    @Test fun leadersAreNear() = holds("leaders-are-near") { claims.leadersAreNear() }

    @Test fun leaderIsReplaced() = holds("leader-is-replaced") { claims.leaderIsReplaced() }

    @Test fun globalNeverForgets() = holds("global-never-forgets") { claims.globalNeverForgets() }

    @Test fun islandsFromTheStart() = holds("islands-from-the-start") { claims.islandsFromTheStart() }

    @Test fun cutWhileRunning() = holds("cut-while-running") { claims.cutWhileRunning() }

    @Test fun joinedAgain() = holds("joined-again") { claims.joinedAgain() }

    @Test fun lowestWins() = holds("lowest-wins") { claims.lowestWins() }

    @Test fun minOfNeverSettles() = prints(
        "min-of-never-settles",
        """
        line of 8: by id yes, backwards yes, at random yes
        ring of 8: by id yes, backwards yes, at random yes
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id no, backwards no, at random no
        20 scattered: by id yes, backwards yes, at random yes
        """,
    ) { claims.minOfNeverSettles() }

    @Test fun sizeIsEnough() = holds("size-is-enough") { claims.sizeIsEnough() }

    @Test fun equalStrengths() = holds("equal-strengths") { claims.equalStrengths() }

    @Test fun tiesBroken() = holds("ties-broken") { claims.tiesBroken() }

    @Test fun areasCount() = holds("areas-count") { claims.areasCount() }

    @Test fun outgrownBound() = prints(
        "outgrown-bound",
        """
        bound 5, by id: [0, 6, 6, 6, 6, 6, 6]
        bound 7, by id: [6, 6, 6, 6, 6, 6, 6]
        bound 5, backwards: [0, 6, 6, 6, 6, 6, 6]
        bound 7, backwards: [6, 6, 6, 6, 6, 6, 6]
        bound 5, at random: [0, 6, 6, 6, 6, 6, 6]
        bound 7, at random: [6, 6, 6, 6, 6, 6, 6]
        """,
    ) { claims.outgrownBound() }
}

class OperatorClaimsTest : ClaimsTest("OperatorClaims") {
    @Test fun neighboursFromRoundTwo() = holds("neighbours-from-round-two") { claims.neighboursFromRoundTwo() }

    @Test fun neighboringIsStateless() = holds("neighboring-is-stateless") { claims.neighboringIsStateless() }

    @Test fun twiceIsTwoHops() = holds("twice-is-two-hops") { claims.twiceIsTwoHops() }

    @Test fun evolveCounts() = holds("evolve-counts") { claims.evolveCounts() }

    @Test fun sharedMaximumSpreads() = holds("shared-maximum-spreads") { claims.sharedMaximumSpreads() }

    @Test fun shareIsFaster() = prints(
        "share-is-faster",
        """
        line of 8: by id 1 or 8, backwards 8 or 15, at random 4 or 15
        ring of 8: by id 3 or 6, backwards 4 or 7, at random 3 or 8
        grid of 4 by 4: by id 1 or 7, backwards 7 or 13, at random 4 or 10
        8 all linked: by id 1 or 2, backwards 2 or 3, at random 2 or 3
        20 scattered: by id 2 or 6, backwards 4 or 8, at random 4 or 6
        """,
    ) { claims.shareIsFaster() }

    @Test fun averagesAgree() = holds("averages-agree") { claims.averagesAgree() }

    @Test fun branchesSplit() = holds("branches-split") { claims.branchesSplit() }

    @Test fun guardIsHarmless() = holds("guard-is-harmless") { claims.guardIsHarmless() }

    @Test fun fieldsAreProjected() = holds("fields-are-projected") { claims.fieldsAreProjected() }

    @Test fun fieldInBranchFails() = holds("field-in-branch-fails") { claims.fieldInBranchFails() }

    @Test fun aroundObstacle() = holds("around-obstacle") { claims.aroundObstacle() }

    @Test fun portionsAddUp() = holds("portions-add-up") { claims.portionsAddUp() }

    @Test fun loopsMeetByKey() = holds("loops-meet-by-key") { claims.loopsMeetByKey() }

    @Test fun skippedStateIsLost() = holds("skipped-state-is-lost") { claims.skippedStateIsLost() }

    @Test fun clockIsShared() = holds("clock-is-shared") { claims.clockIsShared() }

    @Test fun countdownRestarts() = holds("countdown-restarts") { claims.countdownRestarts() }

    @Test fun replicasForget() = holds("replicas-forget") { claims.replicasForget() }

    @Test fun orderDoesNotMatter() = holds("order-does-not-matter") { claims.orderDoesNotMatter() }
}

class RestartClaimsTest : ClaimsTest("RestartClaims") {
    @Test fun restartHeals() = holds("restart-heals") { claims.restartHeals() }
}

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

class UnreportedTest : SampleTest("Unreported") {
    @Test fun run() = prints(
        "run",
        """
        onEach: AlignmentClashException
        yielding this: 0
        """,
        ::runUnreported,
    )
}
