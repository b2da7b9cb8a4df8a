import howto.runClash
import howto.runReductions
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
