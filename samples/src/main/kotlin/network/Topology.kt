// #silent: it is what other samples run on; what they print shows that it works
package network

// #region topologies
/** The ids of a network and who hears whom; links go both ways. */
class Topology(val ids: List<Int>, private val near: (Int, Int) -> Boolean) {
    fun linked(a: Int, b: Int): Boolean = a in ids && b in ids && near(a, b)

    /** The same network after [id] has left it. */
    fun without(id: Int): Topology = Topology(ids - id, near)

    /** The same network, cut between the ids up to [last] and the others. */
    fun cutAfter(last: Int): Topology =
        Topology(ids) { a, b -> (a <= last) == (b <= last) && near(a, b) }
}

/** 0 - 1 - 2 - … */
fun line(size: Int): Topology =
    Topology((0 until size).toList()) { a, b -> b - a in -1..1 }

/** A line whose ends meet. */
fun ring(size: Int): Topology = Topology((0 until size).toList()) { a, b ->
    (a - b).mod(size) in listOf(1, size - 1)
}

/** Rows of ids; each device hears those beside, above and below it. */
fun grid(columns: Int, rows: Int): Topology =
    Topology((0 until columns * rows).toList()) { a, b ->
        val across = a % columns - b % columns
        val down = a / columns - b / columns
        across * across + down * down == 1
    }

/** Everyone hears everyone. */
fun everyone(size: Int): Topology =
    Topology((0 until size).toList()) { a, b -> a != b }

/** Two lines that don't hear each other. */
fun islands(first: Int, second: Int): Topology =
    line(first + second).cutAfter(first - 1)
// #endregion
