import claims.areasCount
import claims.aroundObstacle
import claims.averagesAgree
import claims.bellmanFordClimbs
import claims.bellmanFordFollows
import claims.branchesSplit
import claims.broadcastComesFromTheNearest
import claims.broadcastWithoutSource
import claims.broadcastsSideBySide
import claims.clockIsShared
import claims.countdownRestarts
import claims.countsGrow
import claims.countsOvershoot
import claims.countsThatStay
import claims.cutWhileRunning
import claims.diameterIsEnough
import claims.distancesAreInTime
import claims.distancesClimb
import claims.distancesFollow
import claims.distancesSettle
import claims.eachReportsToOne
import claims.equalStrengths
import claims.everHappenedKeeps
import claims.everybodyKnows
import claims.evolveCounts
import claims.fieldInBranchFails
import claims.fieldsAreProjected
import claims.guardIsHarmless
import claims.globalNeverForgets
import claims.globalSizeFails
import claims.gossipDoesNotAdd
import claims.gossipForgets
import claims.gossipIsInTime
import claims.gossipSettles
import claims.gossipWithoutReducer
import claims.happeningIsFollowed
import claims.highestWins
import claims.islandsFromTheStart
import claims.joinedAgain
import claims.leaderIsReplaced
import claims.leadersAreNear
import claims.limitReachesOneMore
import claims.loopsMeetByKey
import claims.lostSinkGrows
import claims.lowestWins
import claims.minOfNeverSettles
import claims.nearestSourceCounts
import claims.neighboringIsStateless
import claims.neighboursFromRoundTwo
import claims.noSource
import claims.onlySinkHasTotal
import claims.orderDoesNotMatter
import claims.outgrownBound
import claims.ownGradientSettles
import claims.parentsAreNearer
import claims.portionsAddUp
import claims.rememberedAndAsked
import claims.replicasForget
import claims.restartHeals
import claims.routesAreShortest
import claims.runDiameters
import claims.runRecoveries
import claims.runUnreported
import claims.shareIsFaster
import claims.sharedMaximumSpreads
import claims.sinkHasAll
import claims.sinkHasMean
import claims.sinksShare
import claims.sinksSideBySideGrow
import claims.sizeIsEnough
import claims.sizeSurvives
import claims.skippedStateIsLost
import claims.smallBoundDivides
import claims.tiesBroken
import claims.twiceIsTwoHops
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
    @Test fun distancesSettle() = holds("distances-settle", ::distancesSettle)

    @Test fun ownGradientSettles() = holds("own-gradient-settles", ::ownGradientSettles)

    @Test fun distancesAreInTime() = holds("distances-are-in-time", ::distancesAreInTime)

    @Test fun nearestSourceCounts() = holds("nearest-source-counts", ::nearestSourceCounts)

    @Test fun distancesFollow() = holds("distances-follow", ::distancesFollow)

    @Test fun distancesClimb() = prints(
        "distances-climb",
        """
        line of 8: by id from 7.0 to 7.0, backwards from 7.0 to infinity, at random from 7.0 to 7.0
        ring of 8: by id from 4.0 to 7.0, backwards from 4.0 to 7.0, at random from 4.0 to 7.0
        grid of 4 by 4: by id from 6.0 to 11.0, backwards from 6.0 to 11.0, at random from 6.0 to 11.0
        8 all linked: by id from 1.0 to 5.0, backwards from 1.0 to 5.0, at random from 1.0 to 4.0
        20 scattered: by id from 4.0 to 9.0, backwards from 4.0 to 11.0, at random from 4.0 to 10.0
        """,
        ::distancesClimb,
    )

    @Test fun bellmanFordClimbs() = holds("bellman-ford-climbs", ::bellmanFordClimbs)

    @Test fun bellmanFordFollows() = holds("bellman-ford-follows", ::bellmanFordFollows)

    @Test fun noSource() = holds("no-source", ::noSource)

    @Test fun limitReachesOneMore() = holds("limit-reaches-one-more", ::limitReachesOneMore)

    @Test fun broadcastComesFromTheNearest() = holds("broadcast-comes-from-the-nearest", ::broadcastComesFromTheNearest)

    @Test fun broadcastWithoutSource() = holds("broadcast-without-source", ::broadcastWithoutSource)

    @Test fun broadcastsSideBySide() = holds("broadcasts-side-by-side", ::broadcastsSideBySide)

    @Test fun routesAreShortest() = holds("routes-are-shortest", ::routesAreShortest)

    @Test fun gossipSettles() = holds("gossip-settles", ::gossipSettles)

    @Test fun gossipIsInTime() = holds("gossip-is-in-time", ::gossipIsInTime)

    @Test fun gossipForgets() = holds("gossip-forgets", ::gossipForgets)

    @Test fun gossipWithoutReducer() = holds("gossip-without-reducer", ::gossipWithoutReducer)

    @Test fun gossipDoesNotAdd() = holds("gossip-does-not-add", ::gossipDoesNotAdd)

    @Test fun happeningIsFollowed() = holds("happening-is-followed", ::happeningIsFollowed)

    @Test fun everHappenedKeeps() = holds("ever-happened-keeps", ::everHappenedKeeps)

    @Test fun rememberedAndAsked() = holds("remembered-and-asked", ::rememberedAndAsked)
}

