/** `Byte` and `Short`. */
package programs.smallnumbers

fun literals() {
    val a: Byte = 1
    val b: Byte = -128
    val c: Short = 32767
    val d: Byte = 0x7F
    val e: Short = +300
    val f: Byte = (7)
    val g: Byte? = 5
    println("$a $b $c $d $e $f $g")
    println(a + c)
}

fun arithmetic() {
    val a: Byte = 100
    val b: Byte = 50
    val s: Short = 1000
    val sum: Int = a + b
    println(sum)
    println(a * b)
    println(a - s)
    println(a / b)
    println(a % 7)
    println(s * s)
    println(a + 1L)
    println(a + 1.5)
    println(s / 3f)
    println(2 + a)
    println(2L * s)
    println(1.5 - a)
    println(-a)
    println(+s)
}

fun wrapping() {
    println(130.toByte())
    println((-129).toByte())
    println(40000.toShort())
    println(0xFF.toByte())
    println(300L.toByte())
    println(70000L.toShort())
    println(Int.MIN_VALUE.toByte())
    println(Long.MAX_VALUE.toShort())
    val s: Short = 300
    println(s.toByte())
    println(s.toByte().toShort())
    println((100.toByte() + 100.toByte()).toByte())
}

fun limits() {
    println(Byte.MIN_VALUE)
    println(Byte.MAX_VALUE)
    println(Short.MIN_VALUE)
    println(Short.MAX_VALUE)
    println(Byte.SIZE_BITS + Short.SIZE_BITS)
    println(Byte.SIZE_BYTES + Short.SIZE_BYTES)
    println(Byte.MAX_VALUE + 1)
}

fun steps() {
    var b: Byte = 126
    b++
    println(b)
    b++
    println(b)
    println(b--)
    println(b)
    var s = Short.MAX_VALUE
    s++
    println(s)
    println(--s)
}

fun converted() {
    val b: Byte = -5
    println(b.toInt())
    println(b.toLong())
    println(b.toDouble())
    println(b.toFloat())
    println(b.toShort())
    println(b.toInt() and 0xFF)
    println(b.toString() + "!")
    val s: Short = 65
    println(s.toInt().toChar())
    println("12".toByte())
    println("-300".toShort())
    println("200".toByteOrNull())
    println("x".toShortOrNull())
    println("7".toByteOrNull())
}

fun notAByte() { println("200".toByte()) }

fun notAShort() { println("abc".toShort()) }

fun compared() {
    val a: Byte = 5
    val b: Byte = 7
    val s: Short = 6
    println(a < b)
    println(a < s)
    println(b > 6)
    println(a >= 5L)
    println(s < 6.5)
    println(3 < a)
    println(a == b)
    println(a == 5.toByte())
    println(a.compareTo(b))
    println(maxOf(a, b))
    println(minOf(s, 3.toShort()))
    println(b.coerceIn(1, 6))
    println(b.coerceAtMost(3))
}

fun boxed() {
    val a: Byte = 1
    val s: Short = 1
    val x: Any = a
    println(x == 1)
    println(x == a)
    println(x.equals(1.toByte()))
    println(x == s as Any)
    println(x is Byte)
    println(x is Short)
    println(x is Int)
    println(x is Number)
    println(x is Comparable<*>)
    println(x.hashCode())
    println((-3).toShort().hashCode())
    println((x as Byte) + 1)
    println(x as? Int)
    println((x as Number).toInt() + 1)
}

fun notAnInt() {
    val x: Any = 1.toByte()
    println(x as Int)
}

fun chosen() {
    for (x in listOf<Any>(1, 1.toByte(), 1.toShort(), 1L, 'a')) {
        println(
            when (x) {
                is Byte -> "byte $x"
                is Short -> "short ${x + 1}"
                is Int -> "int"
                is Number -> "number ${x.toShort()} ${x.toByte()}"
                else -> "other"
            },
        )
    }
    val b: Byte = 3
    println(
        when (b) {
            1.toByte() -> "one"
            in 2..4 -> "some"
            else -> "many"
        },
    )
}

fun collected() {
    val bytes = listOf<Byte>(3, 1, 2)
    println(bytes)
    println(bytes.sorted())
    println(bytes.sum())
    println(bytes.average())
    println(bytes.max())
    println(bytes.sumOf { it.toInt() * 2 })
    println(bytes.indexOf(2))
    println(2.toByte() in bytes)
    val shorts = setOf<Short>(1, 2, 1)
    println(shorts)
    println(shorts.sum())
    println(mapOf(1.toByte() to "one")[1])
    println(listOf(1.toByte(), 2))
    println(bytes.map { it + 1 })
    println(bytes.sortedDescending())
}

fun ranges() {
    val a: Byte = 1
    val b: Byte = 4
    for (x in a..b) print("$x ")
    println()
    println((a..b).sum())
    println((a until b).toList())
    println((b downTo a).toList())
    println(a in 0..3)
    println(b in a..3)
    val s: Short = 2
    println((s..b).toList())
    println((s..5).last)
}

class Pixel(val red: Byte, val depth: Short = 8)

data class Packet(val kind: Byte, val size: Short)

const val LEVEL: Byte = 3

fun twice(b: Byte): Int = b * 2

fun overloaded(x: Int) = "int"

fun overloaded(x: Byte) = "byte"

fun overloadedToo(x: Long) = "long"

fun overloadedToo(x: Short) = "short"

fun least(): Byte = 7

fun declared() {
    val p = Pixel(12)
    println(p.red + p.depth)
    println(Packet(1, 500))
    println(Packet(1, 500) == Packet(1, 500))
    println(Packet(1, 500).hashCode())
    println(Packet(2, 3).copy(kind = 9))
    println(LEVEL)
    println(twice(21))
    println(overloaded(1))
    println(overloaded(1.toByte()))
    println(overloadedToo(1.toShort()))
    println(least())
    val f: (Byte) -> Int = { it + 1 }
    println(f(4))
    val g: Short = if (p.red > 3) 5 else 6
    println(g)
    val h: Byte = when (g.toInt()) { 5 -> 1 else -> 2 }
    println(h)
}

fun formatted() {
    val b: Byte = -1
    println("%d %x %02X".format(b, b, 10.toByte()))
    println("%5d|%s".format(7.toShort(), b))
    println("%x".format((-2).toShort()))
    println(listOf<Byte>(1, 127, -128).joinToString("") { "%02x".format(it) })
    println("$b ${b + 1}")
}

fun nullable() {
    val a: Byte? = null
    println(a?.toInt() ?: -1)
    val b: Byte? = 4
    println(b?.plus(1))
    if (b != null) println(b * 2)
    println(a == b)
    println(a ?: 3)
}
