/** Programs as people write them: a library, a shop, an office and other places, each with its own classes. */
package programs.ordinary.places

import kotlin.properties.Delegates

data class Book(val isbn: String, val title: String, val author: String, val year: Int)

data class Loan(val book: Book, val member: String, val due: Int) {
    fun isLate(today: Int) = today > due
    fun fine(today: Int): Double = if (isLate(today)) (today - due) * 0.25 else 0.0
}

class BookNotAvailable(val isbn: String) : RuntimeException("Book $isbn is not available")

class Library(private val loanDays: Int = 14) {
    private val books = mutableMapOf<String, Book>()
    private val loans = mutableListOf<Loan>()

    fun add(vararg newBooks: Book) {
        newBooks.forEach { books[it.isbn] = it }
    }

    fun lend(isbn: String, member: String, today: Int): Loan {
        val book = books[isbn] ?: throw NoSuchElementException("No book with ISBN $isbn")
        if (loans.any { it.book == book }) throw BookNotAvailable(isbn)
        return Loan(book, member, today + loanDays).also { loans.add(it) }
    }

    fun giveBack(isbn: String, today: Int): Double {
        val index = loans.indexOfFirst { it.book.isbn == isbn }
        require(index >= 0) { "Book $isbn was not lent" }
        return loans.removeAt(index).fine(today)
    }

    fun late(today: Int): Map<String, List<String>> =
        loans.filter { it.isLate(today) }.groupBy({ it.member }) { it.book.title }

    operator fun contains(isbn: String) = isbn in books && loans.none { it.book.isbn == isbn }
}

fun library() {
    val library = Library(loanDays = 10)
    library.add(
        Book("1", "Dune", "Herbert", 1965),
        Book("2", "Emma", "Austen", 1815),
        Book("3", "Ulysses", "Joyce", 1922),
    )
    println(library.lend("1", "ann", today = 1))
    println(library.lend("3", "ann", today = 2).due)
    try {
        library.lend("1", "ben", 3)
    } catch (e: BookNotAvailable) {
        println("${e.message} (${e.isbn})")
    }
    try {
        library.lend("9", "ben", 3)
    } catch (e: Exception) {
        println("${e::class.simpleName}: ${e.message}")
    }
    println("1" in library)
    println("2" in library)
    println(library.late(20))
    println("fine: %.2f".format(library.giveBack("1", 20)))
    println(runCatching { library.giveBack("1", 20) }.exceptionOrNull())
    println(library.late(12))
}

enum class Category(val vat: Double) {
    FOOD(0.04),
    BOOK(0.10),
    OTHER(0.22);

    companion object {
        fun of(name: String) = entries.find { it.name.equals(name, ignoreCase = true) } ?: OTHER
    }
}

data class Product(val name: String, val price: Double, val category: Category = Category.OTHER)

fun interface Discount {
    fun apply(total: Double, lines: Map<Product, Int>): Double
}

class Cart {
    private val lines = linkedMapOf<Product, Int>()
    private val discounts = mutableListOf<Discount>()

    operator fun plusAssign(product: Product) {
        lines.merge(product, 1, Int::plus)
    }

    operator fun minusAssign(product: Product) {
        val left = (lines[product] ?: return) - 1
        if (left == 0) lines.remove(product) else lines[product] = left
    }

    fun with(discount: Discount): Cart = apply { discounts += discount }

    val subtotal: Double
        get() = lines.entries.sumOf { (product, count) -> product.price * count }

    val total: Double
        get() = discounts.fold(subtotal) { acc, discount -> discount.apply(acc, lines) }

    val vat get() = lines.map { (p, n) -> p.price * n * p.category.vat }.sum()

    fun receipt() = buildString {
        for ((product, count) in lines) {
            append(product.name.padEnd(10))
            append(" x$count ")
            appendLine("%8.2f".format(product.price * count))
        }
        appendLine("-".repeat(22))
        append("total".padEnd(13)).append("%9.2f".format(total))
    }
}

fun cart() {
    val bread = Product("bread", 2.5, Category.FOOD)
    val novel = Product("novel", 12.0, Category.of("book"))
    val lamp = Product("lamp", 30.0, Category.of("furniture"))
    val cart = Cart()
        .with { total, _ -> if (total > 40) total * 0.9 else total }
        .with { total, lines -> total - (lines[bread] ?: 0) / 3 * bread.price }
    repeat(4) { cart += bread }
    cart += novel
    println(cart.receipt())
    cart += lamp
    cart -= bread
    cart -= novel
    cart -= novel
    println(cart.receipt())
    println("%.3f of %.1f".format(cart.vat, cart.subtotal))
}

abstract class Employee(val name: String, val salary: Int) : Comparable<Employee> {
    abstract val title: String
    open fun bonus(): Int = salary / 10
    override fun compareTo(other: Employee) = compareValuesBy(this, other, { it.title }, { -it.salary })
    override fun toString() = "$title $name"
}

