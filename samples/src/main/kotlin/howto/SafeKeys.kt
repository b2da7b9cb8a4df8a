package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.path.DigestHashingFactory
import it.unibo.collektive.path.FullPathFactory
import it.unibo.collektive.path.PathFactory
import it.unibo.collektive.stdlib.spreading.distanceTo
// #endregion
import gettingstarted.LocalNetwork
import network.Devices
import network.line

// #region meet
/** Do two devices meet, if one aligns on [a] and the other on [b]? */
fun meet(a: Any?, b: Any?, paths: () -> PathFactory): Boolean {
    val network = LocalNetwork<Int> { _, _ -> true }
    val devices = listOf(a, b).mapIndexed { id, key ->
        Collektive(id, network.mailboxFor(id), paths()) {
            alignedOn(key) { neighborhood().neighbors.size }
        }
    }
    repeat(2) { devices.forEach { it.cycle() } }
    return devices.all { it.cycle() == 1 }
}
// #endregion

private fun compare(words: String, a: Any?, b: Any?) = println(
    "$words: equal ${yes(a == b)}, meet ${yes(meet(a, b) { DigestHashingFactory() })}",
)

private fun yes(answer: Boolean) = if (answer) "yes" else "no"

fun runUnsafeKeys() {
    // #region unsafe
    compare("listOf(1), mutableListOf(1)", listOf(1), mutableListOf(1))
    compare("setOf(1, 2), setOf(2, 1)", setOf(1, 2), setOf(2, 1))
    compare("setOf(1, 2), hashSetOf(1, 2)", setOf(1, 2), hashSetOf(1, 2))
    compare("mapOf(1 to 1), mutableMapOf(1 to 1)",
        mapOf(1 to 1), mutableMapOf(1 to 1))
    compare("mapOf(1 to 1, 2 to 2), the other way round",
        mapOf(1 to 1, 2 to 2), mapOf(2 to 2, 1 to 1))
    // #endregion
}

fun runSafeKeys() {
    // #region safe
    compare("numbers", 1, 1)
    compare("strings", "attic", "at" + "tic")
    compare("pairs", 1 to "attic", 1 to "attic")
    compare("lists made alike",
        listOf(1, 2).map { it + 1 }, listOf(1, 2).map { it + 1 })
    compare("sets, sorted", setOf(1, 2).sorted(), setOf(2, 1).sorted())
    compare("sets, as text",
        setOf(1, 2).sorted().toString(), hashSetOf(2, 1).sorted().toString())
    // #endregion
}

// #region platforms
fun Aggregate<Int>.distancesFrom(sources: Set<Int>): Map<Int, Double> =
    sources.associateWith { id ->
        alignedOn(id.toLong()) { distanceTo(localId == id) } // or "$id"
    }
// #endregion

fun runPlatforms() =
    Devices(line(3)) { distancesFrom(setOf(0, 2)) }.rounds(4).forEach(::println)

fun runReadableKeys() {
    // #region readable
    val (a, b) = listOf(1) to mutableListOf(1)
    println("digest: ${meet(a, b) { DigestHashingFactory() }}")
    println("full path: ${meet(a, b) { FullPathFactory }}")
    // #endregion
}
