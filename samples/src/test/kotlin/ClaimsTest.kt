import kotlin.test.Test

/** What a claim prints that holds on each network, in each order. */
private const val EVERYWHERE = """
    line of 8: by id yes, backwards yes, at random yes
    ring of 8: by id yes, backwards yes, at random yes
    grid of 4 by 4: by id yes, backwards yes, at random yes
    8 all linked: by id yes, backwards yes, at random yes
    20 scattered: by id yes, backwards yes, at random yes
"""

// What pages say of every network, on five of them and in three orders; tests/claims.json has the sentences.

class SpreadingClaimsTest : SampleTest("SpreadingClaims") {
    @Test fun distancesSettle() = prints("distances-settle", EVERYWHERE) { claims.distancesSettle() }

    @Test fun ownGradientSettles() = prints("own-gradient-settles", EVERYWHERE) { claims.ownGradientSettles() }

    @Test fun distancesAreInTime() = prints("distances-are-in-time", EVERYWHERE) { claims.distancesAreInTime() }

    @Test fun nearestSourceCounts() = prints("nearest-source-counts", EVERYWHERE) { claims.nearestSourceCounts() }

    @Test fun distancesFollow() = prints("distances-follow", EVERYWHERE) { claims.distancesFollow() }

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

    @Test fun bellmanFordClimbs() = prints("bellman-ford-climbs", EVERYWHERE) { claims.bellmanFordClimbs() }

    @Test fun bellmanFordFollows() = prints("bellman-ford-follows", EVERYWHERE) { claims.bellmanFordFollows() }

    @Test fun noSource() = prints("no-source", EVERYWHERE) { claims.noSource() }

    @Test fun limitReachesOneMore() = prints("limit-reaches-one-more", EVERYWHERE) { claims.limitReachesOneMore() }

    @Test fun broadcastComesFromTheNearest() = prints("broadcast-comes-from-the-nearest", EVERYWHERE) { claims.broadcastComesFromTheNearest() }

    @Test fun broadcastWithoutSource() = prints("broadcast-without-source", EVERYWHERE) { claims.broadcastWithoutSource() }

    @Test fun broadcastsSideBySide() = prints("broadcasts-side-by-side", EVERYWHERE) { claims.broadcastsSideBySide() }

    @Test fun routesAreShortest() = prints("routes-are-shortest", EVERYWHERE) { claims.routesAreShortest() }

    @Test fun gossipSettles() = prints("gossip-settles", EVERYWHERE) { claims.gossipSettles() }

    @Test fun gossipIsInTime() = prints("gossip-is-in-time", EVERYWHERE) { claims.gossipIsInTime() }

    @Test fun gossipForgets() = prints("gossip-forgets", EVERYWHERE) { claims.gossipForgets() }

    @Test fun gossipWithoutReducer() = prints("gossip-without-reducer", EVERYWHERE) { claims.gossipWithoutReducer() }

    @Test fun gossipDoesNotAdd() = prints("gossip-does-not-add", EVERYWHERE) { claims.gossipDoesNotAdd() }

    @Test fun happeningIsFollowed() = prints("happening-is-followed", EVERYWHERE) { claims.happeningIsFollowed() }

    @Test fun everHappenedKeeps() = prints("ever-happened-keeps", EVERYWHERE) { claims.everHappenedKeeps() }

    @Test fun rememberedAndAsked() = prints("remembered-and-asked", EVERYWHERE) { claims.rememberedAndAsked() }

    @Test fun gossipKeepsTies() = prints("gossip-keeps-ties", EVERYWHERE) { claims.gossipKeepsTies() }

    @Test fun nullIsNoValue() = prints("null-is-no-value", EVERYWHERE) { claims.nullIsNoValue() }

    @Test fun everHappenedLooksInVain() = prints("ever-happened-looks-in-vain", EVERYWHERE) { claims.everHappenedLooksInVain() }

    @Test fun bellmanFordWithoutSource() = prints("bellman-ford-without-source", EVERYWHERE) { claims.bellmanFordWithoutSource() }

    @Test fun tiesGoEitherWay() = prints(
        "ties-go-either-way",
        """
        line of 8: by id 1 of 1, backwards 0 of 1, at random 0 of 1
        ring of 8: by id 1 of 2, backwards 1 of 2, at random 1 of 2
        grid of 4 by 4: by id 4 of 4, backwards 0 of 4, at random 4 of 4
        8 all linked: by id 6 of 6, backwards 0 of 6, at random 0 of 6
        20 scattered: by id 0 of 4, backwards 3 of 4, at random 3 of 4
        """,
    ) { claims.tiesGoEitherWay() }

