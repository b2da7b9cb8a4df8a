/** Arrays of numbers, of characters and of truth values. */
package programs.primitivearrays

fun made() {
    println(ByteArray(2).contentToString())
    println(ShortArray(2) { (it * 2).toShort() }.contentToString())
    println(IntArray(3) { it * it }.contentToString())
    println(LongArray(2) { it + 1L }.contentToString())
    println(FloatArray(2) { it / 2f }.contentToString())
    println(DoubleArray(2).contentToString())
    println(BooleanArray(3) { it % 2 == 0 }.contentToString())
    println(CharArray(3) { 'a' + it }.contentToString())
    println(byteArrayOf(1, -2, 0x7F).contentToString())
    println(shortArrayOf(1, 300).contentToString())
    println(longArrayOf(1, 2).contentToString())
    println(floatArrayOf(1f, 2.5f).contentToString())
    println(booleanArrayOf(true, false).contentToString())
    println(charArrayOf('x', 'y').contentToString())
    println(doubleArrayOf(1.0, 2.0).contentToString())
}

fun used() {
    val bytes = ByteArray(4)
    bytes[1] = 5
    bytes[2] = 200.toByte()
    bytes[1]++
    println(bytes.toList())
    println(bytes[1] + bytes[2])
    println(bytes.size)
    println(bytes.indices)
    println(bytes.lastIndex)
    println(bytes.sum())
    val shorts = shortArrayOf(5, 3, 4)
    shorts.sort()
    println(shorts.joinToString())
    println(shorts.max())
    println(shorts.average())
    for (s in shorts) print(s * 2)
    println()
    for ((i, b) in bytes.withIndex()) print("$i:$b ")
    println()
    val longs = LongArray(3)
    longs[0] += 5
    longs[2] = 7
    println(longs.sum())
}

fun functions() {
    val a = intArrayOf(4, 1, 3, 2)
    println(a.map { it * 2 })
    println(a.filter { it > 1 })
    println(a.sorted())
    println(a.sortedArray().contentToString())
    println(a.sortedArrayDescending().contentToString())
    println(a.reversedArray().contentToString())
    println(a.reversed())
    println(a.sortedDescending())
    println(a.first() + a.last())
    println(a.indexOf(3))
    println(3 in a)
    println(a.fold(1) { x, y -> x * y })
    println(a.reduce { x, y -> x - y })
    println(a.any { it > 3 })
    println(a.count { it % 2 == 0 })
    println(a.maxOrNull())
    println(a.minBy { -it })
    println(a.sumOf { it.toLong() })
    println(a.take(2))
    println(a.drop(3))
    println(a.zip(a.reversed()))
    println(a.withIndex().map { (i, x) -> i * x })
    println(a.associateWith { it * it })
    println(a.groupBy { it % 2 })
    println(a.partition { it > 2 })
    println(a.toSet())
    println(a.toMutableList().also { it.add(9) })
    println(a.getOrNull(9))
    println(a.getOrElse(9) { -it })
    println(a.none { it == 0 })
    println(a.isEmpty())
    println(a.distinct())
    println(a.asSequence().map { it + 1 }.toList())
    println(a.slice(1..2))
    a.forEachIndexed { i, x -> print("$i$x ") }
    println()
    println(a.asList())
    println(a.single { it == 4 })
    println(a.joinToString("-", "<", ">") { "n$it" })
    println(a.runningFold(0) { x, y -> x + y })
    println(a.mapIndexed { i, x -> i + x })
    println(a.contentHashCode())
}

fun changed() {
    val a = intArrayOf(4, 1, 3, 2)
    a.sort()
    println(a.contentToString())
    a.sortDescending()
    println(a.contentToString())
    a.reverse()
    println(a.contentToString())
    a.fill(7)
    println(a.contentToString())
    a.fill(1, 1, 3)
    println(a.contentToString())
    val b = a.copyOf()
    b[0] = 0
    println(a[0])
    println(a.copyOf(6).contentToString())
    println(a.copyOf(2).contentToString())
    println(a.copyOfRange(1, 3).contentToString())
    println(a.sliceArray(0..1).contentToString())
    println((a + 5).contentToString())
    println((a + intArrayOf(8, 9)).contentToString())
    println((a + listOf(3)).contentToString())
    println(arrayOf("a").copyOf(2).contentToString())
    println((arrayOf("a") + "b").contentToString())
    val c = CharArray(3)
    c.fill('z')
    println(c.concatToString())
    println(String(charArrayOf('o', 'k')))
    a.swap(0, 1)
    println(a.toList())
    val d = IntArray(6)
    d[5] = 3
    println(d.toList())
}

