/** Regular expressions as people use them. */
package programs.patterns

fun p1() {
    val re = Regex("(\\w+)@(\\w+)\\.com")
    val m = re.find("write to ann@site.com or bob@home.com")!!
    println(m.value); println(m.range); println(m.groupValues);
    val (user, host) = m.destructured
    println("$user at $host")
    println(m.next()?.value); println(m.next()?.next())
    println(re.findAll("a@b.com c@d.com").map { it.groupValues[1] }.toList())
}

fun p2() {
    val date = """(?<year>\d{4})-(?<month>\d\d)""".toRegex()
    val m = date.matchEntire("2024-05")
    println(date.matches("2024-5")); println(date.matchEntire("x2024-05")); println(date.containsMatchIn("on 2024-05-01"))
    println(date.replace("2024-05 and 2023-01", "$2/$1"))
    println(date.replace("2024-05") { it.value.reversed() }); println("2024-05".replace(date, "\${month}.\${year}"))
}

fun p3() {
    println("a1b22c333".replace(Regex("[0-9]+"), "#")); println("one  two\tthree".split("\\s+".toRegex())); println("abc".matches(Regex("[a-c]+")))
    println("x".matches("[a-c]".toRegex()))
    println("Hello".contains(Regex("l{2}"))); println(Regex("a|b").split("1a2b3")); println(Regex("(a)(b)?").find("ac")!!.groupValues)
    println(Regex("HELLO", RegexOption.IGNORE_CASE).containsMatchIn("say hello")); println(Regex("^b", RegexOption.MULTILINE).findAll("a\nb\nb").count())
    println(Regex("\\d+").pattern); println(Regex("x").toString()); println(Regex("\\bcat\\b").findAll("cat concat cat").map { it.range.first }.toList())
}

fun p4() {
    val tokens = Regex("\\s*(?:(\\d+)|(.))").findAll("12 + 34*(2-1)").map { it.groupValues.drop(1).first { g -> g.isNotEmpty() } }.toList()
    println(tokens)
    val log = listOf("10:00 INFO start", "10:05 WARN low disk", "bad line")
    val line = Regex("""(\d\d):(\d\d) (\w+) (.*)""")
    for (l in log) {
        val m = line.matchEntire(l)
        if (m == null) { println("?? $l"); continue }
        val (h, min, level, text) = m.destructured
        println("${h.toInt() * 60 + min.toInt()} $level <$text>")
    }
    println("camelCaseName".replace(Regex("([A-Z])")) { "_" + it.value.lowercase() })
    println("snake_case_name".split('_').mapIndexed { i, s -> if (i == 0) s else s.replaceFirstChar(Char::uppercase) }.joinToString(""))
}

fun p6() {
    println(Regex("[aeiou]").replace("education") { it.value.uppercase() }); println(Regex("(?i)abc").matches("ABC"))
}

fun p7() {
    println(Regex("a").findAll("banana").toList().size)
    println(Regex("").findAll("ab").count()); println(Regex("(\\d)(?=\\d)").replace("1234", "$1,")); println(Regex("^\\s*$").matches("  ")); println("tel: 555-1234".filter { it.isDigit() })
    println(Regex("x*").replace("axb", "-"))
    println(Regex("[^a-z]").replace("a1b2", "")); println("a,b,,c".split(",".toRegex())); println(Regex("(.)\\1").find("hello")?.value); println("aXbX".split("X"))
    println(Regex("b").findAll("abcb", 2).first().range)
    println(Regex("\\w+").findAll("the quick fox").maxBy { it.value.length }.value)
    println("x=1;y=2".split(";").associate { it.split("=").let { (k, v) -> k to v.toInt() } })
}
