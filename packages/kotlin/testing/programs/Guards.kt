/** `when` with guards. */
package programs.guards

sealed interface Shape
data class Circle(val r: Int) : Shape
data class Square(val a: Int) : Shape
object Dot : Shape

fun name(s: Shape) = when (s) {
    is Circle if s.r > 10 -> "big circle"
    is Circle -> "circle"
    is Square if s.a == 0 || s.a == 1 -> "small square"
    is Square -> "square ${s.a}"
    Dot -> "dot"
}

fun sign(n: Int?) = when (n) {
    null -> "none"
    0 -> "zero"
    in 1..9 if n % 2 == 0 -> "small even"
    else if n < 0 -> "negative"
    else -> "other"
}

fun p1() { println(listOf(Circle(11), Circle(1), Square(1), Square(5), Dot).map(::name)) }

fun p2() { println(listOf(null, 0, 4, 5, -1, 10).map(::sign)) }

fun p3() {
    val x: Any = "text"
    when (x) {
        is String if x.length > 10 -> println("long")
        is String if x.isEmpty() -> println("empty")
        !is Int -> println("no number")
        else -> println("number")
    }
}
