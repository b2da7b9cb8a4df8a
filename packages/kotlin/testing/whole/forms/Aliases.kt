object Program {
    typealias Names = List<String>
    typealias Step = (Int) -> Int
    typealias Grid<T> = Map<Pair<Int, Int>, T>

    class Counter(val step: Step) {
        typealias Point = Pair<Int, Int>

        val origin: Point = Point(0, 0)

        fun next(value: Int): Int = step(value)
    }

    fun longest(names: Names): String = names.maxBy { it.length }

    fun run(names: Names) {
        val counter = Counter { it + 2 }
        val grid: Grid<String> = mapOf(counter.origin to longest(names))
        println("${counter.next(3)} $grid ${counter.origin is Counter.Point}")
    }
}

fun main() {
    val names: Program.Names = listOf("field", "gradient", "share")
    Program.run(names)
    val step: Program.Step = { it * 2 }
    println(Program.Counter(step).next(21))
    println(Program.Counter.Point(1, 2).second)
}
