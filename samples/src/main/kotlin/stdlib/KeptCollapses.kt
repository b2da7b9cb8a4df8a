package stdlib

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.contains
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.countMatching
// #endregion
import network.Devices
import network.everyone

// #region kept
fun Aggregate<Int>.votesKept(answer: String): Int {
    val answers = neighboring(answer).all.values
    val asked = "yes" in answers // from now on each answer is in it once
    return if (asked) answers.countMatching { it == "yes" } else 0
}
// #endregion

// #region list
fun Aggregate<Int>.votes(answer: String): Int {
    val answers = neighboring(answer).all.values.list
    return if ("yes" in answers) answers.count { it == "yes" } else 0
}
// #endregion

// #region sizes
fun Aggregate<Int>.sizes(answer: String): List<Int> {
    val counted = neighboring(answer).all.values
    val before = counted.size
    val asked = neighboring(answer).all.values
    val distinct = asked.set.size
    return listOf(before, counted.set.size, counted.size, distinct, asked.size)
}
// #endregion

private fun answerOf(id: Int): String = if (id < 3) "yes" else "no"

fun runKept() = println(Devices(everyone(5)) { votesKept(answerOf(localId)) }.rounds(2))

fun runList() = println(Devices(everyone(5)) { votes(answerOf(localId)) }.rounds(2))

fun runSizes() = println(Devices(everyone(5)) { sizes(answerOf(localId)) }.rounds(2).first())