class Engineer(name: String, salary: Int, private val level: Int) : Employee(name, salary) {
    override val title get() = if (level > 2) "Senior Engineer" else "Engineer"
    override fun bonus() = super.bonus() * level
}

class Manager(name: String, salary: Int) : Employee(name, salary) {
    private val reports = ArrayList<Employee>()
    override val title = "Manager"
    infix fun manages(other: Employee): Manager {
        reports.add(other)
        return this
    }
    override fun bonus(): Int = 1000 + reports.sumOf { it.bonus() } / 2
    fun tree(indent: String = ""): List<String> = listOf("$indent$this") + reports.flatMap {
        when (it) {
            is Manager -> it.tree("$indent  ")
            else -> listOf("$indent  $it (${it.bonus()})")
        }
    }
}

fun office() {
    val staff = listOf(Engineer("Ada", 5000, 3), Engineer("Bob", 4000, 1), Engineer("Cy", 4500, 1))
    val boss = Manager("Zoe", 9000)
    val lead = Manager("Lea", 7000)
    lead manages staff[1] manages staff[2]
    boss manages lead manages staff[0]
    boss.tree().forEach(::println)
    println(boss.bonus())
    println((staff + boss + lead).sorted())
    val (high, low) = staff.partition { it.salary >= 4500 }
    println("${high.map(Employee::name)} ${low.single().name}")
    println(staff.groupingBy { it.title }.fold(0) { sum, e -> sum + e.salary })
}

sealed class Slot {
    data object Empty : Slot()
    data class Stocked(val item: String, val price: Int, val count: Int) : Slot()
}

sealed interface Reply {
    data class Dispensed(val item: String, val change: List<Int>) : Reply
    data class Refused(val reason: String) : Reply
}

class VendingMachine(slots: Map<Char, Slot>) {
    private val slots = slots.toMutableMap()
    private var credit = 0

    fun insert(vararg coins: Int) {
        for (coin in coins) {
            check(coin in COINS) { "unknown coin $coin" }
            credit += coin
        }
    }

    fun press(key: Char): Reply {
        val slot = slots[key] ?: return Reply.Refused("no slot $key")
        return when (slot) {
            Slot.Empty -> Reply.Refused("sold out")
            is Slot.Stocked if slot.price > credit -> Reply.Refused("${slot.price - credit} missing")
            is Slot.Stocked -> {
                slots[key] = if (slot.count > 1) slot.copy(count = slot.count - 1) else Slot.Empty
                Reply.Dispensed(slot.item, change(credit - slot.price)).also { credit = 0 }
            }
        }
    }

    private fun change(amount: Int): List<Int> {
        var left = amount
        val given = mutableListOf<Int>()
        for (coin in COINS) {
            while (left >= coin) {
                given += coin
                left -= coin
            }
        }
        return given
    }

    companion object {
        private val COINS = listOf(200, 100, 50, 20, 10)
    }
}

fun vending() {
    val machine = VendingMachine(mapOf('a' to Slot.Stocked("water", 120, 1), 'b' to Slot.Empty))
    machine.insert(100)
    println(machine.press('a'))
    machine.insert(50, 20)
    println(machine.press('a'))
    println(machine.press('a'))
    println(machine.press('b'))
    println(machine.press('c'))
    runCatching { machine.insert(3) }.onFailure { println(it.message) }
}

class Thermostat(initial: Double) {
    val log = mutableListOf<String>()
    var target: Double by Delegates.observable(initial) { property, old, new ->
        log += "${property.name}: $old -> $new"
    }
    var limit: Int by Delegates.vetoable(30) { _, _, new -> new in 10..35 }
    var mode = "auto"
        set(value) {
            require(value.isNotBlank()) { "mode must not be blank" }
            field = value.trim().lowercase()
        }
    val status: String
        get() = "${target.coerceAtMost(limit.toDouble())} ($mode)"
}

fun thermostat() {
    val t = Thermostat(20.0)
    t.target = 22.5
    t.target += 10
    t.limit = 50
    println("${t.limit} ${t.status}")
    t.limit = 25
    t.mode = "  Eco "
    println(t.status)
    try {
        t.mode = " "
    } catch (e: IllegalArgumentException) {
        println("caught ${e.message}")
    }
    t.log.forEachIndexed { i, line -> println("${i + 1}. $line") }
}

enum class Direction { UP, DOWN, IDLE }

class Elevator(private val floors: IntRange) {
    private val stops = sortedSetOf<Int>()
    var floor = floors.first
        private set
    var direction = Direction.IDLE
        private set

    fun call(to: Int): Boolean {
        if (to !in floors || to == floor) return false
        return stops.add(to)
    }

