/** Puzzles and games as people write them: boards, searches, dynamic programming. */
package programs.ordinary.puzzles

enum class Mark(val symbol: Char) {
    X('X'), O('O');
    val other: Mark get() = if (this == X) O else X
}

class Board(private val cells: List<Mark?> = List(9) { null }) {
    fun play(at: Int, mark: Mark): Board {
        require(cells[at] == null) { "cell $at is taken" }
        return Board(cells.toMutableList().apply { this[at] = mark })
    }
    val free: List<Int> get() = cells.indices.filter { cells[it] == null }
    val winner: Mark?
        get() = LINES.firstNotNullOfOrNull { (a, b, c) -> cells[a]?.takeIf { it == cells[b] && it == cells[c] } }
    override fun toString() =
        cells.chunked(3).joinToString("\n") { row -> row.joinToString("") { (it?.symbol ?: '.').toString() } }

    fun score(turn: Mark, me: Mark): Int = when {
        winner == me -> 1
        winner != null -> -1
        free.isEmpty() -> 0
        turn == me -> free.maxOf { play(it, turn).score(turn.other, me) }
        else -> free.minOf { play(it, turn).score(turn.other, me) }
    }
    fun best(turn: Mark) = free.maxByOrNull { play(it, turn).score(turn.other, turn) }

    private companion object {
        val LINES = listOf(
            listOf(0, 1, 2), listOf(3, 4, 5), listOf(6, 7, 8), listOf(0, 3, 6),
            listOf(1, 4, 7), listOf(2, 5, 8), listOf(0, 4, 8), listOf(2, 4, 6),
        )
    }
}

fun ticTacToe() {
    var board = Board().play(0, Mark.X).play(4, Mark.O).play(8, Mark.X)
    var turn = Mark.O
    while (board.winner == null) {
        val move = board.best(turn) ?: break
        board = board.play(move, turn)
        turn = turn.other
    }
    println(board)
    println(board.winner ?: "draw")
    println(runCatching { board.play(0, Mark.O) }.exceptionOrNull()?.message)
}

data class Pos(val row: Int, val col: Int) {
    operator fun plus(other: Pos) = Pos(row + other.row, col + other.col)
}

class Maze(text: String) {
    private val rows = text.trimIndent().lines()
    private fun find(c: Char): Pos {
        for ((r, line) in rows.withIndex()) {
            val col = line.indexOf(c)
            if (col >= 0) return Pos(r, col)
        }
        error("no '$c' in the maze")
    }
    private fun open(at: Pos) = rows.getOrNull(at.row)?.getOrNull(at.col)?.let { it != '#' } ?: false

    fun solve(): List<Pos>? {
        val start = find('S')
        val end = find('E')
        val from = hashMapOf<Pos, Pos?>(start to null)
        val queue = ArrayDeque<Pos>()
        queue.add(start)
        while (queue.isNotEmpty()) {
            val here = queue.removeFirst()
            if (here == end) return generateSequence(end) { from[it] }.toList().reversed()
            for (step in STEPS) {
                val next = here + step
                if (open(next) && next !in from) {
                    from[next] = here
                    queue += next
                }
            }
        }
        return null
    }
    fun draw(path: Collection<Pos>) = rows.mapIndexed { r, line ->
        line.mapIndexed { c, cell -> if (cell == '.' && Pos(r, c) in path) '*' else cell }.joinToString("")
    }

    companion object {
        val STEPS = listOf(Pos(0, 1), Pos(1, 0), Pos(0, -1), Pos(-1, 0))
    }
}

fun maze() {
    val maze = Maze(
        """
        S.#.....
        ..#.###.
        #...#..E
        ..#.#.#.
        """,
    )
    val path = maze.solve()
    println("${path?.size} steps")
    println(maze.draw(path.orEmpty()).joinToString("\n"))
    println(Maze("S#E").solve() == null)
    try { Maze("abc").solve() } catch (e: IllegalStateException) { println(e.message) }
}

fun queens(n: Int, placed: List<Int> = emptyList()): Sequence<List<Int>> = sequence {
    if (placed.size == n) {
        yield(placed)
        return@sequence
    }
    for (col in 0 until n) {
        val isSafe = placed.withIndex().none { (row, c) -> c == col || placed.size - row == kotlin.math.abs(col - c) }
        if (isSafe) yieldAll(queens(n, placed + col))
    }
}

fun nQueens() {
    val first = queens(6).first()
    first.forEach { col -> println(".".repeat(col) + "Q" + ".".repeat(5 - col)) }
    println((1..6).associateWith { queens(it).count() })
}