    @Test fun topDoesNotCap() = prints(
        "top-does-not-cap",
        """
        line of 8: by id 14.0 with 13.0, backwards 14.0 with 13.0, at random 14.0 with 13.0
        ring of 8: by id 8.0 with 7.0, backwards 8.0 with 7.0, at random 8.0 with 7.0
        grid of 4 by 4: by id 12.0 with 11.0, backwards 12.0 with 11.0, at random 12.0 with 11.0
        8 all linked: by id 1.0 with 1.0, backwards 1.0 with 1.0, at random 1.0 with 1.0
        20 scattered: by id 8.0 with 7.0, backwards 8.0 with 7.0, at random 8.0 with 7.0
        """,
    ) { claims.topDoesNotCap() }
}

class CollectingClaimsTest : SampleTest("CollectingClaims") {
    @Test fun sinkHasAll() = prints("sink-has-all", EVERYWHERE) { claims.sinkHasAll() }

    @Test fun sinkHasMean() = prints("sink-has-mean", EVERYWHERE) { claims.sinkHasMean() }

    @Test fun onlySinkHasTotal() = prints("only-sink-has-total", EVERYWHERE) { claims.onlySinkHasTotal() }

    @Test fun eachReportsToOne() = prints("each-reports-to-one", EVERYWHERE) { claims.eachReportsToOne() }

    @Test fun parentsAreNearer() = prints("parents-are-nearer", EVERYWHERE) { claims.parentsAreNearer() }

    @Test fun everybodyKnows() = prints("everybody-knows", EVERYWHERE) { claims.everybodyKnows() }

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

    @Test fun sinksSideBySideGrow() = prints("sinks-side-by-side-grow", EVERYWHERE) { claims.sinksSideBySideGrow() }

    @Test fun sinksSideBySideHaveAll() = prints("sinks-side-by-side-have-all", EVERYWHERE) { claims.sinksSideBySideHaveAll() }

    @Test fun totalsWithoutSink() = prints(
        "totals-without-sink",
        """
        line of 8: by id 2 and 8, backwards 2 and 2, at random 0 and 2
        ring of 8: by id 2 and 3, backwards 2 and 2, at random 0 and 2
        grid of 4 by 4: by id 2 and 7, backwards 2 and 2, at random 0 and 3
        8 all linked: by id 2 and 3, backwards 2 and 2, at random 2 and 2
        20 scattered: by id 0 and 5, backwards 0 and 2, at random 0 and 3
        """,
    ) { claims.totalsWithoutSink() }

    @Test fun countsGrow() = prints("counts-grow", EVERYWHERE) { claims.countsGrow() }

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

    @Test fun lostSinkGrows() = prints("lost-sink-grows", EVERYWHERE) { claims.lostSinkGrows() }

    @Test fun sizeSurvives() = prints("size-survives", EVERYWHERE) { claims.sizeSurvives() }

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

    @Test fun globalSizeFails() = prints("global-size-fails", EVERYWHERE) { claims.globalSizeFails() }

    @Test fun oneWayLinksLose() = prints("one-way-links-lose", EVERYWHERE) { claims.oneWayLinksLose() }
}

class ElectionClaimsTest : SampleTest("ElectionClaims") {
    @Test fun highestWins() = prints("highest-wins", EVERYWHERE) { claims.highestWins() }

    @Test fun diameterIsEnough() = prints("diameter-is-enough", EVERYWHERE) { claims.diameterIsEnough() }

    @Test fun strongestInTheMiddle() = prints(
        "strongest-in-the-middle",
        """
        line of 8: by id yes, backwards yes, at random yes
        ring of 8: by id no such device, backwards no such device, at random no such device
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id no such device, backwards no such device, at random no such device
        20 scattered: by id yes, backwards yes, at random yes
        """,
    ) { claims.strongestInTheMiddle() }

    @Test fun smallBoundDivides() = prints("small-bound-divides", EVERYWHERE) { claims.smallBoundDivides() }

    @Test fun leadersAreNear() = prints("leaders-are-near", EVERYWHERE) { claims.leadersAreNear() }

    @Test fun leaderIsReplaced() = prints("leader-is-replaced", EVERYWHERE) { claims.leaderIsReplaced() }

    @Test fun globalNeverForgets() = prints("global-never-forgets", EVERYWHERE) { claims.globalNeverForgets() }

    @Test fun islandsFromTheStart() = prints("islands-from-the-start", EVERYWHERE) { claims.islandsFromTheStart() }

    @Test fun cutWhileRunning() = prints("cut-while-running", EVERYWHERE) { claims.cutWhileRunning() }

    @Test fun joinedAgain() = prints("joined-again", EVERYWHERE) { claims.joinedAgain() }

    @Test fun lowestWins() = prints("lowest-wins", EVERYWHERE) { claims.lowestWins() }

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

    @Test fun sizeIsEnough() = prints("size-is-enough", EVERYWHERE) { claims.sizeIsEnough() }

    @Test fun equalStrengths() = prints("equal-strengths", EVERYWHERE) { claims.equalStrengths() }

