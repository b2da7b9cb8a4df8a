import kotlin.test.Test

/** Alignment and fields: what compiles and then fails or disagrees. */
class AlignmentMistakesTest {
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

    @Test fun classPivot() = with(Mistake("ClassPivot")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" java.lang.IllegalStateException: Alignment on elements of type Room is not supported
            """,
        )
        prints("right", "[1, 1, 2, 2, 2]")
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

    @Test fun fieldEscapes() = with(Mistake("FieldEscapes")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" java.lang.IllegalStateException: Alignment issue among fields:…
            """,
        )
        prints("right", "[-1, -1, 0]")
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

    @Test fun oneStateForAll() = with(Mistake("OneStateForAll")) {
        compilesSilently()
        prints(
            "wrong",
            """
            [1, 10]
            [11, 20]
            [21, 30]
            """,
        )
        prints(
            "right",
            """
            [1, 10]
            [2, 20]
            [3, 30]
            """,
        )
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

    @Test fun caughtException() = with(Mistake("CaughtException")) {
        compilesSilently()
        prints("wrong", "[(null, 0), (23, 2), (23, 2), (23, 2)]")
        prints("right", "[(23, 3), (23, 3), (23, 3), (23, 3)]")
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
        printsWithoutPlugin("single-without", "single", "[0.0, 1.0, 2.0, 3.0]")
        prints("single", "[0.0, 1.0, 2.0, 3.0]")
        printsWithoutPlugin(
            "states-without", "states",
            """
            [(1, 110)]
            [(111, 120)]
            [(121, 130)]
            """,
        )
        prints(
            "states",
            """
            [(1, 110)]
            [(2, 120)]
            [(3, 130)]
            """,
        )
        printsWithoutPlugin(
            "shares-without", "shares",
            """
            Exception in thread "main" it.unibo.collektive.aggregate.AlignmentClashException: Aggregate alignment clash originated at the same path:…
            """,
        )
        prints("shares", "[(2, 120), (2, 120), (2, 120)]")
    }
}