class Sudoku(private val cells: IntArray) {
    private val size = 4
    private fun allowed(at: Int): Set<Int> {
        val (r, c) = at / size to at % size
        val used = mutableSetOf<Int>()
        for (i in 0 until size) {
            used += cells[r * size + i]
            used += cells[i * size + c]
            used += cells[(r / 2 * 2 + i / 2) * size + c / 2 * 2 + i % 2]
        }
        return (1..size).toSet() - used
    }
    fun solve(): Boolean {
        val at = cells.indexOf(0)
        if (at == -1) return true
        for (n in allowed(at)) {
            cells[at] = n
            if (solve()) return true
        }
        cells[at] = 0
        return false
    }
    override fun toString() = cells.toList().chunked(size).joinToString("\n") { it.joinToString(" ") }
}

fun sudoku() {
    val puzzle = Sudoku("1..4..1..3..4..2".map { it.digitToIntOrNull() ?: 0 }.toIntArray())
    println(puzzle.solve())
    println(puzzle)
    println(Sudoku(intArrayOf(1, 2, 3, 0, 0, 0, 0, 4) + IntArray(8)).solve())
}

fun editDistance(a: String, b: String): Int {
    val best = Array(a.length + 1) { i -> IntArray(b.length + 1) { j -> if (i == 0) j else if (j == 0) i else 0 } }
    for (i in 1..a.length) {
        for (j in 1..b.length) {
            val change = if (a[i - 1] == b[j - 1]) 0 else 1
            best[i][j] = minOf(best[i - 1][j] + 1, best[i][j - 1] + 1, best[i - 1][j - 1] + change)
        }
    }
    return best[a.length][b.length]
}

fun longestCommon(a: String, b: String): String {
    val memo = mutableMapOf<Pair<Int, Int>, String>()
    fun go(i: Int, j: Int): String = memo.getOrPut(i to j) {
        when {
            i == a.length || j == b.length -> ""
            a[i] == b[j] -> a[i] + go(i + 1, j + 1)
            else -> maxOf(go(i + 1, j), go(i, j + 1), compareBy { it.length })
        }
    }
    return go(0, 0)
}

fun distances() {
    for ((a, b) in listOf("kitten" to "sitting", "" to "abc", "flaw" to "lawn", "same" to "same")) {
        println("'$a' '$b': ${editDistance(a, b)} ${longestCommon(a, b)}")
    }
    val words = listOf("apple", "maple", "ample", "apply")
    println(words.minBy { editDistance("appel", it) })
    println(words.sortedWith(compareBy({ editDistance(it, "ample") }, { it })))
}

data class Thing(val name: String, val weight: Int, val value: Int)

fun knapsack(things: List<Thing>, capacity: Int): Pair<Int, List<String>> {
    val values = Array(things.size + 1) { IntArray(capacity + 1) }
    things.forEachIndexed { i, (_, weight, value) ->
        for (c in 0..capacity) {
            values[i + 1][c] = values[i][c]
            if (c >= weight) values[i + 1][c] = maxOf(values[i + 1][c], values[i][c - weight] + value)
        }
    }
    val taken = ArrayList<String>()
    var c = capacity
    for (i in things.size downTo 1) {
        if (values[i][c] != values[i - 1][c]) {
            taken += things[i - 1].name
            c -= things[i - 1].weight
        }
    }
    return values.last().last() to taken.asReversed()
}

fun packing() {
    val things = listOf(Thing("map", 9, 150), Thing("compass", 13, 35), Thing("water", 153, 200), Thing("sandwich", 50, 160), Thing("tin", 68, 45), Thing("apple", 39, 40))
    for (capacity in listOf(0, 60, 100, 400)) {
        val (value, names) = knapsack(things, capacity)
        println("$capacity: $value ${names.joinToString(prefix = "{", postfix = "}")}")
    }
}

fun knightMoves(from: String, to: String): Int {
    fun parse(square: String): Pair<Int, Int> {
        val (file, rank) = square.toCharArray()
        return (file - 'a') to (rank.digitToInt() - 1)
    }
    val jumps = listOf(1, 2, -1, -2).let { steps ->
        steps.flatMap { dx -> steps.map { dy -> dx to dy } }.filter { (dx, dy) -> dx * dx + dy * dy == 5 }
    }
    var level = setOf(parse(from))
    val goal = parse(to)
    val seen = level.toMutableSet()
    var moves = 0
    while (goal !in level) {
        level = level
            .flatMap { (x, y) -> jumps.map { (dx, dy) -> x + dx to y + dy } }
            .filterTo(mutableSetOf()) { (x, y) -> x in 0..7 && y in 0..7 && seen.add(x to y) }
        if (level.isEmpty()) return -1
        moves++
    }
    return moves
}

