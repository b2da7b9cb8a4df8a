/** What the compiler's plugin reports, and what it does not. */
package reports

import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchange
import it.unibo.collektive.aggregate.api.exchanging
import it.unibo.collektive.aggregate.api.mapNeighborhood
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.api.sharing
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.collapse.sum


// evolve that could be share
fun Aggregate<Int>.improper0() = evolve(0) { n -> neighboring(n).neighbors.values.max() }
fun Aggregate<Int>.improper1() = evolve(0) { n -> neighboring(n + 1).neighbors.values.max() }
fun Aggregate<Int>.improper2() = evolve(0) { n -> n + neighboring(localId).neighbors.values.max() }
fun Aggregate<Int>.improper3() = evolve(0) { n -> neighboring(localId).neighbors.values.max() + n }
fun Aggregate<Int>.improper4() = evolve(0) { n -> val m = n + 1; neighboring(m).neighbors.values.max() }
fun Aggregate<Int>.improper5() = evolve(0) { n -> val m = n + 1; val a = neighboring(m).neighbors.values.max(); m }
fun Aggregate<Int>.improper6() = evolve(0) { n -> val a = neighboring(n).neighbors.values.max(); n }
fun Aggregate<Int>.improper7() = evolve(0) { n -> val a = neighboring(n).neighbors.values.max(); n + 1 }
fun Aggregate<Int>.improper8() = evolve(0) { n -> val a = neighboring(localId).neighbors.values.max(); n + a }
fun Aggregate<Int>.improper9() = evolve(0) { n -> val b = n; val a = neighboring(localId).neighbors.values.max(); a + b }
fun Aggregate<Int>.improper10() = evolve(0) { n -> if (n > 3) 0 else neighboring(localId).neighbors.values.max() }
fun Aggregate<Int>.improper11() = evolve(0) { n -> neighboring(localId).neighbors.values.max(); n + 1 }
fun Aggregate<Int>.improper12() = evolve(0) { neighboring(it).neighbors.values.max() }
fun Aggregate<Int>.improper13() = evolve(0) { n -> val f = neighboring(localId + n).neighbors.values; f.sum() }
fun Aggregate<Int>.improper14() = evolve(0) { n -> println(n); val f = neighboring(localId).neighbors.values; f.sum() }
fun Aggregate<Int>.improper15() = evolve(0) { n -> maxOf(n, neighboring(localId).neighbors.values.max()) }
fun Aggregate<Int>.improper16() = evolve(0) { n -> maxOf(neighboring(localId).neighbors.values.max(), n) }
fun Aggregate<Int>.improper17() = evolving(0) { n -> val m = neighboring(n).neighbors.values.max(); m.yielding { m + 1 } }
fun Aggregate<Int>.improper18() = evolving(0) { n -> val m = neighboring(n).neighbors.values.max(); n.yielding { m + 1 } }
fun Aggregate<Int>.improper19() = evolving(0) { n -> neighboring(n).neighbors.values.max().yielding { 1 } }
fun Aggregate<Int>.improper20() = evolve(listOf(0)) { ns -> ns.map { it + neighboring(localId).neighbors.values.max() } }
fun Aggregate<Int>.improper21() = evolve(0) { n -> alignedOn(n) { neighboring(localId).neighbors.values.max() } }
fun Aggregate<Int>.improper22() = evolve(0) { n -> val x = n.toString(); val f = neighboring(localId); f.neighbors.size }
fun Aggregate<Int>.improper23() = evolve(0) { n -> var x = 0; x = n; neighboring(x).neighbors.values.max() }
fun Aggregate<Int>.improper24() = evolve(0) { n -> share(n) { it.neighbors.values.max() } }
fun Aggregate<Int>.improper25() = evolve(0) { n -> neighborhood().mapValues { n }.neighbors.values.max() }
fun Aggregate<Int>.improper26() = evolve(0 to 0) { (a, b) -> a + b to neighboring(localId).neighbors.values.max() }
fun Aggregate<Int>.improper27() = evolve(0) { n -> return@evolve neighboring(n).neighbors.values.max() }
fun Aggregate<Int>.improper28() = evolve(0) { n -> if (localId == 0) return@evolve 1; neighboring(n).neighbors.values.max() }
fun Aggregate<Int>.improper29() = evolve(0) { n -> neighboring(n).neighbors.values.max(); if (localId == 0) return@evolve n; n }
fun Aggregate<Int>.improper30(): Int = evolve(0) { n -> 2 * n + neighboring("x").neighbors.size }
fun Aggregate<Int>.improper31(): Int = evolve(0) { n -> n + seen() }
fun Aggregate<Int>.improper32(): Int = evolve(0) { n -> "$n ${neighboring(localId).neighbors.size}".length }
fun Aggregate<Int>.improper33(): Int = evolve(0) { n -> -n + neighboring(-localId).neighbors.size }
fun Aggregate<Int>.improper34(): Int = evolve(0) { n -> (n < 3 && neighboring(localId == 0).neighbors.size > 1).compareTo(true) }
fun Aggregate<Int>.improper35(): Int = evolve(0) { n -> n + neighboring(local = localId).neighbors.size }
fun Aggregate<Int>.improper36(): Int? = evolve<Int?>(0) { n -> (n ?: 0) + neighboring(localId).neighbors.size }
fun Aggregate<Int>.improper37(): Int = evolve(0) { n -> listOf(n).first() + neighboring(localId).neighbors.size }
fun Aggregate<Int>.improper38(): Int = evolve(0) { n -> val l = { n }; neighboring(localId).neighbors.size + l() }
fun Aggregate<Int>.improper39(): Int = evolve(0) { n -> neighboring(neighboring(n).neighbors.size).neighbors.size }
fun Aggregate<Int>.seen(): Int = neighborhood().neighbors.size

