/** Text. */
package programs.text

fun p1() { println("abc".length) }

fun p2() { println("abc"[1]) }

fun p3() { println("abc".first()) }

fun p4() { println("abc".last()) }

fun p5() {
    val n = 3
    println("n=$n ${n + 1} ${"in $n"} \$n")
}

fun p6() { println("tab\tend\\ \"q\" \u0041") }

fun p7() { println("Hello".uppercase()) }

fun p8() { println("Hello".lowercase()) }

fun p9() { println("hello".replaceFirstChar { it.uppercase() }) }

fun p10() { println("  x ".trim() + "|") }

fun p11() { println("  x ".trimStart() + "|") }

fun p12() { println("  x ".trimEnd() + "|") }

fun p13() { println("a,b,,c".split(",")) }

fun p14() { println("a1b2c".split("1", "2")) }

fun p15() { println("a,b,c".split(",", limit = 2)) }

fun p16() { println("".split(",")) }

fun p17() { println("abc".reversed()) }

fun p18() { println("abc".repeat(3)) }

fun p19() { println("".isEmpty()) }

fun p20() { println(" ".isBlank()) }

fun p21() { println("a".isNotEmpty()) }

fun p22() { println("".ifEmpty { "none" }) }

fun p23() { println("hello world".contains("wor")) }

fun p24() { println("wor" in "hello world") }

fun p25() { println("hello".startsWith("he")) }

fun p26() { println("hello".endsWith("lo")) }

fun p27() { println("hello".indexOf('l')) }

fun p28() { println("hello".lastIndexOf('l')) }

fun p29() { println("hello".indexOf("zz")) }

fun p30() { println("hello".indexOf("l", 3)) }

fun p31() { println("hello".substring(1)) }

fun p32() { println("hello".substring(1, 3)) }

fun p33() { println("hello".substring(1..3)) }

fun p34() { println("hello".take(2)) }

fun p35() { println("hello".drop(2)) }

fun p36() { println("hello".takeLast(2)) }

fun p37() { println("hello".dropLast(2)) }

fun p38() { println("hello".replace("l", "L")) }

fun p39() { println("hello".replace('l', 'r')) }

fun p40() { println("aaa".replace("a", "")) }

fun p41() { println("hello".substringBefore('l')) }

fun p42() { println("hello".substringAfter("l")) }

fun p43() { println("hello".substringBeforeLast("l")) }

fun p44() { println("hello".substringAfterLast("l")) }

fun p45() { println("hello".substringBefore("z", "none")) }

fun p46() { println("hello".filter { it > 'h' }) }

fun p47() { println("hello".map { it.code }) }

fun p48() { println("hello".count { it == 'l' }) }

fun p49() { println("hello".any { it == 'z' }) }

fun p50() { println("hello".toList()) }

fun p51() { println("hello".toSet()) }

fun p52() { println("abc".associateWith { it.code }) }

fun p53() { println("hello".groupBy { it }) }

fun p54() { println("a-b-c".removePrefix("a-")) }

fun p55() { println("a-b-c".removeSuffix("-c")) }

fun p56() { println("(x)".removeSurrounding("(", ")")) }

fun p57() { println("7".padStart(3, '0')) }

fun p58() { println("7".padEnd(3) + "|") }

fun p59() { println("long".padStart(2)) }

fun p60() { println("b" > "a") }

fun p61() { println("a".compareTo("b")) }

fun p62() { println("apple".compareTo("apricot")) }

fun p63() { println("a" < "B") }

fun p64() { println("abc".equals("ABC", ignoreCase = true)) }

fun p65() { println("abc" == "abc") }

fun p66() { println("abc" === "abc") }

fun p67() { println("line1\nline2\n".lines()) }

fun p68() { println("a\r\nb".lines()) }

fun p69() { println("abc".hashCode()) }

fun p70() { println("".hashCode()) }

fun p71() { println("Kotlin".hashCode()) }

fun p72() { println("abc".zip("xyz")) }

fun p73() { println("abc".windowed(2)) }

fun p74() { println("abcdef".chunked(4)) }

