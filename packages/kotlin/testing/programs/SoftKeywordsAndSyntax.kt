/** Soft keywords and syntax. */
package programs.softKeywordsAndSyntax

fun p1() {
    val value = 1
    val get = 2
    val set = 3
    val by = 4
    val where = 5
    val init = 6
    val data = 7
    val inner = 8
    val open = 9
    println(value + get + set + by + where + init + data + inner + open)
}

fun p2() {
    for (value in listOf(1)) println(value)
    val out = 1
    val operator = 2
    val infix = 3
    println(out + operator + infix)
    val `my var` = 5
    println(`my var`)
    val `in` = 1
    println(`in`)
}

fun p3() {
    val a = 1
    /* comment /* nested */ */ val b = 2 // end
}

fun p4() {
    fun `spaced name`() = "ok"
    println(`spaced name`())
    println(if (true) 1 else 2)
    val x = listOf(1, 2, 3,)
    println(x)
    fun f(a: Int, b: Int,) = a + b
    println(f(1, 2,))
    val u = Unit
    println(u)
}

fun p5() {
    val s = "a"
    println(s)
    val t = (((1)))
    println(t)
    val n = -1
    println(- n)
    println(n.unaryMinus())
    println(1.plus(2))
    println(1.0.div(2))
    println("a".compareTo("b") < 0)
    println(5.rangeTo(6))
    println(!(1 > 2))
}

fun p6() {
    val file = "f"
    val import = 1
    val field = 2
    val it = 3
    println("$file$import$field$it")
    val lam = { it: Int -> it + 1 }
    println(lam(1))
    val actual = 1
    val expect = 2
    val value2 = actual + expect
    println(value2)
    val annotation = 1
    val companion = 2
    val sealed = 3
    println(annotation + companion + sealed)
}

fun modifiersAsNamesInPlaceOfBlocks() {
    val value = 5
    val data = 7
    var open = 0
    val least = if (value > data) data else value
    val most = if (value > data) value else data
    fun sum() = least + most
    while (open < 3) open++
    val inner = when { open > 3 -> data else -> open }
    class Kept(val what: Int)
    println("$least $most ${sum()} $inner ${Kept(open).what}")
}