class CollectingClaimsTest : ClaimsTest("CollectingClaims") {
    @Test fun sinkHasAll() = holds("sink-has-all", ::sinkHasAll)

    @Test fun sinkHasMean() = holds("sink-has-mean", ::sinkHasMean)

    @Test fun onlySinkHasTotal() = holds("only-sink-has-total", ::onlySinkHasTotal)

    @Test fun eachReportsToOne() = holds("each-reports-to-one", ::eachReportsToOne)

    @Test fun parentsAreNearer() = holds("parents-are-nearer", ::parentsAreNearer)

    @Test fun everybodyKnows() = holds("everybody-knows", ::everybodyKnows)

    @Test fun sinksShare() = prints(
        "sinks-share",
        """
        line of 8: by id yes, backwards yes, at random yes
        ring of 8: by id yes, backwards yes, at random yes
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id no such pair, backwards no such pair, at random no such pair
        20 scattered: by id yes, backwards yes, at random yes
        """,
        ::sinksShare,
    )

    @Test fun sinksSideBySideGrow() = holds("sinks-side-by-side-grow", ::sinksSideBySideGrow)

    @Test fun countsGrow() = holds("counts-grow", ::countsGrow)

    @Test fun countsThatStay() = prints(
        "counts-that-stay",
        """
        line of 8: by id 6, backwards 6, at random 4
        ring of 8: by id 6, backwards 6, at random 4
        grid of 4 by 4: by id 14, backwards 14, at random 12
        8 all linked: by id 6, backwards 6, at random 6
        20 scattered: by id 14, backwards 16, at random 16
        """,
        ::countsThatStay,
    )

    @Test fun lostSinkGrows() = holds("lost-sink-grows", ::lostSinkGrows)

    @Test fun sizeSurvives() = holds("size-survives", ::sizeSurvives)

    @Test fun countsOvershoot() = prints(
        "counts-overshoot",
        """
        line of 8: by id 15 of 8, backwards 8 of 8, at random 9 of 8
        ring of 8: by id 15 of 8, backwards 10 of 8, at random 14 of 8
        grid of 4 by 4: by id 31 of 16, backwards 16 of 16, at random 31 of 16
        8 all linked: by id 15 of 8, backwards 8 of 8, at random 14 of 8
        20 scattered: by id 33 of 20, backwards 22 of 20, at random 34 of 20
        """,
        ::countsOvershoot,
    )

    @Test fun globalSizeFails() = holds("global-size-fails", ::globalSizeFails)
}

class ElectionClaimsTest : ClaimsTest("ElectionClaims") {
    @Test fun highestWins() = holds("highest-wins", ::highestWins)

    @Test fun diameterIsEnough() = holds("diameter-is-enough", ::diameterIsEnough)

    @Test fun smallBoundDivides() = holds("small-bound-divides", ::smallBoundDivides)

