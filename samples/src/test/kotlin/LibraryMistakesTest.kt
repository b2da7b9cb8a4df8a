import kotlin.test.Test

/** The standard library, state and messages: what runs and means something else. */
class LibraryMistakesTest {
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

    @Test fun lostState() = with(Mistake("LostState")) {
        compilesSilently()
        prints("wrong", "[1, 2, -1, 1, 2, -1]")
        prints("right", "[1, 2, -1, 3, 4, -1]")
    }

    @Test fun lowestByMinOf() = with(Mistake("LowestByMinOf")) {
        compilesSilently()
        prints(
            "wrong",
            """
            [0, 0, 0, 3, 3, 3]
            [0, 0, 0, 0, 0, 0]
            [0, 0, 0, 0, 0, 5]
            [0, 0, 0, 3, 3, 3]
            """,
        )
        prints(
            "right",
            """
            [0, 0, 0, 0, 0, 0]
            [0, 0, 0, 0, 0, 0]
            [0, 0, 0, 0, 0, 0]
            [0, 0, 0, 0, 0, 0]
            """,
        )
    }

    @Test fun neverForgets() = with(Mistake("NeverForgets")) {
        compilesSilently()
        prints(
            "wrong",
            """
            during the fire: [true, true, true, true, true]
            ten rounds on:   [true, true, true, true, true]
            """,
        )
        prints(
            "right",
            """
            during the fire: [true, true, true, true, true]
            ten rounds on:   [false, false, false, false, false]
            """,
        )
    }

    @Test fun noSource() = with(Mistake("NoSource")) {
        compilesSilently()
        prints("wrong", "[true, true, false, true, true, true]")
        prints("right", "[true, true, false, false, false, false]")
    }

    @Test fun notSerializable() = with(Mistake("NotSerializable")) {
        compilesSilently()
        prints(
            "wrong",
            """
            Exception in thread "main" kotlinx.serialization.SerializationException: Serializer for class 'mistakes.notserializable.Reading' is not found.…
            """,
        )
        prints("memory", "Reading(room=attic, celsius=14.0)")
        prints("right", "Measured(room=attic, celsius=14.0)")
    }

    @Test fun nullState() = with(Mistake("NullState")) {
        compilesSilently()
        prints("wrong", "[5, 4, 3, 2, 1, 5, 4, 3]")
        prints("right", "[5, 4, 3, 2, 1, null, null, null]")
    }

    @Test fun oneHopMore() = with(Mistake("OneHopMore")) {
        compilesSilently()
        prints("wrong", "[0.0, 1.0, 2.0, 3.0, Infinity, Infinity]")
        prints("right", "[0.0, 1.0, 2.0, Infinity, Infinity, Infinity]")
    }

    @Test fun positionalBound() = with(Mistake("PositionalBound")) {
        compilesSilently()
        prints("wrong", "[0, 1, 2, 3, 4, 5]")
        prints("right", "[1, 1, 1, 1, 4, 4]")
    }

    @Test fun wallClock() = with(Mistake("WallClock")) {
        compilesSilently()
        prints(
            "wrong",
            """
            [-100001-12-31T23:59:59.999999999Z, -100001-12-31T23:59:59.999999999Z, -100001-12-31T23:59:59.999999999Z]
            [-100000-01-01T00:00:00.999999999Z, -100000-01-01T00:00:00.999999999Z, -100000-01-01T00:00:00.999999999Z]
            [-100000-01-01T00:00:01.999999999Z, -100000-01-01T00:00:01.999999999Z, -100000-01-01T00:00:01.999999999Z]
            [-100000-01-01T00:00:02.999999999Z, -100000-01-01T00:00:02.999999999Z, -100000-01-01T00:00:02.999999999Z]
            """,
        )
        prints(
            "right",
            """
            [0s, 0s, 0s]
            [1s, 1s, 1s]
            [2s, 2s, 2s]
            [3s, 3s, 3s]
            """,
        )
    }
}