    fun step(): String {
        if (stops.isEmpty()) {
            direction = Direction.IDLE
            return "idle at $floor"
        }
        direction = when (direction) {
            Direction.UP -> if (stops.any { it > floor }) Direction.UP else Direction.DOWN
            Direction.DOWN -> if (stops.any { it < floor }) Direction.DOWN else Direction.UP
            Direction.IDLE -> if (stops.first() > floor) Direction.UP else Direction.DOWN
        }
        floor += if (direction == Direction.UP) 1 else -1
        return if (stops.remove(floor)) "open at $floor" else "pass $floor"
    }
}

fun elevator() {
    val lift = Elevator(0..5)
    println(listOf(3, 0, 7, 1, 3).map(lift::call))
    var steps = 0
    while (true) {
        val said = lift.step()
        println("${lift.direction} $said")
        if (++steps == 2) lift.call(0)
        if (said.startsWith("idle")) break
    }
}

interface Plugin {
    val name: String
    fun handle(request: String): String?
    fun describe() = "plugin $name"
}

object Echo : Plugin {
    override val name = "echo"
    override fun handle(request: String) = request.removePrefix("echo ").takeIf { it != request }
}

class Counting(private val inner: Plugin) : Plugin by inner {
    var calls = 0
        private set

    override fun handle(request: String): String? {
        calls++
        return inner.handle(request)
    }
}

class Server(private val plugins: List<Plugin>) {
    private val cache = HashMap<String, String>()
    fun answer(request: String): String = cache.getOrPut(request) {
        plugins.asSequence().mapNotNull { it.handle(request) }.firstOrNull() ?: "404 $request"
    }
}

fun server() {
    val upper = object : Plugin {
        override val name = "upper"
        override fun handle(request: String) =
            if (request.startsWith("upper ")) request.substringAfter(' ').uppercase() else null
    }
    val counting = Counting(Echo)
    val server = Server(listOf(counting, upper))
    for (request in listOf("echo hi", "upper hello world", "ping", "echo hi")) println(server.answer(request))
    println("${counting.calls} ${counting.describe()} ${upper.describe()}")
}

data class Patient(val name: String, val severity: Int, val arrival: Int)

class EmergencyRoom {
    private val waiting = mutableListOf<Patient>()
    private val order = compareByDescending<Patient> { it.severity }.thenBy { it.arrival }

    fun arrive(p: Patient) {
        val at = waiting.binarySearch(p, order)
        waiting.add(if (at < 0) -at - 1 else at, p)
    }

    fun next(): Patient? = waiting.removeFirstOrNull()
    val names get() = waiting.map { it.name }
}

fun hospital() {
    val room = EmergencyRoom()
    listOf("Ann" to 2, "Bo" to 5, "Cat" to 2, "Dan" to 4).forEachIndexed { time, (name, severity) ->
        room.arrive(Patient(name, severity, time))
    }
    println(room.names)
    println(room.next())
    room.arrive(Patient("Eve", 4, 9))
    println(room.names)
    while (true) {
        val (name, severity) = room.next() ?: break
        print("$name:$severity ")
    }
    println()
}

class Theater(rows: Int, columns: Int) {
    private val seats = Array(rows) { CharArray(columns) { '.' } }

    fun reserve(count: Int): Pair<Int, Int>? {
        for ((r, row) in seats.withIndex()) {
            next@ for (start in 0..row.size - count) {
                for (c in start until start + count) {
                    if (row[c] != '.') continue@next
                }
                row.fill('#', start, start + count)
                return r + 1 to start + 1
            }
        }
        return null
    }

    fun cancel(row: Int, seat: Int) {
        seats[row - 1][seat - 1] = '.'
    }

    override fun toString() = seats.joinToString("\n") { it.concatToString() }
}

fun theater() {
    val hall = Theater(2, 5)
    println(hall.reserve(3))
    println(hall.reserve(3))
    hall.cancel(1, 2)
    println(hall.reserve(2))
    println(hall.reserve(4) ?: "no room")
    println(hall.reserve(1))
    println(hall)
}

class Parking(private val spots: Int, private val rate: (hours: Int) -> Int) {
    private val parked = mutableMapOf<String, Int>()
    var earned = 0
        private set
    val free get() = spots - parked.size

    fun enter(plate: String, hour: Int) = when {
        plate in parked -> "already here"
        free == 0 -> "full"
        else -> {
            parked[plate] = hour
            "welcome $plate, $free left"
        }
    }

    fun leave(plate: String, hour: Int): Int? {
        val since = parked.remove(plate) ?: return null
        return rate(hour - since).also { earned += it }
    }
}

fun parking() {
    val lot = Parking(2) { hours -> if (hours <= 1) 2 else 2 + (hours - 1) * 3 }
    println(lot.enter("AB1", 8))
    println(lot.enter("AB1", 9))
    println(lot.enter("CD2", 9))
    println(lot.enter("EF3", 9))
    println(lot.leave("AB1", 12))
    println(lot.leave("AB1", 12))
    println(lot.leave("CD2", 10))
    println("${lot.earned} ${lot.free}")
}
