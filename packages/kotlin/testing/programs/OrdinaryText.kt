/** Programs about text as people write them: parsers, printers, ciphers, interpreters. */
package programs.ordinary.text

sealed interface Json
data class JsonObject(val fields: Map<String, Json>) : Json
data class JsonArray(val items: List<Json>) : Json
data class JsonString(val value: String) : Json
data class JsonNumber(val value: Double) : Json
data class JsonBoolean(val value: Boolean) : Json
data object JsonNull : Json

class JsonException(message: String, val position: Int) : Exception("$message at $position")

class JsonParser(private val source: String) {
    private var pos = 0

    fun parse(): Json {
        val value = value()
        skipBlanks()
        if (pos != source.length) fail("unexpected '${source[pos]}'")
        return value
    }

    private fun fail(message: String): Nothing = throw JsonException(message, pos)

    private fun skipBlanks() {
        while (pos < source.length && source[pos].isWhitespace()) pos++
    }

    private fun expect(c: Char) {
        skipBlanks()
        if (source.getOrNull(pos) != c) fail("expected '$c'")
        pos++
    }

    private fun value(): Json {
        skipBlanks()
        val c = source.getOrElse(pos) { fail("unexpected end") }
        return when {
            c == '{' -> obj()
            c == '[' -> array()
            c == '"' -> JsonString(string())
            c == '-' || c.isDigit() -> number()
            else -> word()
        }
    }

    private fun obj(): JsonObject {
        val fields = LinkedHashMap<String, Json>()
        expect('{')
        skipBlanks()
        if (source[pos] == '}') {
            pos++
            return JsonObject(fields)
        }
        do {
            skipBlanks()
            val key = string()
            expect(':')
            fields[key] = value()
        } while (more('}'))
        return JsonObject(fields)
    }

    private fun array(): JsonArray {
        val items = mutableListOf<Json>()
        expect('[')
        skipBlanks()
        if (source[pos] == ']') pos++
        else do items += value() while (more(']'))
        return JsonArray(items)
    }

    private fun more(end: Char): Boolean {
        skipBlanks()
        return when (source.getOrNull(pos++)) {
            ',' -> true
            end -> false
            else -> { pos--; fail("expected ',' or '$end'") }
        }
    }

    private fun string(): String {
        expect('"')
        val out = StringBuilder()
        while (true) {
            when (val c = source.getOrNull(pos++)) {
                null -> fail("string does not end")
                '"' -> return out.toString()
                '\\' -> when (val escaped = source[pos++]) {
                    'n' -> out.append('\n')
                    't' -> out.append('\t')
                    'u' -> {
                        out.append(source.substring(pos, pos + 4).toInt(16).toChar())
                        pos += 4
                    }
                    else -> out.append(escaped)
                }
                else -> out.append(c)
            }
        }
    }

    private fun number(): JsonNumber {
        val start = pos
        while (pos < source.length && source[pos] in "+-.0123456789eE") pos++
        val text = source.substring(start, pos)
        return JsonNumber(text.toDoubleOrNull() ?: fail("no number: $text"))
    }

    private fun word(): Json {
        val word = source.drop(pos).takeWhile { it.isLetter() }
        pos += word.length
        return when (word) {
            "true", "false" -> JsonBoolean(word.toBoolean())
            "null" -> JsonNull
            else -> fail("unknown word '$word'")
        }
    }
}

fun Json.pretty(indent: Int = 0): String {
    val pad = "  ".repeat(indent + 1)
    return when (this) {
        is JsonObject if fields.isEmpty() -> "{}"
        is JsonObject -> fields.entries.joinToString(",\n", "{\n", "\n${"  ".repeat(indent)}}") { (k, v) -> "$pad\"$k\": ${v.pretty(indent + 1)}" }
        is JsonArray -> items.joinToString(prefix = "[", postfix = "]") { it.pretty(indent) }
        is JsonString -> "\"$value\""
        is JsonNumber -> if (value % 1.0 == 0.0) value.toLong().toString() else value.toString()
        is JsonBoolean -> value.toString()
        JsonNull -> "null"
    }
}

operator fun Json.get(key: String): Json? = (this as? JsonObject)?.fields?.get(key)

fun json() {
    val parsed = JsonParser("""{"name": "Ann \u0041\"", "age": 31, "tags": ["a", "b", []], "more": {"ok": true, "none": null, "pi": 3.14e0, "empty": {}}}""").parse()
    println(parsed.pretty())
    println(parsed["more"]?.get("pi"))
    println(parsed["nothing"])
    for (bad in listOf("[1, 2", "{\"a\" 1}", "tru", "[1] x", "", "\"abc", "1-2")) {
        try {
            println(JsonParser(bad).parse())
        } catch (e: JsonException) {
            println("$bad => ${e.message} (${e.position})")
        }
    }
}

