enum class E { A }
data class P(val x: Int, val y: String?)
fun main() {
  println("${1.hashCode()} ${(-1).hashCode()} ${1L.hashCode()} ${(-1L).hashCode()} ${123456789012L.hashCode()}")
  println("${1.5.hashCode()} ${0.0.hashCode()} ${(-0.0).hashCode()} ${Double.NaN.hashCode()} ${1.5f.hashCode()} ${0f.hashCode()} ${(-0f).hashCode()} ${Float.NaN.hashCode()}")
  println("${'a'.hashCode()} ${"abc".hashCode()} ${"".hashCode()} ${true.hashCode()} ${false.hashCode()} ${null.hashCode()}")
  println("${listOf(1, 2).hashCode()} ${setOf(1, 2).hashCode()} ${mapOf(1 to 2).hashCode()} ${(1 to 2).hashCode()} ${Triple(1, 2, 3).hashCode()}")
  println("${(1..3).hashCode()} ${(1..0).hashCode()} ${(1L..3L).hashCode()} ${('a'..'c').hashCode()} ${(1..10 step 2).hashCode()} ${(1.0..2.0).hashCode()} ${(10 downTo 1).hashCode()}")
  println("${P(1, "a").hashCode()} ${P(0, null).hashCode()} ${listOf<Any?>(null, "x", 1.0).hashCode()}")
  println("${emptyList<Int>().hashCode()} ${emptySet<Int>().hashCode()} ${emptyMap<Int, Int>().hashCode()} ${listOf(listOf(1)).hashCode()}")
  println("${mapOf("a" to 1).entries.first().hashCode()} ${setOf("x", "y").hashCode()} ${"a\u00e9\uD83D\uDE00".hashCode()}")
  println("${(1..3) == (1..3)} ${(1..3) == 1..<4} ${(3..1) == (9..2)} ${(1..10 step 2) == (1..9 step 2)} ${(1..3) == (1..3 step 1)} ${(1.0..2.0) == (1.0..2.0)}")
}
