import kotlin.test.Test

/** Each wrong sample does what the page says, and what stands beside it is right. */
class MistakesTest {
    @Test fun aggregateInFieldMap() = with(Mistake("AggregateInFieldMap")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" it.unibo.collektive.aggregate.AlignmentClashException: Aggregate alignment clash originated at the same path:…
            """,
        )
        prints(
            "right",
            """
            {0=0.0, 1=1.0, 2=1.0}
            {0=1.0, 1=0.0, 2=1.0}
            {0=1.0, 1=1.0, 2=0.0}
            """,
        )
    }

    @Test fun alignByHand() = with(Mistake("AlignByHand")) {
        warns("FORBIDDEN_FUNCTION_CALL")
        prints("right", "[1, 1, 0]")
    }

    @Test fun alignedOnReturnsField() = with(Mistake("AlignedOnReturnsField")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" java.lang.IllegalStateException: alignedOn operations cannot return fields to prevent misalignment.
            See the following example to understand why:

            val x = alignedOn(random()) { mapNeighborhood { 1 } }
            x + mapNeighborhood { 1 } // almost-guaranteed misalignment
            """,
        )
        prints("right", "[1, 1, 2]")
    }

    @Test fun aloneInTheDark() = with(Mistake("AloneInTheDark")) {
        compilesSilently()
        prints("wrong", "[0, 1, -2147483648]")
        prints("right", "[0, 1, 2147483647]")
    }

    @Test fun anyProperty() = with(Mistake("AnyProperty")) {
        compilesSilently()
        prints("wrong", "[(true, false), (true, false), (true, false)]")
        prints("right", "[(false, true), (false, true), (false, true)]")
    }

    @Test fun areasIgnored() = with(Mistake("AreasIgnored")) {
        compilesSilently()
        prints("wrong", "[(1, 3), (1, 3), (4, 3), (4, 3), (4, 3), (7, 3), (7, 2), (7, 2)]")
        prints("right", "[(1, 2), (1, 2), (4, 3), (4, 3), (4, 3), (7, 3), (7, 3), (7, 3)]")
    }

    @Test fun branchReturnsField() = with(Mistake("BranchReturnsField")) {
        isRefused("BRANCH_RETURNS_FIELD")
        prints("right", "ϕ(local: 1=20, neighbors: {0=20, 2=20})")
        prints("reduced", "[0, 20, 2]")
    }

    @Test fun caughtException() = with(Mistake("CaughtException")) {
        compilesSilently()
        prints("wrong", "[(null, 0), (23, 2), (23, 2), (23, 2)]")
        prints("right", "[(23, 3), (23, 3), (23, 3), (23, 3)]")
    }

    @Test fun collapseBeforeBranch() = with(Mistake("CollapseBeforeBranch")) {
        compilesSilently()
        prints("wrong", "[40, 40, 0, 0]")
        prints("right", "[20, 20, 0, 0]")
    }

    @Test fun earlyReturn() = with(Mistake("EarlyReturn")) {
        compilesSilently()
        prints("wrong", "[(0, 0), (0, 2), (0, 2), (0, 2)]")
        prints("right", "[(0, 3), (0, 3), (0, 3), (0, 3)]")
    }

    @Test fun enumPivot() = with(Mistake("EnumPivot")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" java.lang.IllegalStateException: Alignment on elements of type Team is not supported
            """,
        )
        prints("right", "[1, 1, 2, 2, 2]")
    }

    @Test fun evolveOfNeighboring() = with(Mistake("EvolveOfNeighboring")) {
        warns("IMPROPER_EVOLVE_CONSTRUCT")
        prints("wrong", "[0.0, 1.0, Infinity, Infinity]")
        prints("right", "[0.0, 1.0, 2.0, 3.0]")
    }

    @Test fun evolveReturnsField() = with(Mistake("EvolveReturnsField")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" java.lang.IllegalStateException: evolving operations cannot return fields (guaranteed misalignment on every neighborhood change)
            """,
        )
        prints("right", "[{0=0, 1=1}, {0=0, 1=1, 2=2}, {1=1, 2=2}]")
    }

    @Test fun fieldInBranch() = with(Mistake("FieldInBranch")) {
        compilesSilently()
        prints("wrong", "[0.0, Infinity, Infinity, Infinity, Infinity]")
        prints("right", "[0.0, 1.0, 2.0, 3.0, 4.0]")
    }

    @Test fun fieldInMapBranch() = with(Mistake("FieldInMapBranch")) {
        compilesSilently()
        prints("wrong", "[Infinity, Infinity, Infinity, Infinity, Infinity]")
        prints("right", "[3.0, 9.0, 6.0, 9.0, 3.0]")
    }

    @Test fun fieldOfFields() = with(Mistake("FieldOfFields")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" java.lang.IllegalStateException: Fields cannot contain other fields as values. The provided local value at id '0' is: 'ϕ(pointwise: 0=0)'.
            """,
        )
        prints("right", "[{1=[0, 2]}, {0=[1], 2=[1]}, {1=[0, 2]}]")
    }

    @Test fun genericNotReified() = with(Mistake("GenericNotReified")) {
        isRefused("TYPE_PARAMETER_AS_REIFIED")
        prints("right", "[d0, d1, d2]")
    }

    @Test fun gossipSum() = with(Mistake("GossipSum")) {
        compilesSilently()
        prints("wrong", "[1, 2, 3, 4, 5, 6]")
        prints("default", "[0, 1, 2, 3, 4, 5]")
        prints("right", "[6, 6, 6, 6, 6, 6]")
    }

    @Test fun impureLambda() = with(Mistake("ImpureLambda")) {
        compilesSilently()
        prints("wrong", "[{1=1, 2=2, 0=0}, {1=3, 2=4, 0=0}]")
        prints("right", "[{0=0, 1=1, 2=2}, {0=0, 1=1, 2=2}]")
    }

    @Test fun loopWithoutAlignment() = with(Mistake("LoopWithoutAlignment")) {
        warns("AGGREGATE_FUNCTION_INSIDE_ITERATION")
        prints(
            "wrong",
            """
            Exception in thread "main" it.unibo.collektive.aggregate.AlignmentClashException: Aggregate alignment clash originated at the same path:…
            """,
        )
        prints("right", "[20, 30, 20]")
    }

    @Test fun lostState() = with(Mistake("LostState")) {
        compilesSilently()
        prints("wrong", "[1, 2, -1, 1, 2, -1]")
        prints("right", "[1, 2, -1, 3, 4, -1]")
    }

    @Test fun neighboringConstant() = with(Mistake("NeighboringConstant")) {
        warns("NEIGHBORING_WITH_CONSTANT")
        prints("right", "[1, 2, 1]")
    }

    @Test fun noSource() = with(Mistake("NoSource")) {
        compilesSilently()
        prints("wrong", "[true, true, false, true, true, true]")
        prints("right", "[true, true, false, false, false, false]")
    }

    @Test fun nullState() = with(Mistake("NullState")) {
        compilesSilently()
        prints("wrong", "[5, 4, 3, 2, 1, 5, 4, 3]")
        prints("right", "[5, 4, 3, 2, 1, null, null, null]")
    }

    @Test fun positionalBound() = with(Mistake("PositionalBound")) {
        compilesSilently()
        prints("wrong", "[0, 1, 2, 3, 4, 5]")
        prints("right", "[1, 1, 1, 1, 4, 4]")
    }

    @Test fun repeatLoop() = with(Mistake("RepeatLoop")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" it.unibo.collektive.aggregate.AlignmentClashException: Aggregate alignment clash originated at the same path:…
            """,
        )
        prints("right", "[2, 3, 4, 4, 4]")
    }

    @Test fun silentLoop() = with(Mistake("SilentLoop")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" it.unibo.collektive.aggregate.AlignmentClashException: Aggregate alignment clash originated at the same path:…
            """,
        )
        prints("right", "[[1, 0], [2, 0], [2, -1]]")
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

    @Test fun withoutPlugin() = with(Mistake("WithoutPlugin")) {
        compilesSilently()
        printsWithoutPlugin("branch-without", "branch", "[5, 5, 5, 5, 5, 5]")
        prints("branch", "[1, 1, 1, 1, 1, 1]")
        printsWithoutPlugin(
            "twice-without", "twice",
            """
            Exception in thread "main" it.unibo.collektive.aggregate.AlignmentClashException: Aggregate alignment clash originated at the same path:…
            """,
        )
        prints("twice", "[(22, 60), (22, 60), (22, 60)]")
    }
}
