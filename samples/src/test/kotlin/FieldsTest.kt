import kotlin.test.Test
import operators.runAlignedMap
import operators.runAlignedMapValues
import operators.runAlone
import operators.runAnd
import operators.runAreas
import operators.runByHand
import operators.runCondition
import operators.runConditionVal
import operators.runConstant
import operators.runDevice
import operators.runFielded
import operators.runGet
import operators.runIf
import operators.runKept
import operators.runLambda
import operators.runLazy
import operators.runLoop
import operators.runMap
import operators.runMapValues
import operators.runParts
import operators.runPrinted
import operators.runProjection
import operators.runReceiver
import operators.runReplace
import operators.runRooms
import operators.runSum
import operators.runWhen

class AlignedOnTest : SampleTest("AlignedOn") {
    @Test fun rooms() = prints("rooms", "[[1, 4], [0, 4], [3], [2], [0, 1]]", ::runRooms)

    @Test fun loop() = prints(
        "loop",
        """
        0: {light={1=9, 0=7}, noise={2=1, 0=3}}
        1: {light={0=7, 1=9}}
        2: {noise={0=3, 2=1}}
        """,
        ::runLoop,
    )

    @Test fun areas() = prints(
        "areas",
        "[(1, 2), (1, 2), (4, 3), (4, 3), (4, 3), (7, 3), (7, 3), (7, 3)]",
        ::runAreas,
    )
}

class BranchesTest : SampleTest("Branches") {
    @Test fun ifBranches() = prints("if", "[2, 2, 2, 2, 2, 2]", ::runIf)

    @Test fun whenBranches() = prints("when", "[1, 1, 1, 1, 1, 1]", ::runWhen)

    @Test fun and() = prints("and", "[false, false, false, false, true, true, true]", ::runAnd)

    @Test fun projection() = prints(
        "projection",
        "[[4, 1], [4, 1], [4, 2], [4, 2], [4, 2]]",
        ::runProjection,
    )

    @Test fun sum() = prints("sum", "[33, 33, 33, 0]", ::runSum)
}

class FieldsTest : SampleTest("Fields") {
    @Test fun parts() = prints(
        "parts",
        """
        1
        10
        [0, 2]
        [0, 20]
        {0=0, 2=20, 1=10}
        false
        """,
        ::runParts,
    )

    @Test fun printed() = prints(
        "printed",
        """
        alone:     ϕ(pointwise: 0=0)
        same:      ϕ(constant: true, localId: 0, neighborsIDs: [1, 2])
        different: ϕ(local: 0=0, neighbors: {1=10, 2=20})
        """,
        ::runPrinted,
    )

    @Test fun map() = prints("map", "ϕ(local: 1=1:21, neighbors: {0=0:20, 2=2:22})", ::runMap)

    @Test fun mapValues() = prints(
        "map-values",
        "ϕ(local: 1=50.0, neighbors: {0=32.0, 2=68.0})",
        ::runMapValues,
    )

    @Test fun alignedMap() = prints(
        "aligned-map",
        """
        ϕ(local: 1=1 is device 1 of 5 kg, neighbors: {0=0 is device 0 of 0 kg, 2=2 is device 2 of 10 kg})
        """,
        ::runAlignedMap,
    )

    @Test fun alignedMapValues() = prints(
        "aligned-map-values",
        "ϕ(local: 1=10.0, neighbors: {0=1.0, 2=21.0})",
        ::runAlignedMapValues,
    )

    @Test fun fielded() = prints(
        "fielded",
        "ϕ(local: 1=10.0, neighbors: {0=1.0, 2=21.0})",
        ::runFielded,
    )

    @Test fun get() = prints("get", "[100, 100, null, null]", ::runGet)

    @Test fun replace() = prints("replace", "ϕ(local: 1=1, neighbors: {0=-1, 2=-1})", ::runReplace)

    @Test fun constant() = prints(
        "constant",
        "ϕ(constant: 1, localId: 1, neighborsIDs: [0, 2])",
        ::runConstant,
    )

    @Test fun lazy() = prints(
        "lazy",
        "one round of a device with two neighbours called the lambda 7 times",
        ::runLazy,
    )
}

class BranchLimitsTest : SampleTest("BranchLimits") {
    @Test fun lambda() = prints("lambda", "[6, 6, 6, 106, 106, 106, 106]", ::runLambda)

    @Test fun receiver() = prints("receiver", "[2, 2, 2, 103, 103, 103, 103]", ::runReceiver)

    @Test fun condition() = prints("condition", "[1, 1, 0, 0, 0]", ::runCondition)

    @Test fun conditionVal() = prints("condition-val", "[[1, 0], [1, 0], [0, 0], [0, 0], [0, 0]]", ::runConditionVal)

    @Test fun kept() = prints(
        "kept",
        "[[4, 4, 4, 1], [4, 4, 4, 1], [4, 4, 4, 2], [4, 4, 4, 2], [4, 4, 4, 2]]",
        ::runKept,
    )
}

class EntrypointTest : SampleTest("Entrypoint") {
    @Test fun alone() = prints("alone", "1", ::runAlone)

    @Test fun byHand() = prints("by-hand", "1, then 2", ::runByHand)

    @Test fun device() = prints(
        "device",
        """
        device 7: 1, 2
        then until 5: 5
        """,
        ::runDevice,
    )
}
