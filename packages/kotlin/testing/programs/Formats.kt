/** Numbers and texts made for people. */
package programs.formats

fun p1() {
    println("%d %5d|%-5d|%05d %,d %+d".format(1, 2, 3, 4, 1234567, 5))
    println("%x %X %08x %o".format(255, 255, 255, 8))
    println("%.2f %8.3f|%-8.1f|%e %.3e".format(3.14159, 2.71828, 1.5, 12345.678, 0.00012))
    println("%s %10s|%-10s|%.2s %S".format("a", "right", "left", "cut", "up"))
    println("%c %b %% %n".format('z', true).trim())
    println("%2\$s %1\$s".format("a", "b"))
    println(String.format("%03d-%s", 7, listOf(1)))
}

fun p2() {
    println("%.0f %.0f %.0f %.1f".format(0.5, 1.5, 2.5, 0.25))
    println("%.1f %.1f".format(0.05, 0.15))
    println("%.3f".format(1.0005))
    println("%10.2f|".format(-1.005))
    println("%.2f".format(1e10))
    println("%f".format(1.0f))
    println("%s".format(1.0f))
    println("%.2f".format(Double.NaN))
    println("%5.1f".format(Double.POSITIVE_INFINITY))
    println("% d".format(5))
}

fun p3() { println("%d".format(1.5)) }

fun p4() { println("%s %s".format("only")) }

fun p5() { println("%q".format(1)) }

fun p6() {
    println(1.0); println(100.0); println(1e7); println(1.0E-4); println(123456789.125); println(0.001)
    println(1.0f); println(1e10f); println(0.1f + 0.2f); println(0.1 + 0.2)
    println(1.0 / 3); println(2.0f / 3); println(100.0 * 1.1)
    println(Double.MAX_VALUE); println(Double.MIN_VALUE); println(Float.MAX_VALUE)
    println(-0.0); println(0.0 == -0.0); println((-0.0).equals(0.0))
    println(1e21); println(1.5e300 * 1e10); println(12345678.9f)
}

fun p7() {
    val rows = listOf(listOf("name", "size"), listOf("a", "10"), listOf("long name", "7"))
    val widths = rows[0].indices.map { c -> rows.maxOf { it[c].length } }
    for (row in rows) println(row.mapIndexed { i, cell -> if (i == 0) cell.padEnd(widths[i]) else cell.padStart(widths[i]) }.joinToString(" | "))
    println("-".repeat(widths.sum() + 3))
}

fun p8() {
    println("""
        |first
        |  second
        |third "quoted" ${1 + 1} ${'$'}
    """.trimMargin())
    println("""
        a
          b
        c
    """.trimIndent())
    println("""x\n\t""")
    val name = "n"
    println("$name.length ${name.length} $name[0] ${name[0]} ${"nested ${"deep $name"}"}")
}

fun p9() {
    println(255.toString(16) + " " + 255.toString(2) + " " + (-255).toString(36))
    println("7f".toInt(16)); println("1010".toInt(2).toString(3))
}

fun p10() {
    println('a' + 1)
    println('z' - 'a'); println(('a'..'e').joinToString("")); println('a'.code); println(97.toChar())
    println('A'.lowercaseChar()); println('ß'.uppercase())
    println('9'.digitToInt() + '1'.digitToInt()); println(5.digitToChar()); println('\u0041'); println('\t'.isWhitespace()); println('x' in 'a'..'z')
    println('a'.isLetter() && '1'.isDigit() && '_'.isLetterOrDigit()); println('b' > 'a'); println("abc".map { it + 1 }.joinToString(""))
}

fun p11() {
    println(listOf(1, 2, 3).joinToString(prefix = "[", postfix = "]", separator = "-", limit = 2, truncated = "~") { "<$it>" })
    println(listOf("a", null, 1.5, 'c', 2L, listOf(1), mapOf(1 to 2), 1 to 2, Triple(1, 2, 3), 1..3, Unit))
    println(arrayOf(1, 2).contentToString() + intArrayOf().contentToString())
    println(sequenceOf(1, 2).joinToString("") { "($it)" })
    println(listOf(1, 2).toString() + null + true)
}

