class Base<T>(val v: T)
fun long(x: Long) = x
fun real(x: Double) = x
fun <T> id(x: T) = x
class L(val a: Long = 5, val b: Long? = -1)
fun defaults(a: Long = 1 + 2) = "$a"
fun expr(): Long = 7
fun block(): Long { return if (true) 1 else 2 }
val top: Long = 1
fun main() {
  val a: Long = 2147483647 + 1
  val b: Long = 1 shl 3
  println("$a $b ${Base<Long>(-1).v} ${long(-5)} ${L().a} ${L(7, 8).b} ${defaults()} ${expr()} ${block()} $top")
  val c: Long? = 4
  val d: Double = 3.0
  println("$c $d ${1_000_000} ${0xFF} ${0b1010} ${0xFFFF_FFFFL} ${1e3} ${1.5e-3} ${.5} ${2f} ${1e10f} ${0x7FFFFFFF}")
  println("${Int.MAX_VALUE + 1} ${Int.MIN_VALUE} ${-2147483648} ${2147483648} ${Long.MIN_VALUE} ${Long.MAX_VALUE + 1}")
  println("${Double.MIN_VALUE} ${Double.MAX_VALUE} ${Float.MIN_VALUE} ${Float.MAX_VALUE}")
  println("${1.0f} ${0.1f} ${0.1f + 0.2f} ${1f / 3} ${16777217f} ${1e-5f} ${3.4e38f * 10} ${0.1f.toDouble()} ${0.1.toFloat()}")
  println("${123456789.0} ${1234567.0} ${12345678.0} ${0.001} ${0.0001} ${1e21} ${100.0} ${1.0E-5} ${4.9E-324} ${1e7} ${9999999.0}")
  val list: List<Long> = listOf(1, 2, 3)
  val map: Map<String, Long> = mapOf("a" to 1L)
  val set = setOf<Long>(1, 2)
  println("$list $map $set ${listOf<Long>(1, 2).sum()} ${arrayOf<Long>(1)[0]}")
  val when1: Long = when { a > 1 -> 1; else -> 2 }
  val elvis: Long = null ?: 3
  val neg: Long = -(-3)
  val paren: Long = (5)
  val hex: Long = 0xFF
  println("$when1 $elvis $neg $paren $hex ${maxOf(1L, 2L, 0)} ${minOf(5L, 2)} ${maxOf(1.5, 2.0)}")
  val ints = intArrayOf(1, 2)
  val longs = longArrayOf(1, 2, -3)
  println("${ints.sum()} ${longs.sum()} ${LongArray(2).toList()} ${DoubleArray(2).toList()}")
  var l: Long = 0
  l += 5
  l = 3
  l -= 1
  l *= 2
  println(l)
  println("${'a' + 1} ${'c' - 'a'} ${'a'.code} ${97.toChar()} ${'a'..'e'} ${('a'..'e').toList()} ${"a" + 1 + 'b' + null + 1.0}")
  println("${7 / 2} ${-7 / 2} ${7 % -3} ${-7 % 3} ${(-7).mod(3)} ${(-7).floorDiv(2)} ${7.0 / 2} ${1 / 2.0}")
  println("${5 and 3} ${5 or 3} ${5 xor 3} ${5.inv()} ${-1 ushr 28} ${-16 shr 2} ${1 shl 33} ${1L shl 40} ${-1L ushr 60} ${5L.inv()}")
  println("${3.7.toInt()} ${-3.7.toInt()} ${1e20.toInt()} ${Double.NaN.toInt()} ${1e20.toLong()} ${3.99f.toInt()} ${-1L.toInt()} ${4294967296L.toInt()}")
  println("${id(5)} ${id(5L)} ${id<Long>(5)} ${real(2.0)}")
  println("${Int.MAX_VALUE * 2} ${Int.MIN_VALUE / -1} ${-Int.MIN_VALUE} ${Long.MIN_VALUE / -1} ${46341 * 46341}")
  val nullable: Long? = if (a > 0) 5 else null
  println("$nullable ${nullable?.plus(1)}")
  const()
}
const val LIMIT: Long = 10
const val TEXT = "a" + LIMIT
fun const() = println("$LIMIT $TEXT ${LIMIT / 3}")
