import howto.runBroken
import howto.runCoroutines
import howto.runHealed
import howto.runMoved
import howto.runOdometer
import howto.runPlatforms
import howto.runReadableKeys
import howto.runReport
import howto.runSafeKeys
import howto.runSomeTies
import howto.runThreads
import howto.runTie
import howto.runTimer
import howto.runUnsafeKeys
import kotlin.test.Test
import networking.runFormats
import networking.runSizes
import networking.runSpeed

class TiesTest : SampleTest("Ties") {
    @Test fun tie() = prints(
        "tie",
        """
        line: [0, 1, 2, 3, 4, 5]
        grid: [0, 1, 2, 3, 4, 5]
        all linked: [0, 1, 2, 3, 4, 5]
        """,
        ::runTie,
    )

    @Test fun some() = prints(
        "some",
        """
        line: [1, 1, 2, 3, 3, 5]
        grid: [1, 1, 2, 3, 1, 5]
        all linked: [1, 1, 2, 3, 1, 5]
        """,
        ::runSomeTies,
    )

    @Test fun broken() = prints(
        "broken",
        """
        line: [5, 5, 5, 5, 5, 5]
        grid: [5, 5, 5, 5, 5, 5]
        all linked: [5, 5, 5, 5, 5, 5]
        """,
        ::runBroken,
    )
}

class SafeKeysTest : SampleTest("SafeKeys") {
    @Test fun unsafe() = prints(
        "unsafe",
        """
        listOf(1), mutableListOf(1): equal yes, meet no
        setOf(1, 2), setOf(2, 1): equal yes, meet no
        setOf(1, 2), hashSetOf(1, 2): equal yes, meet no
        mapOf(1 to 1), mutableMapOf(1 to 1): equal yes, meet no
        mapOf(1 to 1, 2 to 2), the other way round: equal yes, meet no
        """,
        ::runUnsafeKeys,
    )

    @Test fun safe() = prints(
        "safe",
        """
        numbers: equal yes, meet yes
        strings: equal yes, meet yes
        pairs: equal yes, meet yes
        lists made alike: equal yes, meet yes
        sets, sorted: equal yes, meet yes
        sets, as text: equal yes, meet yes
        """,
        ::runSafeKeys,
    )

    @Test fun platforms() = prints(
        "platforms",
        """
        {0=0.0, 2=2.0}
        {0=1.0, 2=1.0}
        {0=2.0, 2=0.0}
        """,
        ::runPlatforms,
    )

    @Test fun readable() = prints(
        "readable",
        """
        digest: false
        full path: true
        """,
        ::runReadableKeys,
    )
}

class TimersTest : SampleTest("Timers") {
    @Test fun coroutines() = prints("coroutines", "{0=0.0, 1=1.0, 2=2.0, 3=3.0, 4=4.0}", ::runCoroutines)

    @Test fun threads() = prints("threads", "{0=0.0, 1=1.0, 2=2.0, 3=3.0, 4=4.0}", ::runThreads)

    @Test fun timer() = prints("timer", "{0=0.0, 1=1.0, 2=2.0, 3=3.0, 4=4.0}", ::runTimer)
}

class RestartTest : SampleTest("Restart") {
    @Test fun saved() = prints(
        "saved",
        """
        before: 15
        after:  20, 25
        """,
        ::runOdometer,
    )

    @Test fun healed() = prints(
        "healed",
        """
        before:      [(0.0, 11), (1.0, 11), (2.0, 11), (3.0, 11)]
        one round:   [(0.0, 12), (1.0, 12), (2.0, 1), (3.0, 12)]
        """,
        ::runHealed,
    )

    @Test fun moved() = prints("moved", "20", ::runMoved)
}

class RoundReportTest : SampleTest("RoundReport") {
    @Test fun run() = prints(
        "run",
        """
        device 0 returns 21
          keeps 21 at hottestEver > evolve<Int>
          sends 20 at hottestEver > max<Int> > values > all > neighboring<Int,Int> > ↔<*>
        device 1 returns 22
          keeps 22 at hottestEver > evolve<Int>
          sends 21 at hottestEver > max<Int> > values > all > neighboring<Int,Int> > ↔<*>
        device 2 returns 22
          keeps 22 at hottestEver > evolve<Int>
          sends 22 at hottestEver > max<Int> > values > all > neighboring<Int,Int> > ↔<*>
        """,
        ::runReport,
    )
}

class SizesTest : SampleTest("Sizes") {
    @Test fun sizes() = prints(
        "sizes",
        """
        neighborhood, line of 5: JSON 125, CBOR 117
        neighborhood, line of 20: JSON 126, CBOR 117
        neighborhood, grid of 4 by 4: JSON 126, CBOR 117
        neighborhood, 8 all linked: JSON 125, CBOR 117
        neighboring, line of 5: JSON 131, CBOR 125
        neighboring, line of 20: JSON 135, CBOR 125
        neighboring, grid of 4 by 4: JSON 135, CBOR 125
        neighboring, 8 all linked: JSON 131, CBOR 125
        boundedElection, line of 5: JSON 363, CBOR 242
        boundedElection, line of 20: JSON 372, CBOR 242
        boundedElection, grid of 4 by 4: JSON 370, CBOR 242
        boundedElection, 8 all linked: JSON 363, CBOR 242
        bellmanFordGradientCast, line of 5: JSON 302, CBOR 234
        bellmanFordGradientCast, line of 20: JSON 306, CBOR 234
        bellmanFordGradientCast, grid of 4 by 4: JSON 303, CBOR 234
        bellmanFordGradientCast, 8 all linked: JSON 302, CBOR 234
        distanceTo, line of 5: JSON 454, CBOR 345
        distanceTo, line of 20: JSON 575, CBOR 360
        distanceTo, grid of 4 by 4: JSON 479, CBOR 348
        distanceTo, 8 all linked: JSON 442, CBOR 343
        gossipMax, line of 5: JSON 352, CBOR 238
        gossipMax, line of 20: JSON 478, CBOR 253
        gossipMax, grid of 4 by 4: JSON 373, CBOR 240
        gossipMax, 8 all linked: JSON 334, CBOR 235
        """,
        ::runSizes,
    )
}

class SpeedTest : SampleTest("Speed") {
    @Test fun speed() = prints(
        "speed",
        """
        distanceTo: more than 100 rounds of a device in a second
        gossipMax: more than 100 rounds of a device in a second
        boundedElection: more than 100 rounds of a device in a second
        """,
        ::runSpeed,
    )
}

class NullsOnTheWireTest : SampleTest("NullsOnTheWire") {
    @Test fun run() = prints(
        "run",
        """
        JSON, distanceTo: written
        JSON, gossipMax: written
        CBOR, distanceTo: written
        CBOR, gossipMax: written
        ProtoBuf, distanceTo: 'null' is not allowed for not-null properties
        ProtoBuf, gossipMax: written
        """,
        ::runFormats,
    )
}
