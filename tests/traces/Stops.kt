// Functions on which the compiler stops because of the plugin, and their like on which it does not, each compiled alone
// with what is above them.
import it.unibo.collektive.aggregate.*
import it.unibo.collektive.aggregate.api.*
class Kept(val aggregate: Aggregate<Int>, val field: Field<Int, Int>?, val fields: List<Field<Int, Int>>)
fun helper(b: Aggregate<Int>.() -> Int): Int = 0
fun Aggregate<Int>.seen(): Int = neighborhood().neighbors.size
inline fun <T> mine(b: () -> T): T = b()
fun <T> mineNot(b: () -> T): T = b()

fun Aggregate<Int>.c1() = helper { neighborhood().neighbors.size } // stops
fun c2(f: Field<Int, Int>) = helper { neighborhood().neighbors.size } // stops
fun c3(k: Kept, f: Field<Int, Int>) = with(k.aggregate) { seen() } // stops
fun Aggregate<Int>.c4(k: Kept) { for (f in k.fields) println(f.neighbors.size) }
fun Aggregate<Int>.c5(k: Kept) = k.fields.map { it.neighbors.size } // stops
fun Aggregate<Int>.c6(k: Kept) = k.fields.map { localId + it.neighbors.size }
fun Aggregate<Int>.c7(k: Kept) { println(k.field?.neighbors?.size) } // stops
fun Aggregate<Int>.c8(k: Kept) { val n = k.field?.neighbors?.size ?: 0; println(n) }
fun Aggregate<Int>.c9(k: Kept) { println("${k.fields.first().let { it.neighbors.size }}") } // stops
fun Aggregate<Int>.c10(k: Kept, c: Boolean) { if (c) { val f = k.field!!; println(f.neighbors.size) } } // stops
fun Aggregate<Int>.c11(k: Kept, c: Boolean) { if (c) { val f = k.field!!; println(localId + f.neighbors.size) } }
fun c12(k: Kept, c: Boolean) { if (c) { val f = k.field!!; println(f.neighbors.size) } }
fun Aggregate<Int>.c13(k: Kept) { k.fields.forEach { f -> println(f.neighbors.size) } } // stops
fun Aggregate<Int>.c14(k: Kept) { val read: (Field<Int, Int>) -> Int = { it.neighbors.size }; println(read(k.field!!)) }
fun Aggregate<Int>.c15(k: Kept) { var read: (Field<Int, Int>) -> Int = { 0 }; read = { it.neighbors.size }; println(read(k.field!!)) } // stops
fun Aggregate<Int>.c16(k: Kept) { with(k.aggregate) { println(this.localId) } } // stops
fun Aggregate<Int>.c17(k: Kept) { k.aggregate.run { println(seen()) } } // stops
fun Aggregate<Int>.c18(k: Kept) { val o = object { fun x(f: Field<Int, Int>) = f.neighbors.size }; println(o.x(k.field!!)) }
fun Aggregate<Int>.c19(k: Kept) { println(object { fun x(f: Field<Int, Int>) = f.neighbors.size }.x(k.field!!)) } // stops
fun Aggregate<Int>.c20(k: Kept) = k.fields.sumOf { f -> if (f.neighbors.size > 1) 1 else 0 } // stops
fun Aggregate<Int>.c21(k: Kept, c: Boolean) = if (c) listOf(k).map { it.field!! }.size else 0
fun Aggregate<Int>.c22() = neighboring(localId).let { it.neighbors.size }
fun c23(k: Kept) = k.aggregate.neighboring(1).let { it.neighbors.size }
fun c24(a: Aggregate<Int>, k: Kept) = k.aggregate.neighboring(2).let { it.neighbors.size } // stops
fun Aggregate<Int>.c25(k: Kept) = try { val f = k.field!!; f.neighbors.size } finally { }
fun Aggregate<Int>.c26(k: Kept): Int { val x = if (localId > 1) { val f = k.field!!; f.neighbors.size } else 0; return x } // stops
fun Aggregate<Int>.c27(k: Kept): Int { var x = 0; x = run { val f = k.field!!; f.neighbors.size }; return x }
fun Aggregate<Int>.c28(k: Kept) { fun local(f: Field<Int, Int>): Int { return f.neighbors.size }; println(local(k.field!!)) }
fun Aggregate<Int>.c29(k: Kept, c: Boolean) { if (c) { fun local(f: Field<Int, Int>): Int { return f.neighbors.size }; println(local(k.field!!)) } } // stops
fun Aggregate<Int>.c30(k: Kept) { val r = run { val f = k.field!!; f.neighbors.size }; println(r) }
fun Aggregate<Int>.c31(f: Field<Int, Int>?) = f?.let { it.neighbors.size }
fun Aggregate<Int>.c32(k: Kept) = k.field?.let { it.neighbors.size }
fun Aggregate<Int>.c33(k: Kept) { while (k.fields.any { it.neighbors.size > 3 }) println() } // stops
fun Aggregate<Int>.c34(k: Kept) = when (val f = k.field) { null -> 0; else -> f.neighbors.size }
fun Aggregate<Int>.c35(k: Kept) = helper { k.fields.size }
fun Aggregate<Int>.c37(k: Kept): Int { val r = mine { val f = k.field!!; f.neighbors.size }; return r } // stops
fun Aggregate<Int>.c38(k: Kept): Int { val r = mineNot { val f = k.field!!; f.neighbors.size }; return r } // stops
fun Aggregate<Int>.c39(k: Kept): Int { val r = listOf(1).map { val f = k.field!!; f.neighbors.size }; return r[0] } // stops
fun Aggregate<Int>.c36(k: Kept): Int { val r = run { val f = k.field!!; run { f.neighbors.size } }; return r }
