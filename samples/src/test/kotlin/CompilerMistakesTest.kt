import kotlin.test.Test

/** What the compiler warns about or refuses. */
class CompilerMistakesTest {
    @Test fun branchReturnsField() = with(Mistake("BranchReturnsField")) {
        isRefused("BRANCH_RETURNS_FIELD")
        prints("right", "ϕ(local: 1=20, neighbors: {0=20, 2=20})")
        prints("reduced", "[0, 20, 2]")
    }

    @Test fun evolveOfNeighboring() = with(Mistake("EvolveOfNeighboring")) {
        warns("IMPROPER_EVOLVE_CONSTRUCT")
        prints("wrong", "[0.0, 1.0, Infinity, Infinity]")
        prints("right", "[0.0, 1.0, 2.0, 3.0]")
    }

    @Test fun evolveReadsFirst() = with(Mistake("EvolveReadsFirst")) {
        warns("IMPROPER_EVOLVE_CONSTRUCT")
        prints("wrong", "[3, 7, 7, 4]")
        prints("right", "[3, 7, 7, 4]")
    }

    @Test fun genericNotReified() = with(Mistake("GenericNotReified")) {
        isRefused("TYPE_PARAMETER_AS_REIFIED")
        prints("right", "[d0, d1, d2]")
    }

    @Test fun missingImport() = with(Mistake("MissingImport")) {
        isRefused("UNRESOLVED_REFERENCE")
        prints("right", "ϕ(local: 1=1.5, neighbors: {0=0.0, 2=3.0})")
    }

    @Test fun neighboringConstant() = with(Mistake("NeighboringConstant")) {
        warns("NEIGHBORING_WITH_CONSTANT")
        prints("right", "[1, 2, 1]")
    }

    @Test fun oldReductions() = with(Mistake("OldReductions")) {
        isRefused("NONE_APPLICABLE", "UNRESOLVED_REFERENCE", "CANNOT_INFER_VALUE_PARAMETER_TYPE")
        prints(
            "right",
            """
            (21.0, 1, [1: 21.0])
            (22.0, 2, [0: 20.0, 2: 22.0])
            (22.0, 1, [1: 21.0])
            """,
        )
    }

    @Test fun suggestedFix() = with(Mistake("SuggestedFix")) {
        isRefused("ARGUMENT_TYPE_MISMATCH", "CANNOT_INFER_VALUE_PARAMETER_TYPE")
        prints("right", "ϕ(local: 1=1, neighbors: {0=0, 2=2})")
    }

    @Test fun unneededYielding() = with(Mistake("UnneededYielding")) {
        warns("UNNECESSARY_YIELDING_CONTEXT")
        prints("right", "[2, 2, 2]")
    }

    @Test fun unusedParameter() = with(Mistake("UnusedParameter")) {
        warns("UNNECESSARY_CONSTRUCT_CALL")
        prints("right", "[21.0, 22.0, 22.0]")
    }
}
