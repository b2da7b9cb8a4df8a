/** Functions of texts that are asked for less often, and regular expressions. */
package programs.moreText

fun p1() {
    val s = "hello world"
    println(s.groupBy { it }.mapValues { it.value.size }.filter { it.value > 1 })
    println(s.associateWith { it.code }['h'])
    println(s.partition { it > 'l' })
    println(s.chunked(4))
    println(s.windowed(9))
    println(s.zipWithNext { a, b -> a < b }.count { it })
    println("abc".zip("xyz"))
    println("abc".zip("12") { a, b -> "$a$b" })
    println(s.takeWhile { it != ' ' })
    println(s.dropLastWhile { it != ' ' })
    println(s.slice(0..3))
    println(s.filterNot { it in "aeiou" })
    println(s.fold(0) { a, c -> a + c.code })
    println(s.reduce { a, b -> maxOf(a, b) })
    println(s.maxOrNull())
    println(s.minByOrNull { it.code })
    println(s.mapIndexed { i, c -> if (i % 2 == 0) c.uppercaseChar() else c }.joinToString(""))
    println(s.withIndex().first { it.value == 'o' })
    println(s.groupingBy { it }.eachCount()['l'])
    println(s.getOrNull(50))
    println(s.getOrElse(50) { '?' })
    println(s.toList().distinct().size)
    println(s.asSequence().filter { it == 'l' }.count())
    println(s.none { it == 'z' })
    println(s.indexOfLast { it == 'o' })
    println(s.toMutableList().also { it.reverse() }.joinToString(""))
}

fun p2() { println("abc".first { it > 'x' }) }

fun p3() { println("".last()) }

fun p4() { println("ab".single()) }

fun p5() { println("abc".take(-1)) }

fun p6() {
    println("Abc".equals("aBC", ignoreCase = true))
    println("abc".compareTo("ABD", ignoreCase = true))
    println("[x]".removeSurrounding("[", "]"))
    println("--x--".removeSurrounding("--"))
    println("prefix".commonPrefixWith("presto"))
    println("testing".commonSuffixWith("ring"))
    println("a.b.c".replaceFirst(".", "-"))
    println("xxaxx".trim('x') + "|" + "xxa".trimStart('x') + "|" + "axx".trimEnd('x'))
    println("ff".toInt(16))
    println("-101".toInt(2))
    println("99999999999".toLongOrNull())
    println("x".toLongOrNull())
    println('7'.digitToIntOrNull())
    println("cab".toCharArray().sorted().joinToString(""))
    println(charArrayOf('o', 'k').concatToString())
    println("a\nb".prependIndent("> "))
    println("abc".startsWith('a') && "abc".endsWith("BC", ignoreCase = true))
    println("hello".lastIndexOf('l'))
    println("zz".toInt(10))
}

fun p7() {
    val b = StringBuilder("hello")
    b.insert(0, "[").append(']').deleteAt(1)
    println(b)
    b.reverse()
    println(b)
    b.setLength(3)
    println("$b ${b.length} ${b[0]} ${b.isNotEmpty()}")
    b[0] = 'X'
    println(b)
    b.clear()
    println(b.isEmpty())
    b.insert(4, "x")
}

fun p8() {
    val r = Regex("(\\w+)@(\\w+)\\.com")
    val m = r.find("mail ann@site.com and bob@home.com")
    println(m?.value)
    println(m?.groupValues)
    println(m?.range)
    println(m?.next()?.value)
    println(r.findAll("a@b.com c@d.com").map { it.groupValues[1] }.toList())
    println(r.matches("a@b.com"))
    println(r.containsMatchIn("no"))
    println(r.replace("a@b.com", "$2 at $1"))
    println(r.replace("a@b.com") { it.value.uppercase() })
    println(r.replaceFirst("a@b.com a@b.com", "x"))
    println(r.pattern + " " + r)
}

fun p9() {
    println("a1b22c".split(Regex("\\d+")))
    println("a, b;c".split("[,;]\\s*".toRegex(), 2))
    println("2026-11-24".matches(Regex("\\d{4}-\\d{2}-\\d{2}")))
    println("a-b_c".replace(Regex("[-_]"), " "))
    println("x1y2".replace("\\d".toRegex()) { (it.value.toInt() * 2).toString() })
    println("ABC".contains(Regex("b", RegexOption.IGNORE_CASE)))
    val (y, z) = Regex("(\\d+)-(\\d+)").matchEntire("3-44")!!.destructured
    println("$y $z")
    println(Regex("a*").findAll("baac").map { it.range }.toList())
    println(Regex("end$").containsMatchIn("the end\n"))
    println(Regex("").split("abc"))
    println(Regex("x").find("abc"))
    println("price: $5".replace(Regex("\\$\\d"), "\\$0"))
}

fun p10() { println(Regex("b").find("abc", 5)) }