// a parameter that is not used
fun Aggregate<Int>.unused0() = share(0) { 1 }
fun Aggregate<Int>.unused1() = share(0) { x -> 1 }
fun Aggregate<Int>.unused2() = share(0) { _ -> 1 }
fun Aggregate<Int>.unused3() = share(0) { it.neighbors.size }
fun Aggregate<Int>.unused4() = sharing(0) { 1.yielding { 2 } }
fun Aggregate<Int>.unused5() = exchange(0) { mapNeighborhood { 1 } }
fun Aggregate<Int>.unused6() = exchanging(0) { mapNeighborhood { 1 }.yielding { 2 } }
fun Aggregate<Int>.unused7() = evolve(0) { 1 }
fun Aggregate<Int>.unused8() = evolving(0) { 1.yielding { 2 } }
fun Aggregate<Int>.unused9() = evolve(0 to 1) { (a, b) -> a to 1 }
fun Aggregate<Int>.unused10() = evolve(0 to 1) { (a, _) -> a to 1 }
fun Aggregate<Int>.unused11() = share(0) { x -> listOf(1).map { x -> x }.first() }
fun Aggregate<Int>.unused12() = share(0) { listOf(1).map { it }.first() }
fun Aggregate<Int>.unused13() = share(0) { x -> { x.neighbors.size }() }
fun Aggregate<Int>.unused14() = share(run { 0 }) { x -> 1 }
fun Aggregate<Int>.unused15() = share(listOf(1).map { 2 }.first()) { x -> x.neighbors.size }
fun Aggregate<Int>.unused16() = share(0, fun(x): Int = 1)
fun Aggregate<Int>.unused17() = share(0, body = { x -> 1 })
fun Aggregate<Int>.unused18() = evolve(0) { x -> val y = x; 1 }

// yielding that yields what is sent
fun Aggregate<Int>.yields0() = evolving(0) { n -> val m = n + 1; m.yielding { m } }
fun Aggregate<Int>.yields1() = evolving(0) { n -> n.yielding { n } }
fun Aggregate<Int>.yields2() = evolving(0) { it.yielding { it } }
fun Aggregate<Int>.yields3() = evolving(0) { n -> (n + 1).yielding { n + 1 } }
fun Aggregate<Int>.yields4() = evolving(0) { n -> (n + 1).yielding { this } }
fun Aggregate<Int>.yields5() = evolving(0) { n -> n.yielding { n + 1 } }
fun Aggregate<Int>.yields6() = sharing(0) { f -> val m = f.all.values.max(); m.yielding { m } }
fun Aggregate<Int>.yields7() = exchanging(0) { f -> f.yielding { f } }
fun Aggregate<Int>.yields8() = exchanging(0) { f -> f.yielding { f.all.values.max() } }
fun Aggregate<Int>.yields9() = evolving(0) { n -> 1.yielding { 1 } }
fun Aggregate<Int>.yields10() = evolving(0) { n -> if (n > 1) { val m = n; m.yielding { m } } else n.yielding { n + 1 } }
fun Aggregate<Int>.yields11() = evolving(0) { n -> val m = n; m.yielding { val k = m; k } }
fun Aggregate<Int>.yields12() = evolving(0) { n -> val m = n; m.yielding { return@yielding m } }
fun Aggregate<Int>.yields13() = evolving(0) { n -> localId.yielding { localId } }