object Roman {
    private val symbols = listOf(1000 to "M", 900 to "CM", 500 to "D", 400 to "CD", 100 to "C", 90 to "XC", 50 to "L", 40 to "XL", 10 to "X", 9 to "IX", 5 to "V", 4 to "IV", 1 to "I")
    fun of(n: Int): String {
        require(n in 1..3999) { "$n has no Roman numeral" }
        var left = n
        return buildString {
            for ((value, symbol) in symbols) {
                while (left >= value) {
                    append(symbol)
                    left -= value
                }
            }
        }
    }
    fun parse(text: String): Int {
        val values = text.map { c -> symbols.first { it.second == c.toString() }.first }
        return values.zipWithNext { a, b -> if (a < b) -a else a }.sum() + values.last()
    }
}

fun romans() {
    for (n in listOf(1, 4, 9, 14, 40, 90, 400, 1994, 2026, 3999)) {
        val roman = Roman.of(n)
        check(Roman.parse(roman) == n)
        print("$n=$roman ")
    }
    println()
    println((1..3999).all { Roman.parse(Roman.of(it)) == it })
    println(runCatching { Roman.of(0) }.exceptionOrNull()?.message)
}

interface Cipher {
    fun encrypt(text: String): String
    fun decrypt(text: String): String
}

class Caesar(private val shift: Int) : Cipher {
    private fun Char.shifted(by: Int): Char = when {
        isUpperCase() -> 'A' + (this - 'A' + by).mod(26)
        isLowerCase() -> 'a' + (this - 'a' + by).mod(26)
        else -> this
    }
    override fun encrypt(text: String) = text.map { it.shifted(shift) }.joinToString("")
    override fun decrypt(text: String) = String(CharArray(text.length) { text[it].shifted(-shift) })
}

class Vigenere(key: String) : Cipher {
    private val shifts = key.lowercase().map { it - 'a' }
    private fun apply(text: String, sign: Int): String {
        var i = 0
        return text.lowercase().map { c ->
            if (c in 'a'..'z') {
                val shift = shifts[i++ % shifts.size] * sign
                'a' + ((c - 'a' + shift + 26) % 26)
            } else {
                c
            }
        }.joinToString("")
    }
    override fun encrypt(text: String) = apply(text, 1)
    override fun decrypt(text: String) = apply(text, -1)
}

operator fun Cipher.plus(next: Cipher): Cipher = object : Cipher {
    override fun encrypt(text: String) = next.encrypt(this@plus.encrypt(text))
    override fun decrypt(text: String) = this@plus.decrypt(next.decrypt(text))
}

fun ciphers() {
    val ciphers = mapOf("caesar" to Caesar(3), "vigenere" to Vigenere("Lemon"), "both" to Caesar(1) + Vigenere("ab"))
    for ((name, cipher) in ciphers) {
        val secret = cipher.encrypt("Attack at Dawn, xyz!")
        println("${name.padStart(8)}: $secret | ${cipher.decrypt(secret)}")
    }
    val counts = "hello world".filter(Char::isLetter).groupingBy { it }.eachCount().toList().sortedWith(compareBy({ -it.second }, { it.first }))
    println(counts.take(3))
}

data class Sale(val day: String, val shop: String, val amount: Int, val price: Double)

class CsvTable(text: String, private val separator: Char = ',') {
    val header: List<String>
    val rows: List<Map<String, String>>
    init {
        val lines = text.lineSequence().map { it.trim() }.filter { it.isNotEmpty() && !it.startsWith("#") }.toList()
        header = split(lines.first())
        rows = lines.drop(1).map { header.zip(split(it)).toMap() }
    }
    private fun split(line: String): List<String> {
        val cells = mutableListOf<String>()
        val cell = StringBuilder()
        var quoted = false
        for (c in line) {
            when {
                c == '"' -> quoted = !quoted
                c == separator && !quoted -> {
                    cells.add(cell.toString())
                    cell.clear()
                }
                else -> cell.append(c)
            }
        }
        return cells + cell.toString()
    }
}

