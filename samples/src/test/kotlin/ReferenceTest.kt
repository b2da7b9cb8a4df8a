import kotlin.test.Test
import reference.runAround
import reference.runByLength
import reference.runCycleWhile
import reference.runEntry
import reference.runMaybe
import reference.runSequences

class EntriesTest : SampleTest("Entries") {
    @Test fun cycleWhile() = prints("cycle-while", "128", ::runCycleWhile)

    @Test fun entry() = prints("entry", "7: 41.0", ::runEntry)

    @Test fun sequences() = prints(
        "sequences",
        "([0, 2, 1], [device 0, device 2, device 1])",
        ::runSequences,
    )

    @Test fun maybe() = prints(
        "maybe",
        """
        Maybe(option=Option.Some(5))
        Maybe(option=Option.Some(2))
        Maybe(option=Option.None)
        """,
        ::runMaybe,
    )

    @Test fun around() = prints("around", "[false, true, false, true, false]", ::runAround)

    @Test fun byLength() = prints(
        "by-length",
        """
        [1, 0, kitchen, kitchen]
        [1, 0, attic, hall]
        [1, 3, kitchen, loo]
        [2, 3, attic, attic]
        """,
        ::runByLength,
    )
}