fun IntArray.swap(i: Int, j: Int) {
    val held = this[i]
    this[i] = this[j]
    this[j] = held
}

fun turned() {
    println(listOf(1, 2).toIntArray().contentToString())
    println(listOf(1L).toLongArray().contentToString())
    println(listOf<Byte>(1).toByteArray().contentToString())
    println(listOf<Short>(1).toShortArray().contentToString())
    println(listOf(1.5).toDoubleArray().sum())
    println(listOf('a').toCharArray().size)
    println(setOf(true).toBooleanArray().contentToString())
    println(intArrayOf(1).toTypedArray().contentToString())
    println(arrayOf(1, 2).toIntArray().contentToString())
    println("hé".toByteArray().contentToString())
    println("hé".encodeToByteArray().decodeToString())
    println(String(byteArrayOf(72, 105)))
    println("abc".toCharArray().sorted())
    println("ab".toByteArray().joinToString("") { "%02x".format(it) })
    println(byteArrayOf(1, 2).map { it.toInt() })
    println(intArrayOf(3, 4).map { it.toDouble() }.toDoubleArray().average())
}

fun same() {
    val a = intArrayOf(1, 2)
    println(a == intArrayOf(1, 2))
    println(a.contentEquals(intArrayOf(1, 2)))
    println(a contentEquals intArrayOf(1, 3))
    println(byteArrayOf(1).contentEquals(byteArrayOf(1)))
    val x: Any = a
    println(x is IntArray)
    println(x is LongArray)
    println(x is Array<*>)
    println((x as IntArray).size)
    println(a.toString().startsWith("[I@"))
    println(byteArrayOf().toString().take(3))
    println(charArrayOf().toString().take(3) + booleanArrayOf().toString().take(3) + shortArrayOf().toString().take(3))
    println(longArrayOf().toString().take(3) + floatArrayOf().toString().take(3) + doubleArrayOf().toString().take(3))
    println(arrayOf(intArrayOf(1), intArrayOf(2, 3)).contentDeepToString())
}

fun wrongArray() {
    val x: Any = intArrayOf(1)
    println((x as LongArray).size)
}

fun outside() { println(ByteArray(2)[2]) }

fun outsideToo() { shortArrayOf(1)[-1] = 3 }

fun nothingThere() { println(intArrayOf().first()) }

fun tooSmall() { println(CharArray(-1).size) }

fun total(vararg numbers: Int): Int = numbers.sum()

fun joined(first: String, vararg more: Byte) = first + more.joinToString()

fun <T> named(vararg all: T): String = all.joinToString()

fun sumAll(numbers: IntArray): Int {
    var sum = 0
    for (i in numbers.indices) sum += numbers[i]
    return sum
}

fun LongArray.half(): List<Long> = map { it / 2 }

fun passed() {
    println(total(1, 2, 3))
    println(total(*intArrayOf(4, 5)))
    println(total(1, *intArrayOf(4, 5), 2))
    println(total())
    println(joined("x", 1, 2))
    println(joined("x", *byteArrayOf(3)))
    println(named(1, "a"))
    println(named(*arrayOf(1, 2)))
    println(sumAll(intArrayOf(1, 2)))
    println(longArrayOf(4, 6).half())
    val make: (Int) -> IntArray = { IntArray(it) }
    println(make(3).size)
    val grid = Array(2) { IntArray(2) { it } }
    grid[1][0] += 4
    println(grid.joinToString("/") { it.joinToString("") })
    println(grid.sumOf { it.sum() })
    println(grid.flatMap { it.toList() })
    val (a, b) = intArrayOf(7, 8)
    println(a * b)
    val none: IntArray? = null
    println(none?.size ?: "none")
}

class Buffer(size: Int) {
    private val bytes = ByteArray(size)
    private var end = 0
    fun put(value: Byte): Buffer {
        bytes[end++] = value
        return this
    }
    operator fun get(index: Int): Byte = bytes[index]
    fun sum(): Int = bytes.sum()
}

class Samples(vararg val values: Double) {
    val mean get() = values.average()
}

fun held() {
    val buffer = Buffer(3).put(1).put(2)
    println(buffer[1])
    println(buffer.sum())
    println(Samples(1.0, 2.0).mean)
    println(Samples(1.0).values.size)
}

fun sieve() {
    val composite = BooleanArray(30)
    for (i in 2 until 30) {
        if (!composite[i]) {
            for (j in i * i until 30 step i) composite[j] = true
        }
    }
    println((2 until 30).filterNot { composite[it] })
    val counts = IntArray(26)
    for (c in "hello") counts[c - 'a']++
    println(counts.withIndex().filter { it.value > 0 }.map { ('a' + it.index) to it.value })
    println(counts.indexOfFirst { it > 1 })
}
