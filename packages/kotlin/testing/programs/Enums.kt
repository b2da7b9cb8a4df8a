/** Enums. */
package programs.enums

enum class Color { RED, GREEN, BLUE }

enum class Planet(val mass: Double) { EARTH(5.97), MARS(0.64); fun heavy() = mass > 1 }

enum class Op2 { PLUS { override fun apply(a: Int, b: Int) = a + b }, MINUS { override fun apply(a: Int, b: Int) = a - b }; abstract fun apply(a: Int, b: Int): Int }

fun p1() { println(Color.RED) }

fun p2() { println(Color.RED.name) }

fun p3() { println(Color.BLUE.ordinal) }

fun p4() { println(Color.values().toList()) }

fun p5() { println(Color.entries) }

fun p6() { println(Color.valueOf("GREEN")) }

fun p7() { println(Color.RED < Color.BLUE) }

fun p8() { println(Color.RED == Color.RED) }

fun p9() { Color.valueOf("PINK") }

fun p10() {
    println(when (Color.GREEN) { Color.RED -> 1; Color.GREEN -> 2; Color.BLUE -> 3 })
    for (c in Color.entries) print("${c.name.lowercase()} ")
    println()
    println(Color.entries.map { it.ordinal })
    println(mapOf(Color.RED to 1)[Color.RED])
}

fun p11() { println(Planet.EARTH.mass) }

fun p12() { println(Planet.MARS.heavy()) }

fun p13() { println(Planet.entries.maxBy { it.mass }) }

fun p14() { println(Planet.valueOf("MARS").mass) }

fun p15() { println(Op2.PLUS.apply(1, 2)) }

fun p16() { println(Op2.MINUS.apply(5, 3)) }

fun p17() { println(Op2.entries.map { it.apply(4, 2) }) }

fun p18() { println(Op2.PLUS) }

fun p19() { println(enumValues<Color>().size) }

fun p20() { println(enumValueOf<Color>("RED")) }

fun p21() { println(Color.RED.compareTo(Color.BLUE)) }

fun p22() { println(Color.entries.sortedDescending()) }

fun p23() { println(Color.entries.associateWith { it.ordinal }) }

fun p24() { println(setOf(Color.RED, Color.RED)) }

fun p25() { println(Color.entries.first { it > Color.RED }) }

fun p26() { println(Color.RED.toString() + Color.BLUE) }