    @Test fun leadersAreNear() = holds("leaders-are-near", ::leadersAreNear)

    @Test fun leaderIsReplaced() = holds("leader-is-replaced", ::leaderIsReplaced)

    @Test fun globalNeverForgets() = holds("global-never-forgets", ::globalNeverForgets)

    @Test fun islandsFromTheStart() = holds("islands-from-the-start", ::islandsFromTheStart)

    @Test fun cutWhileRunning() = holds("cut-while-running", ::cutWhileRunning)

    @Test fun joinedAgain() = holds("joined-again", ::joinedAgain)

    @Test fun lowestWins() = holds("lowest-wins", ::lowestWins)

    @Test fun minOfNeverSettles() = prints(
        "min-of-never-settles",
        """
        line of 8: by id yes, backwards yes, at random yes
        ring of 8: by id yes, backwards yes, at random yes
        grid of 4 by 4: by id yes, backwards yes, at random yes
        8 all linked: by id no, backwards no, at random no
        20 scattered: by id yes, backwards yes, at random yes
        """,
        ::minOfNeverSettles,
    )

    @Test fun sizeIsEnough() = holds("size-is-enough", ::sizeIsEnough)

    @Test fun equalStrengths() = holds("equal-strengths", ::equalStrengths)

    @Test fun tiesBroken() = holds("ties-broken", ::tiesBroken)

    @Test fun areasCount() = holds("areas-count", ::areasCount)

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
        ::outgrownBound,
    )
}

class OperatorClaimsTest : ClaimsTest("OperatorClaims") {
    @Test fun neighboursFromRoundTwo() = holds("neighbours-from-round-two", ::neighboursFromRoundTwo)

    @Test fun neighboringIsStateless() = holds("neighboring-is-stateless", ::neighboringIsStateless)

    @Test fun twiceIsTwoHops() = holds("twice-is-two-hops", ::twiceIsTwoHops)

    @Test fun evolveCounts() = holds("evolve-counts", ::evolveCounts)

    @Test fun sharedMaximumSpreads() = holds("shared-maximum-spreads", ::sharedMaximumSpreads)

    @Test fun shareIsFaster() = prints(
        "share-is-faster",
        """
        line of 8: by id 1 or 8, backwards 8 or 15, at random 4 or 15
        ring of 8: by id 3 or 6, backwards 4 or 7, at random 3 or 8
        grid of 4 by 4: by id 1 or 7, backwards 7 or 13, at random 4 or 10
        8 all linked: by id 1 or 2, backwards 2 or 3, at random 2 or 3
        20 scattered: by id 2 or 6, backwards 4 or 8, at random 4 or 6
        """,
        ::shareIsFaster,
    )

    @Test fun averagesAgree() = holds("averages-agree", ::averagesAgree)

    @Test fun branchesSplit() = holds("branches-split", ::branchesSplit)

    @Test fun guardIsHarmless() = holds("guard-is-harmless", ::guardIsHarmless)

    @Test fun fieldsAreProjected() = holds("fields-are-projected", ::fieldsAreProjected)

    @Test fun fieldInBranchFails() = holds("field-in-branch-fails", ::fieldInBranchFails)

    @Test fun aroundObstacle() = holds("around-obstacle", ::aroundObstacle)

    @Test fun portionsAddUp() = holds("portions-add-up", ::portionsAddUp)

    @Test fun loopsMeetByKey() = holds("loops-meet-by-key", ::loopsMeetByKey)

    @Test fun skippedStateIsLost() = holds("skipped-state-is-lost", ::skippedStateIsLost)

    @Test fun clockIsShared() = holds("clock-is-shared", ::clockIsShared)

    @Test fun countdownRestarts() = holds("countdown-restarts", ::countdownRestarts)

    @Test fun replicasForget() = holds("replicas-forget", ::replicasForget)

    @Test fun orderDoesNotMatter() = holds("order-does-not-matter", ::orderDoesNotMatter)
}

class RestartClaimsTest : ClaimsTest("RestartClaims") {
    @Test fun restartHeals() = holds("restart-heals", ::restartHeals)
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