    @Test fun tiesBroken() = prints("ties-broken", EVERYWHERE) { claims.tiesBroken() }

    @Test fun areasCount() = prints("areas-count", EVERYWHERE) { claims.areasCount() }

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

    @Test fun weakLeaderStays() = prints("weak-leader-stays", EVERYWHERE) { claims.weakLeaderStays() }

    @Test fun weightlessLinksRemember() = prints("weightless-links-remember", EVERYWHERE) { claims.weightlessLinksRemember() }
}

class OperatorClaimsTest : SampleTest("OperatorClaims") {
    @Test fun neighboursFromRoundTwo() = prints("neighbours-from-round-two", EVERYWHERE) { claims.neighboursFromRoundTwo() }

    @Test fun neighboringIsStateless() = prints("neighboring-is-stateless", EVERYWHERE) { claims.neighboringIsStateless() }

    @Test fun twiceIsTwoHops() = prints("twice-is-two-hops", EVERYWHERE) { claims.twiceIsTwoHops() }

    @Test fun evolveCounts() = prints("evolve-counts", EVERYWHERE) { claims.evolveCounts() }

    @Test fun sharedMaximumSpreads() = prints("shared-maximum-spreads", EVERYWHERE) { claims.sharedMaximumSpreads() }

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

    @Test fun averagesAgree() = prints("averages-agree", EVERYWHERE) { claims.averagesAgree() }

    @Test fun branchesSplit() = prints("branches-split", EVERYWHERE) { claims.branchesSplit() }

    @Test fun guardIsHarmless() = prints("guard-is-harmless", EVERYWHERE) { claims.guardIsHarmless() }

    @Test fun fieldsAreProjected() = prints("fields-are-projected", EVERYWHERE) { claims.fieldsAreProjected() }

    @Test fun fieldInBranchFails() = prints("field-in-branch-fails", EVERYWHERE) { claims.fieldInBranchFails() }

    @Test fun aroundObstacle() = prints("around-obstacle", EVERYWHERE) { claims.aroundObstacle() }

    @Test fun portionsAddUp() = prints("portions-add-up", EVERYWHERE) { claims.portionsAddUp() }

    @Test fun loopsMeetByKey() = prints("loops-meet-by-key", EVERYWHERE) { claims.loopsMeetByKey() }

    @Test fun skippedStateIsLost() = prints("skipped-state-is-lost", EVERYWHERE) { claims.skippedStateIsLost() }

    @Test fun clockIsShared() = prints("clock-is-shared", EVERYWHERE) { claims.clockIsShared() }

    @Test fun countdownRestarts() = prints("countdown-restarts", EVERYWHERE) { claims.countdownRestarts() }

    @Test fun replicasForget() = prints("replicas-forget", EVERYWHERE) { claims.replicasForget() }

    @Test fun orderDoesNotMatter() = prints("order-does-not-matter", EVERYWHERE) { claims.orderDoesNotMatter() }

    @Test fun ignoredIsNotAligned() = prints("ignored-is-not-aligned", EVERYWHERE) { claims.ignoredIsNotAligned() }

    @Test fun keptIsNotAligned() = prints("kept-is-not-aligned", EVERYWHERE) { claims.keptIsNotAligned() }

    @Test fun fieldInLoopClashes() = prints("field-in-loop-clashes", EVERYWHERE) { claims.fieldInLoopClashes() }

    @Test fun collapsesRunAgain() = prints("collapses-run-again", EVERYWHERE) { claims.collapsesRunAgain() }
}

class RestartClaimsTest : SampleTest("RestartClaims") {
    @Test fun restartHeals() = prints("restart-heals", EVERYWHERE) { claims.restartHeals() }
}

class DeviceClaimsTest : SampleTest("DeviceClaims") {
    @Test fun ownIdIsNoNeighbour() = prints("own-id-is-no-neighbour", EVERYWHERE) { claims.ownIdIsNoNeighbour() }

    @Test fun savedCountsAgain() = prints("saved-counts-again", EVERYWHERE) { claims.savedCountsAgain() }

    @Test fun ratesCount() = prints("rates-count", EVERYWHERE) { claims.ratesCount() }

    @Test fun memoryByDefault() = prints(
        "memory-by-default",
        """
        without inbound: 20
        with inbound: SerializationException
        in memory: 20
        """,
    ) { claims.memoryByDefault() }

    @Test fun defaultsAlone() = prints("defaults-alone", EVERYWHERE) { claims.defaultsAlone() }

    @Test fun infinityInJson() = prints(
        "infinity-in-json",
        """
        distanceTo: sent, sent
        a gradient by hand: JsonEncodingException, sent
        bellmanFordGradientCast: JsonEncodingException, sent
        countDevices by distanceTo: JsonEncodingException, sent
        """,
    ) { claims.infinityInJson() }
}
