import kotlin.test.Test
import playground.runEntries
import playground.runFields
import playground.runFlock
import playground.runKeepAway
import playground.runMeet
import playground.runPoints
import playground.runRings

class SwarmTest : SampleTest("Swarm") {
    @Test fun meet() = prints(
        "meet",
        "[[0, false, true, false], [1, false, false, false], [2, false, false, false], [3, false, false, true]]",
        ::runMeet,
    )

    @Test fun keepAway() = prints(
        "keep-away",
        "[[1, false, false, true], [2, false, false, false], [2, false, false, false], [1, false, true, false]]",
        ::runKeepAway,
    )

    @Test fun flock() = prints(
        "flock",
        "[[0, false, true, false], [1, false, true, false], [2, false, true, false], [3, false, true, false]]",
        ::runFlock,
    )

    @Test fun rings() = prints(
        "light",
        "[[0.0, true, false, false], [1.0, false, false, false], [2.0, false, false, false], [3.0, true, false, false]]",
        ::runRings,
    )
}

class PrintedValuesTest : SampleTest("PrintedValues") {
    @Test fun entries() = prints(
        "entries",
        """
        [0=0, 1=1, 2=0]
        1=1
        {0=[0=0, 2=2], 1=[1=1]}
        true
        true
        3
        true
        """,
        ::runEntries,
    )

    @Test fun fields() = prints(
        "fields",
        """
        true
        false
        2
        """,
        ::runFields,
    )

    @Test fun points() = prints(
        "points",
        """
        [Point2D(coordinates=(1.0, 2.5)), Point2D(coordinates=(-1.0, -2.5)), Point3D(coordinates=(1.0, 2.5, 4.0))]
        true
        2
        0.7071067811865475
        [1.414213562373095, 0.7071067811865475, 0.0]
        """,
        ::runPoints,
    )
}