fun sales() {
    val table = CsvTable(
        """
        # sales of a week
        day;shop;amount;price
        mon;"North; old";3;2.50
        mon;South;10;1.00
        tue;South;x;1.00
        wed;"North; old";1;10
        """,
        separator = ';',
    )
    println(table.header)
    val (good, bad) = table.rows.map { row ->
        runCatching { Sale(row.getValue("day"), row.getValue("shop"), row.getValue("amount").toInt(), row["price"]!!.toDouble()) }
    }.partition { it.isSuccess }
    println(bad.map { it.exceptionOrNull()?.message })
    val sales = good.map { it.getOrThrow() }
    sales.groupBy(Sale::shop).toSortedMap().forEach { (shop, list) ->
        println("${shop.padEnd(12)}${"%7.2f".format(list.sumOf { it.amount * it.price })} ${list.map { it.day }}")
    }
    println(sales.maxByOrNull { it.price }?.copy(shop = "?"))
    println(sales.associate { it.day to it.amount })
}

object Markdown {
    private val bold = Regex("""\*\*(.+?)\*\*""")
    private val code = Regex("`([^`]+)`")
    private val link = Regex("""\[([^\]]+)]\(([^)]+)\)""")

    private fun inline(text: String) = text
        .replace("&", "&amp;").replace("<", "&lt;")
        .let { bold.replace(it, "<b>$1</b>") }
        .let { code.replace(it) { m -> "<code>${m.groupValues[1]}</code>" } }
        .replace(link) { m -> val (label, url) = m.destructured; "<a href=\"$url\">$label</a>" }

    fun render(source: String): String {
        val out = mutableListOf<String>()
        var inList = false
        for (line in source.trimIndent().lines()) {
            val isItem = line.startsWith("- ")
            if (isItem && !inList) out += "<ul>"
            if (!isItem && inList) out += "</ul>"
            inList = isItem
            val level = line.takeWhile { it == '#' }.length
            when {
                line.isBlank() -> continue
                isItem -> out += "<li>${inline(line.removePrefix("- "))}</li>"
                level in 1..6 -> out += "<h$level>${inline(line.drop(level).trim())}</h$level>"
                else -> out += "<p>${inline(line)}</p>"
            }
        }
        if (inList) out += "</ul>"
        return out.joinToString("\n")
    }
}

fun markdown() {
    println(
        Markdown.render(
            """
            # Title of **all**

            Some `code` & a [link](https://a.b/c) <here>.
            - one
            - **two** and **three**

            ## End
            """,
        ),
    )
}

class Interpreter(private val program: String, private val input: String = "") {
    private val jumps = buildMap<Int, Int> {
        val open = ArrayDeque<Int>()
        program.forEachIndexed { i, c ->
            if (c == '[') open.addLast(i)
            if (c == ']') {
                val start = open.removeLastOrNull() ?: throw IllegalArgumentException("unmatched ] at $i")
                put(start, i)
                put(i, start)
            }
        }
        require(open.isEmpty()) { "unmatched [ at ${open.last()}" }
    }

    fun run(): String {
        val cells = ByteArray(100)
        val out = StringBuilder()
        var cell = 0
        var read = 0
        var at = 0
        while (at < program.length) {
            when (program[at]) {
                '>' -> cell++
                '<' -> cell--
                '+' -> cells[cell]++
                '-' -> cells[cell]--
                '.' -> out.append(cells[cell].toInt().toChar())
                ',' -> cells[cell] = input.getOrElse(read++) { '\u0000' }.code.toByte()
                '[' -> if (cells[cell] == 0.toByte()) at = jumps.getValue(at)
                ']' -> if (cells[cell].toInt() != 0) at = jumps.getValue(at)
            }
            at++
        }
        return out.toString()
    }
}

fun interpreter() {
    println(Interpreter("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.").run())
    println(Interpreter(",[.,]", "echo").run())
    println(Interpreter("-.").run().single().code)
    for (bad in listOf("[[]", "+]")) {
        try { Interpreter(bad) } catch (e: IllegalArgumentException) { println(e.message) }
    }
}

fun wrap(text: String, width: Int): List<String> {
    val lines = mutableListOf<String>()
    var line = StringBuilder()
    for (word in text.split("\\s+".toRegex())) {
        if (line.isNotEmpty() && line.length + 1 + word.length > width) {
            lines.add(line.toString())
            line = StringBuilder()
        }
        if (line.isNotEmpty()) line.append(' ')
        line.append(word)
    }
    if (line.isNotEmpty()) lines += line.toString()
    return lines
}

fun justify(line: String, width: Int): String {
    val words = line.split(' ')
    if (words.size == 1) return line
    val gaps = words.size - 1
    val spaces = width - words.sumOf { it.length }
    return words.dropLast(1).withIndex().joinToString("") { (i, w) -> w + " ".repeat(spaces / gaps + if (i < spaces % gaps) 1 else 0) } + words.last()
}

