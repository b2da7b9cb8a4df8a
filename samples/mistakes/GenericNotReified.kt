package mistakes.genericnotreified

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import network.Devices
import network.line

// #region wrong
fun <T> Aggregate<Int>.rememberWrong(value: T): T =
    share(value) { it.local.value }
// #endregion

// #region right
inline fun <reified T> Aggregate<Int>.remember(value: T): T =
    share(value) { it.local.value }
// #endregion

fun right() = println(Devices(line(3)) { remember("d$localId") }.rounds(2))
