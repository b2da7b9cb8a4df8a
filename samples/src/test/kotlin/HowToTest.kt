import howto.runAmI
import howto.runClash
import howto.runConstant
import howto.runDifferent
import howto.runLostLeader
import howto.runLowestId
import howto.runMeet
import howto.runReductions
import howto.runStopped
import kotlin.test.Test

class AlignmentClashTest : SampleTest("AlignmentClash") {
    @Test fun run() = prints(
        "run",
        """
        howto.maxima(Aggregate,List)
        ↸ map<Int,Int>(List,ƒ_1)
          ↸ readings|howto.maximum(Aggregate,Int)
            ↸ max<Int>(CollapseAll)
              ↸ CollapseAll.values
                ↸ Field.all
                  ↸ neighboring<Int,Int>(Aggregate,Int)
                    ↸ ↔<*>(Aggregate,🔐,*,💾)
        """,
        ::runClash,
    )
}

class ChooseReductionTest : SampleTest("ChooseReduction") {
    @Test fun reductions() = prints(
        "reductions",
        """
        how many neighbours: 2
        who they are: [0, 2]
        mean, me included: 55.0
        weakest neighbour: 2
        strongest, me included: 0
        lowest of the neighbours: 60.0
        is any low: true
        how many are low: 1
        all of them: {0=90.0, 2=60.0, 1=15.0}
        written out:  0=90.0 2=60.0 1=15.0
        """,
        ::runReductions,
    )
}

class MeetInMapTest : SampleTest("MeetInMap") {
    @Test fun constant() = prints(
        "constant",
        """
        [[[1]], [[0]]]
        three devices clash: true
        """,
        ::runConstant,
    )

    @Test fun different() = prints(
        "different",
        """
        [[[]], [[]]]
        [[[2], [1]], [[2], [0]], [[1], [0]]]
        """,
        ::runDifferent,
    )
}

class TwoJvmsTest : SampleTest("TwoJvms") {
    @Test fun meet() = prints(
        "meet",
        """
        device 0: hears [], 0.0 hops from device 0
        device 1: hears [], Infinity hops from device 0
        device 1: hears [0], 1.0 hops from device 0
        device 0: hears [1], 0.0 hops from device 0
        """,
        ::runMeet,
    )

    @Test fun stopped() = prints(
        "stopped",
        """
        device 1: hears [], Infinity hops from device 0
        device 0: hears [], 0.0 hops from device 0
        device 0: hears [1], 0.0 hops from device 0
        device 1: hears [0], 1.0 hops from device 0
        """,
        ::runStopped,
    )
}

class LeadersTest : SampleTest("Leaders") {
    @Test fun amI() = prints("am-i", "[false, false, false, true]", ::runAmI)

    @Test fun lowest() = prints("lowest", "[0, 0, 0, 0, 0, 0]", ::runLowestId)

    @Test fun lost() = prints(
        "lost",
        """
        global , with device 5: [5, 5, 5, 5, 5, 5]
        global , 3 rounds on:   [5, 5, 5, 5, 5]
        global , 7 rounds on:   [5, 5, 5, 5, 5]
        global , 50 rounds on:  [5, 5, 5, 5, 5]
        bounded, with device 5: [5, 5, 5, 5, 5, 5]
        bounded, 3 rounds on:   [5, 5, 5, 5, 4]
        bounded, 7 rounds on:   [4, 4, 4, 4, 4]
        bounded, 50 rounds on:  [4, 4, 4, 4, 4]
        gossip , with device 5: [5, 5, 5, 5, 5, 5]
        gossip , 3 rounds on:   [5, 5, 4, 4, 4]
        gossip , 7 rounds on:   [4, 4, 4, 4, 4]
        gossip , 50 rounds on:  [4, 4, 4, 4, 4]
        """,
        ::runLostLeader,
    )
}