// values that everybody knows
fun Aggregate<Int>.constant0() = neighboring(1).neighbors.size
fun Aggregate<Int>.constant1() = neighboring(-1).neighbors.size
fun Aggregate<Int>.constant2() = neighboring("a").neighbors.size
fun Aggregate<Int>.constant3() = neighboring(null as Int?).neighbors.size
fun Aggregate<Int>.constant4() = neighboring<Int, Int?>(null).neighbors.size
fun Aggregate<Int>.constant5() = neighboring(true).neighbors.size
fun Aggregate<Int>.constant6() = neighboring(1 + 1).neighbors.size
fun Aggregate<Int>.constant7() = neighboring("${1}").neighbors.size
fun Aggregate<Int>.constant8() = neighboring(local = 1).neighbors.size
fun Aggregate<Int>.constant9() = neighboring(Unit).neighbors.size
fun Aggregate<Int>.constant10() = neighboring(1.5).neighbors.size
fun Aggregate<Int>.constant11() = neighboring('c').neighbors.size
fun Aggregate<Int>.constant12() = neighboring(1L).neighbors.size
fun Aggregate<Int>.constant13() = neighboring((1)).neighbors.size
fun Aggregate<Int>.constant14() = neighboring(-1.5).neighbors.size
const val ONE = 1
fun Aggregate<Int>.constant15() = neighboring(ONE).neighbors.size
fun constant18(aggregate: Aggregate<Int>) = aggregate.neighboring(1).neighbors.size

// aligned by hand
fun Aggregate<Int>.hand0() { align(1); dealign() }
class Keeps(val aggregate: Aggregate<Int>) {
    val x = run { aggregate.align(1); aggregate.dealign() }
    fun hand1() { aggregate.align(1); aggregate.dealign() }
    init { aggregate.align(1); aggregate.dealign() }
    fun hand2(other: Aggregate<Int>) { aggregate.align(1); aggregate.dealign() }
    fun hand3() { listOf(aggregate).forEach { it.align(1) } }
    fun hand4() { with(aggregate) { align(1) } }
    fun hand5() { aggregate.run { align(1) } }
}
fun hand7(f: Field<Int, Int>) { f.context.align(1) }
fun hand8(fs: List<Field<Int, Int>>) { fs.first().context.align(1) }
fun Aggregate<Int>.hand9() { val o = object { fun x() { align(1) } } }
fun Aggregate<Int>.hand10() { fun x() { align(1) }; x() }