fun p12() {
    println("Hello, World".uppercase().lowercase().replaceFirstChar { it.titlecase() })
    println("one two  three".split(" ")); println("a,b;c".split(",", ";")); println("a1b22c".split(Regex("\\d+"))); println("a-b-c".split("-", limit = 2))
    println("k=v=w".substringBefore("=") + "|" + "k=v=w".substringAfter("=") + "|" + "k=v=w".substringAfterLast("=") + "|" + "kv".substringBefore("=") + "|" + "kv".substringAfter("=", "none"))
    println("  x ".trim() + "|" + "  x ".trimEnd() + "|"); println("abc".reversed()); println("a\nb\r\nc".lines())
    println("hello world foo".split(" ").joinToString(" ") { w -> w.replaceFirstChar { it.uppercase() } })
    println("racecar".let { it == it.reversed() })
    println("abcabc".indexOf("c", 3)); println("abcabc".lastIndexOf("a")); println("x".repeat(3)); println("abc".contains("B", ignoreCase = true))
    println("a.b.c".replace('.', '/'))
    println("aaa".replace("a", "bb")); println("abc".drop(1).dropLast(1)); println("abc".take(2) + "abc".takeLast(2)); println("%".padStart(3, '*').padEnd(5))
    println("apple" < "banana")
    println("a".compareTo("b")); println("abc".toList()); println("abc".first() + "abc".last().toString()); println("".ifEmpty { "none" })
    println(" ".isBlank())
    println("abc".any { it == 'b' })
    println("a b c".count { it == ' ' }); println("abc".toCharArray().sorted()); println("ab".toByteArray().joinToString()); println("tEST".lowercase().equals("TesT", true))
    println("abc".hashCode())
    println("12a".toIntOrNull())
    println("3.5".toDouble()); println("x".toDoubleOrNull()); println("true".toBoolean()); println("1e3".toDouble())
    println("abc".chunked(2)); println("abcd".windowed(2, 2))
    println("a".."c")
    println("b" in "a".."c"); println("abc".zip("xyz") { a, b -> "$a$b" }); println("Mississippi".toSet()); println("hello".groupingBy { it }.eachCount())
    println("abc".associateWith { it.code })
}

fun p13() { println("abc".substring(2, 1)) }

fun p14() { println("12x".toInt()) }

fun p15() { println("abc"[3]) }

fun p16() {
    val sb = StringBuilder("abc")
    sb.append(1).append('c').append(2.5).append(true).append(null as String?).appendLine().append(listOf(1))
    println(sb)
    sb.insert(0, "<<").setLength(5)
    println(sb)
    sb.reverse()
    println(sb)
    println(sb.length); println(sb[1]); println(sb.indexOf("b")); println(sb.indexOf("zz"))
    println(sb.lastIndexOf("<")); println("ab" in sb); println(sb.isEmpty())
    sb[0] = 'Z'
    sb.deleteCharAt(1).replace(0, 1, "YY")
    println(sb.toString()); println(sb.substring(1)); println(sb.substring(1, 2)); println(sb.first()); println(sb.contains("Y")); println(sb.startsWith("Y"))
    sb.clear()
    println(sb.isEmpty().toString() + sb.length)
    println(buildString { append("x"); repeat(3) { append(it) }; appendLine("!"); if (length > 3) append("long") })
}

fun p17() {
    val sb = StringBuilder()
    sb.append("onetwo").appendLine("xy")
    print(sb)
    sb.delete(0, 3)
    println(sb)
    sb.insert(1, 5).insert(0, 'c')
    println(sb); println(sb.indices); println(sb.lastIndex); println(sb.map { it }.size); println(sb.toString().lines().size); println(sb.count { it == 'o' })
    println(sb.split("w")); println(sb.reversed())
}
