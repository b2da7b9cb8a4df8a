import kotlin.math.*
fun main() {
  println("${sqrt(2.0)} ${2.0.pow(10)} ${2.0.pow(0.5)} ${abs(-3)} ${abs(-3.5)} ${abs(-3L)} ${max(1, 2)} ${min(1.5, 2.5)} ${floor(-1.5)} ${ceil(1.2)} ${round(2.5)} ${round(3.5)} ${round(-2.5)}")
  println("${2.5.roundToInt()} ${-2.5.roundToInt()} ${3.5.roundToInt()} ${-0.5.roundToInt()} ${1e20.roundToInt()} ${2.4999.roundToLong()} ${truncate(-1.7)} ${sign(-2.0)} ${(-3).sign} ${(-3.0).absoluteValue}")
  println("${sin(1.0)} ${cos(1.0)} ${tan(0.5)} ${atan2(1.0, 2.0)} ${hypot(3.0, 4.0)} ${exp(1.0)} ${ln(10.0)} ${log10(1000.0)} ${log2(8.0)} ${log(8.0, 2.0)}")
  println("${PI} ${E} ${max(0.0, -0.0)} ${min(0.0, -0.0)} ${max(Double.NaN, 1.0)} ${sqrt(-1.0)} ${abs(Int.MIN_VALUE)} ${cbrt(27.0)}")
  println("${1.0.isNaN()} ${(0.0 / 0).isNaN()} ${(1 / 0.0).isInfinite()} ${1.0.isFinite()} ${5.0.rem(3)} ${(-5.0).mod(3.0)} ${5.mod(-3)} ${(-7L).mod(4L)} ${(-8L).floorDiv(3L)}")
  println("${(0.1 + 0.2)} ${1.1f * 1.1f} ${1e-10} ${123456.789e3} ${1.0 / 3} ${2.0 / 3} ${100.0 * 1.1} ${0.1f + 0.2} ${1.toFloat() / 3}")
}