// loops
fun Aggregate<Int>.loop0(xs: List<Int>) { for (x in xs) neighboring(x) }
fun Aggregate<Int>.loop1(xs: List<Int>) { for (x in neighboring(xs).local.value) println(x) }
fun Aggregate<Int>.loop2(xs: List<Int>) { while (neighboring(xs).neighbors.size > 9) println() }
fun Aggregate<Int>.loop3(xs: List<Int>) { do { neighboring(xs) } while (false) }
fun Aggregate<Int>.loop4(xs: List<Int>) { xs.forEach { neighboring(it) } }
fun Aggregate<Int>.loop5(xs: List<Int>) = xs.map { neighboring(it) }
fun Aggregate<Int>.loop6(xs: List<Int>) = xs.map { val f = neighboring(it); f.neighbors.size }
fun Aggregate<Int>.loop7(xs: List<Int>) = xs.map { neighboring(it); 1 }
fun Aggregate<Int>.loop8(xs: List<Int>) { for (x in xs) alignedOn(x) { neighboring(x); 1 } }
fun Aggregate<Int>.loop9(xs: List<Int>) { alignedOn(1) { for (x in xs) neighboring(x) } }
fun Aggregate<Int>.loop10(xs: Map<Int, Int>) { xs.forEach { (k, v) -> neighboring(k) } }
fun Aggregate<Int>.loop11(xs: Map<Int, Int>) { xs.forEach { neighboring(it.key) } }
fun Aggregate<Int>.loop12(xs: Array<Int>) { xs.forEach { neighboring(it) } }
fun Aggregate<Int>.loop13(xs: IntArray) { xs.forEach { neighboring(it) } }
fun Aggregate<Int>.loop14(xs: Sequence<Int>) { xs.forEach { neighboring(it) } }
fun Aggregate<Int>.loop15(xs: Set<Int>) { xs.forEach { neighboring(it) } }
fun Aggregate<Int>.loop16(xs: String) { xs.forEach { neighboring(it) } }
fun Aggregate<Int>.loop17() { (0..3).forEach { neighboring(it) } }
fun Aggregate<Int>.loop18() { repeat(3) { neighboring(it) } }
fun Aggregate<Int>.loop19() { List(3) { val f = neighboring(it); 1 } }
fun Aggregate<Int>.loop20(xs: List<Int>) { xs.onEach { neighboring(it) } }
fun Aggregate<Int>.loop21(xs: List<Int>) { xs.forEachIndexed { i, x -> neighboring(x) } }
fun Aggregate<Int>.loop22(xs: List<Int>) { xs.fold(0) { a, b -> val f = neighboring(b); a } }
fun Aggregate<Int>.loop23(xs: List<Int>) { xs.filter { val f = neighboring(it); true } }
fun Aggregate<Int>.loop24(xs: Map<Int, Int>) { xs.map { val f = neighboring(it.key); 1 } }
fun Aggregate<Int>.loop25(xs: Map<Int, Int>) { xs.mapValues { val f = neighboring(it.key); 1 } }
fun Aggregate<Int>.loop26(xs: Map<Int, Int>) { xs.filter { val f = neighboring(it.key); true } }
fun Aggregate<Int>.loop27(xs: MutableList<Int>) { xs.removeAll { val f = neighboring(it); true } }
fun Aggregate<Int>.loop28(xs: MutableMap<Int, Int>) { xs.getOrPut(1) { val f = neighboring(1 + localId); 1 } }
fun Aggregate<Int>.loop29(xs: List<Int>): Int { for (x in xs) return neighboring(x).neighbors.size; return 0 }
fun Aggregate<Int>.loop30(xs: List<Int>) { for (x in xs) { run { neighboring(x) } } }
fun Aggregate<Int>.loop31(xs: List<Int>) { for (x in xs) { val f = run { neighboring(x) } } }
fun Aggregate<Int>.loop32(xs: List<Int>, block: Aggregate<Int>.() -> Int) { for (x in xs) block() }
fun Aggregate<Int>.loop33(xs: List<Int>, block: (Aggregate<Int>) -> Int) { for (x in xs) block(this) }
fun Aggregate<Int>.loop34(xs: List<Int>, block: () -> Int) { for (x in xs) block() }
fun Aggregate<Int>.loop35(xs: List<Int>) { for (x in xs) println(neighborhood().neighbors.size) }
fun Aggregate<Int>.loop36(xs: List<Int>) { val f = neighboring(localId); for (x in xs) f.mapValues { it + x } }
fun Aggregate<Int>.loop37(xs: List<Int>) { val f = neighboring(localId); for (x in xs) println(f.neighbors.size) }
fun Aggregate<Int>.loop38(xs: List<Int>) { val f = neighboring(localId); for (x in xs) println(f[x]) }
fun loop39(xs: List<Int>, aggregate: Aggregate<Int>) { for (x in xs) aggregate.neighboring(x) }
class Loops(val aggregate: Aggregate<Int>) {
    fun loop40(xs: List<Int>) { for (x in xs) aggregate.neighboring(x) }
    fun loop41(xs: List<Int>) { with(aggregate) { for (x in xs) neighboring(x) } }
}
fun loop42(xs: List<Aggregate<Int>>) { xs.forEach { it.neighboring(it.localId) } }
fun loop43(xs: List<Int>, aggregate: Aggregate<Int>): Unit = xs.forEach { aggregate.neighboring(it) }
fun Aggregate<Int>.loop44(xs: List<Int>) { for (x in xs) { fun inner() { neighboring(x) }; inner() } }
fun Aggregate<Int>.loop45(xs: List<Int>) { for (x in xs) { val o = object { fun inner() { neighboring(x) } } } }
fun Aggregate<Int>.loop46(xs: List<Int>) { xs.forEach { x -> listOf(1).map { neighboring(x).neighbors.size } } }
fun Aggregate<Int>.loop47(xs: List<Int>) { xs.forEach { x -> val l = listOf(1).map { neighboring(x).neighbors.size } } }
fun Aggregate<Int>.loop48(xs: List<Int>) { xs.sumOf { evolve(0) { it + 1 } } }
fun Aggregate<Int>.loop49(xs: List<Int>) { xs.forEach(fun(x: Int) { neighboring(x) }) }
fun Aggregate<Int>.loop50(xs: List<Int>) { xs.forEach { Loops(this) } }
fun Aggregate<Int>.loop51(xs: List<Int>) { for (x in xs) evolve(0) { it + 1 } }
fun Aggregate<Int>.loop52(xs: List<Int>?) { xs?.forEach { neighboring(it) } }
fun Aggregate<Int>.loop53(xs: List<Int>) { xs.mapIndexed { i, x -> if (x > 1) neighboring(x).neighbors.size else 0 } }
fun Aggregate<Int>.loop54(xs: List<Int>) { xs.associateWith { x -> val f = neighboring(x); f.neighbors.size } }
fun Aggregate<Int>.loop56(xs: List<Int>) { xs.forEach { x -> if (x > 0) { val f = neighboring(x) } } }
fun Aggregate<Int>.loop57(xs: List<Int>) { neighboring(localId).mapValues { x -> neighboring(x); 1 } }
fun Aggregate<Int>.loop58(xs: List<Int>) { xs.forEach { x -> share(x) { s -> neighboring(x).neighbors.size } } }
