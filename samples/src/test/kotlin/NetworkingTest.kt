import kotlin.test.Test
import networking.runGradient
import networking.runNoSerializer
import networking.runOwnType
import networking.runPaths
import networking.runReified
import networking.runRetention

class WireTest : SampleTest("Wire") {
    @Test fun gradient() = prints("gradient", "[0.0, 1.0, 2.0, 3.0]", ::runGradient)

    @Test fun ownType() = prints(
        "own-type",
        """
        Reading(sensor=s1, celsius=21.0)
        Reading(sensor=s2, celsius=22.0)
        Reading(sensor=s2, celsius=22.0)
        """,
        ::runOwnType,
    )

    @Test fun noSerializer() = prints(
        "no-serializer",
        """
        kotlinx.serialization.SerializationException: Serializer for class 'networking.Plain' is not found.
        Please ensure that class is marked as '@Serializable' and that the serialization compiler plugin is applied.
        """,
        ::runNoSerializer,
    )

    @Test fun reified() = prints(
        "reified",
        "[Reading(sensor=s1, celsius=20.0), Reading(sensor=s0, celsius=20.0)]",
        ::runReified,
    )

    @Test fun retention() = prints(
        "retention",
        """
        at 0s: [0, 1, 1]
        at 2s: [1, 2, 1]
        at 4s: [1, 2]
        at 6s: [1, 2]
        at 8s: [1, 1]
        at 10s: [1, 1]
        """,
        ::runRetention,
    )

    @Test fun paths() = prints(
        "paths",
        """
        digests: 125 bytes
        java.lang.IllegalArgumentException: Cannot serialize FullPath(path=[CollapseNeighbors.size, Field.neighbors, neighborhood<Int>(Aggregate), neighboring<*,Byte>(Aggregate,Byte), ↔<*>(Aggregate,🔐,*,💾)])
        """,
        ::runPaths,
    )
}