fun knight() {
    println(knightMoves("a1", "a1"))
    println(knightMoves("a1", "h8"))
    println(knightMoves("d4", "e5"))
    println(('a'..'h').map { "${it}8" }.map { knightMoves("a1", it) })
}

class Hangman(private val secret: String, private val lives: Int = 6) {
    private val guessed = sortedSetOf<Char>()
    private val wrong get() = guessed.count { it !in secret }
    val mask get() = secret.map { if (it in guessed) it else '_' }.joinToString(" ")
    val isWon get() = secret.all { it in guessed }
    val isLost get() = wrong >= lives

    fun guess(c: Char): Boolean? {
        if (isWon || isLost) return null
        val lower = c.lowercaseChar()
        if (!lower.isLetter() || !guessed.add(lower)) return null
        return lower in secret
    }
    override fun toString() = "$mask  wrong: ${guessed.filterNot { it in secret }.joinToString("")}"
}

fun hangman() {
    val game = Hangman("kotlin", lives = 3)
    for (c in "eTo1tilnkz") {
        val result = when (game.guess(c)) {
            true -> "hit"
            false -> "miss"
            null -> "ignored"
        }
        println("$c $result $game")
    }
    println("${game.isWon} ${game.isLost}")
}

class Bowling {
    private val rolls = mutableListOf<Int>()
    fun roll(vararg pins: Int) = apply { rolls.addAll(pins.toList()) }
    fun score(): Int {
        var total = 0
        var i = 0
        for (frame in 1..10) {
            when {
                rolls[i] == 10 -> { total += 10 + rolls[i + 1] + rolls[i + 2]; i++ }
                rolls[i] + rolls[i + 1] == 10 -> { total += 10 + rolls[i + 2]; i += 2 }
                else -> { total += rolls[i] + rolls[i + 1]; i += 2 }
            }
        }
        return total
    }
}

fun bowling() {
    println(Bowling().roll(*IntArray(12) { 10 }).score())
    println(Bowling().roll(*IntArray(20) { if (it % 2 == 0) 9 else 0 }).score())
    println(Bowling().roll(5, 5, 3).roll(*IntArray(17)).score())
    try {
        Bowling().roll(1, 2).score()
    } catch (e: IndexOutOfBoundsException) {
        println("not finished: ${e.message}")
    }
}

fun spiral(matrix: List<List<Int>>): List<Int> {
    if (matrix.isEmpty()) return emptyList()
    val rest = matrix.drop(1)
    val turned = if (rest.isEmpty()) rest else rest[0].indices.map { c -> rest.map { it[c] } }.reversed()
    return matrix.first() + spiral(turned)
}

fun <T> List<List<T>>.transposed(): List<List<T>> = first().indices.map { i -> map { row -> row[i] } }

fun grids() {
    val grid = List(3) { r -> List(4) { c -> r * 4 + c } }
    println(spiral(grid))
    println(grid.transposed())
    println(grid.transposed().map { it.reversed() }.joinToString("|") { it.joinToString(",") })
    println(grid.flatten().windowed(4, 4, partialWindows = true) { it.sum() })
    val diagonal = grid.indices.sumOf { grid[it][it] }
    println("$diagonal ${grid.maxOf { it.max() }} ${grid.any { 7 in it }}")
    println(grid.joinToString("\n") { row -> row.joinToString(" ") { it.toString().padStart(2, '0') } })
}

fun hanoi(n: Int, from: String, to: String, via: String, move: (String, String) -> Unit) {
    if (n == 0) return
    hanoi(n - 1, from, via, to, move)
    move(from, to)
    hanoi(n - 1, via, to, from, move)
}

fun <T> permutations(items: List<T>): List<List<T>> =
    if (items.size <= 1) listOf(items)
    else items.flatMapIndexed { i, item -> permutations(items.take(i) + items.drop(i + 1)).map { listOf(item) + it } }

fun recursion() {
    var count = 0
    hanoi(3, "A", "C", "B") { from, to ->
        count++
        print("$from->$to ")
    }
    println(count)
    println(permutations("abc".toList()).map { it.joinToString("") })
    tailrec fun collatz(n: Long, steps: Int = 0): Int = when {
        n == 1L -> steps
        n % 2 == 0L -> collatz(n / 2, steps + 1)
        else -> collatz(3 * n + 1, steps + 1)
    }
    println((1L..10L).map { collatz(it) })
    println((1..1000).maxBy { collatz(it.toLong()) })
}