fun wrapping() {
    val text = "The quick brown fox jumps over the lazy dog and   runs away into the extraordinarily dark forest"
    val lines = wrap(text, 20)
    lines.forEachIndexed { i, line -> println("|" + (if (i == lines.lastIndex) line.padEnd(20) else justify(line, 20)) + "|") }
    println(lines.map { it.length }.average())
    val title = "Contents"
    println(title.padStart((20 + title.length) / 2, '=').padEnd(20, '='))
}

data class Url(val scheme: String, val host: String, val port: Int?, val path: List<String>, val query: Map<String, List<String>>) {
    override fun toString() = buildString {
        append(scheme, "://", host)
        port?.let { append(":").append(it) }
        path.forEach { append('/').append(it) }
        if (query.isNotEmpty()) {
            query.flatMap { (k, values) -> values.map { "$k=$it" } }.joinTo(this, "&", "?")
        }
    }
    companion object {
        fun parse(text: String): Url? {
            val scheme = text.substringBefore("://", "").ifEmpty { return null }
            val rest = text.substringAfter("://").substringBefore('#')
            val address = rest.substringBefore('?').substringBefore('/')
            val path = rest.substringBefore('?').substringAfter('/', "").split('/').filter(String::isNotEmpty)
            val query = rest.substringAfter('?', "").split('&').filter { '=' in it }
                .map { it.split('=', limit = 2) }
                .groupBy({ (key) -> key }, { (_, value) -> value.replace('+', ' ') })
            val (host, port) = if (':' in address) address.split(':').let { it[0] to it[1].toIntOrNull() } else address to null
            return Url(scheme, host, port, path, query)
        }
    }
}

fun urls() {
    val url = Url.parse("https://example.org:8080/a/b//c.html?q=one+two&x=1=2&q=three&flag#top")
    println(url)
    println(url?.query)
    println(url?.path?.last()?.substringAfterLast('.'))
    println(Url.parse("no url"))
    println(Url.parse("ftp://h")?.run { copy(scheme = scheme.uppercase(), path = listOf("new")) })
    println(Url.parse("a://b:x/?")?.port)
}

class Trie {
    private val children = sortedMapOf<Char, Trie>()
    private var isWord = false
    fun insert(word: String) {
        var node = this
        for (c in word) node = node.children.getOrPut(c) { Trie() }
        node.isWord = true
    }
    private fun find(prefix: String): Trie? = prefix.fold(this as Trie?) { node, c -> node?.children?.get(c) }
    operator fun contains(word: String) = find(word)?.isWord == true
    fun complete(prefix: String): Sequence<String> = sequence {
        val node = find(prefix) ?: return@sequence
        if (node.isWord) yield(prefix)
        for (c in node.children.keys) yieldAll(complete(prefix + c))
    }
}

fun completion() {
    val trie = Trie()
    "to tea ten tent in inn i".split(" ").forEach(trie::insert)
    println(trie.complete("te").toList())
    println(trie.complete("").joinToString())
    println("${"ten" in trie} ${"te" in trie} ${"x" in trie}")
    println(trie.complete("q").none())
    println(trie.complete("i").take(2).last())
}

fun anagrams() {
    val words = "listen silent enlist google elgoog abc cab bca xyz".split(' ')
    val groups = words.groupBy { it.toList().sorted().joinToString("") }.values.filter { it.size > 1 }
    groups.sortedByDescending { it.size }.forEach { println(it) }
    fun isPalindrome(text: String): Boolean {
        val clean = text.filter { it.isLetterOrDigit() }.lowercase()
        return clean == clean.reversed()
    }
    println(listOf("A man, a plan, a canal: Panama", "nope", "").map(::isPalindrome))
    val vowels = setOf('a', 'e', 'i', 'o', 'u')
    println(words.associateWith { w -> w.count { it in vowels } }.entries.groupBy({ it.value }, { it.key.first() }))
    val runs = "aaabccd".fold(mutableListOf<Pair<Char, Int>>()) { acc, c ->
        val last = acc.lastOrNull()
        if (last?.first == c) acc[acc.lastIndex] = c to last.second + 1 else acc.add(c to 1)
        acc
    }
    println(runs.joinToString("") { (c, n) -> if (n > 1) "$n$c" else "$c" })
    println("3ab2c".replace(Regex("""(\d+)(\w)""")) { it.groupValues[2].repeat(it.groupValues[1].toInt()) })
}