fun p75() { println("%d %s %.2f".format(1, "a", 3.14159)) }

fun p76() { println("%5d|%-5d|%05d".format(42, 42, 42)) }

fun p77() { println("%x %c %b %%".format(255, 'z', true)) }

fun p78() { println("abc".toCharArray().size) }

fun p79() { println("abc".toCharArray().joinToString()) }

fun p80() { println("abc".indices) }

fun p81() { println("abc".lastIndex) }

fun p82() { println("abc".getOrNull(5)) }

fun p83() { println("abc".getOrElse(5) { '?' }) }

fun p84() { println("abc".firstOrNull { it > 'a' }) }

fun p85() { println("abc"[5]) }

fun p86() { println("abc".substring(5)) }

fun p87() { println('a' + 1) }

fun p88() { println('c' - 'a') }

fun p89() { println('a'..'e') }

fun p90() { println(('a'..'e').toList()) }

fun p91() { println('5'.digitToInt()) }

fun p92() { println('x'.isLetter()) }

fun p93() { println('5'.isDigit()) }

fun p94() { println('A'.isUpperCase()) }

fun p95() { println('a'.uppercaseChar()) }

fun p96() { println(' '.isWhitespace()) }

fun p97() { println('a'.isLetterOrDigit()) }

fun p98() {
    val sb = StringBuilder()
    sb.append("a").append(1).append('c').append(true)
    println(sb)
    println(sb.length)
    println(sb.toString().reversed())
}

fun p99() { println(buildString { append("x"); appendLine(); append("y") }) }

fun p100() {
    val sb = StringBuilder("hello")
    sb.insert(0, ">")
    sb.reverse()
    println(sb)
    sb.setLength(2)
    println(sb)
    sb.clear()
    println(sb.isEmpty())
}

fun p101() { println("Hello World".split(" ").map { it.first() }.joinToString("")) }

fun p102() {
    println("hello world".split(' ').joinToString(" ") { it.replaceFirstChar { c -> c.uppercaseChar() } })
}

fun p103() { println("a".plus("b")) }

fun p104() { println("abc".none { it == 'z' }) }

fun p105() { println("abc".all { it.isLetter() }) }

fun p106() { println("abc".sumOf { it.code }) }

fun p107() { println("abc".first { it > 'a' }) }

fun p108() { println("abc".fold("") { acc, c -> "$c$acc" }) }

fun p109() { println("abc".withIndex().toList()) }

fun p110() { println("1,2,3".split(",").map(String::toInt).sum()) }

fun p111() {
    println("x=1;y=2".split(";").associate { val (a, b) = it.split("="); a to b.toInt() })
}

fun p112() { println("été".length) }

fun p113() { println("日本".reversed()) }

fun p114() { println("😀".length) }

fun p115() {
    println("abc".equals(null))
    val s: String? = null
    println(s.orEmpty() + "|")
    println(s.isNullOrEmpty())
    println(s?.length)
    println(s + "x")
}

fun p116() { println("The quick brown fox".split(" ").maxByOrNull { it.length }) }

fun p117() { println("mississippi".toList().groupingBy { it }.eachCount()) }

fun p118() { println("a b  c".split(Regex("\\s+"))) }

fun p119() { println(Regex("[0-9]+").find("abc123")?.value) }

fun p120() { println("abc123".replace(Regex("[0-9]"), "#")) }

fun p121() { println("abc".contains(Regex("b"))) }

fun p122() {
    println("a1b22".let { Regex("\\d+").findAll(it).map { m -> m.value }.toList() })
}

fun p123() { println("2024-01".matches(Regex("\\d{4}-\\d{2}"))) }

fun p124() { println("abc".commonPrefixWith("abd")) }

fun p125() { println("abc".commonSuffixWith("xbc")) }

fun p126() { println("a.b".partition { it == '.' }) }

fun p127() {
    println("CamelCase".fold("") { acc, c -> if (c.isUpperCase() && acc.isNotEmpty()) acc + "_" + c.lowercaseChar() else acc + c.lowercaseChar() })
}
