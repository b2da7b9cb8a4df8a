/** What the compiler's plugin, fields and collapses do at their corners, each on a few devices. */
package corners

import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.FieldEntry
import it.unibo.collektive.aggregate.CollapseAll
import it.unibo.collektive.aggregate.contains
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.exchange
import it.unibo.collektive.aggregate.api.mapNeighborhood
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.stdlib.collapse.countMatching
import it.unibo.collektive.stdlib.collapse.fold
import it.unibo.collektive.stdlib.collapse.max
import it.unibo.collektive.stdlib.collapse.sum
import network.Devices
import network.Topology
import network.everyone
import network.line

private fun show(name: String, topology: Topology = everyone(5), rounds: Int = 2, program: Aggregate<Int>.() -> Any?) {
    val result = try {
        Devices(topology, program).rounds(rounds).toString()
    } catch (e: Exception) {
        "! " + e.toString().substringBefore(':')
    }
    println("$name: $result")
}

private fun Aggregate<Int>.seen(): Int = neighborhood().neighbors.size

// Branches that only call a lambda.
private fun Aggregate<Int>.pick(c: Boolean, block: () -> Int): Int = if (c) block() else block()
private fun Aggregate<Int>.pickTwo(c: Boolean, one: () -> Int, two: () -> Int): Int = if (c) one() else two()
private fun Aggregate<Int>.pickBraces(c: Boolean, block: () -> Int): Int = if (c) { block() } else { block() }
private fun Aggregate<Int>.pickMore(c: Boolean, block: () -> Int): Int = if (c) { 0 + block() } else { block() * 1 }
private fun Aggregate<Int>.pickWithId(c: Boolean, block: () -> Int): Int = if (c) { localId * 0 + block() } else { block() }
private fun Aggregate<Int>.pickReceiver(c: Boolean, block: Aggregate<Int>.() -> Int): Int = if (c) block() else block()
private fun Aggregate<Int>.pickParameter(c: Boolean, block: (Aggregate<Int>) -> Int): Int = if (c) block(this) else block(this)
private fun Aggregate<Int>.pickInvoke(c: Boolean, block: () -> Int): Int = if (c) block.invoke() else block.invoke()
private fun Aggregate<Int>.pickNullable(c: Boolean, block: (() -> Int)?): Int = (if (c) block?.invoke() else block?.invoke()) ?: -1
private fun Aggregate<Int>.pickWhen(n: Int, block: () -> Int): Int = when (n) { 0 -> block(); 1 -> block(); else -> block() }
private fun Aggregate<Int>.pickNested(a: Boolean, b: Boolean, block: () -> Int): Int =
    if (a) { if (b) block() else block() } else { block() }
private fun Aggregate<Int>.pickLet(c: Boolean, block: () -> Int): Int = if (c) block().let { it } else block()
private fun Aggregate<Int>.pickAfterSeen(c: Boolean, block: () -> Int): Int = if (c) { seen(); block() } else { block() }
private inline fun Aggregate<Int>.pickInline(c: Boolean, block: () -> Int): Int = if (c) block() else block()
private inline fun plainInline(c: Boolean, block: () -> Int): Int = if (c) block() else block()
private fun plainPick(c: Boolean, block: () -> Int): Int = if (c) block() else block()
private fun Aggregate<Int>.pickAnd(c: Boolean, block: () -> Boolean): Boolean = c && block()
private fun Aggregate<Int>.pickOr(c: Boolean, block: () -> Boolean): Boolean = c || block()
private fun Aggregate<Int>.pickElvis(n: Int?, block: () -> Int): Int = n ?: block()
private class Holder(val block: () -> Int)
private fun Aggregate<Int>.pickHolder(c: Boolean, holder: Holder): Int = if (c) holder.block() else holder.block()
private fun Aggregate<Int>.pickList(c: Boolean, blocks: List<() -> Int>): Int = if (c) blocks[0]() else blocks[1]()
private class Kept(val aggregate: Aggregate<Int>) {
    fun here(): Int = aggregate.neighborhood().neighbors.size
    fun branched(c: Boolean): Int = if (c) aggregate.neighborhood().neighbors.size else aggregate.neighborhood().neighbors.size
}
private fun Aggregate<Int>.pickKept(c: Boolean, kept: Kept): Int = if (c) kept.here() else kept.here()

private fun branches() {
    show("plain if") { if (localId < 3) seen() else seen() }
    show("a lambda without parameters") { pick(localId < 3) { seen() } }
    show("two lambdas") { pickTwo(localId < 3, { seen() }, { seen() }) }
    show("a lambda in braces") { pickBraces(localId < 3) { seen() } }
    show("a lambda with arithmetic") { pickMore(localId < 3) { seen() } }
    show("a lambda beside localId") { pickWithId(localId < 3) { seen() } }
    show("a lambda with receiver") { pickReceiver(localId < 3) { seen() } }
    show("a lambda with a parameter") { pickParameter(localId < 3) { it.seen() } }
    show("invoke") { pickInvoke(localId < 3) { seen() } }
    show("a nullable lambda") { pickNullable(localId < 3) { seen() } }
    show("when with lambdas") { pickWhen(localId % 3) { seen() } }
    show("nested ifs with a lambda") { pickNested(localId < 3, localId == 0) { seen() } }
    show("a lambda, then let") { pickLet(localId < 3) { seen() } }
    show("a lambda after a call") { pickAfterSeen(localId < 3) { seen() } }
    show("an inline function") { pickInline(localId < 3) { seen() } }
    show("a plain inline function") { plainInline(localId < 3) { seen() } }
    show("a plain function") { plainPick(localId < 3) { seen() } }
    show("and") { pickAnd(localId < 3) { seen() > 2 } }
    show("or") { pickOr(localId < 3) { seen() > 2 } }
    show("and, plain") { localId < 3 && seen() > 2 }
    show("or, plain") { localId < 3 || seen() > 2 }
    show("elvis") { pickElvis(if (localId < 3) 9 else null) { seen() } }
    show("elvis, plain") { (if (localId < 3) 9 else null) ?: seen() }
    show("safe call with a call in its argument") { val s: String? = if (localId < 3) "ab" else null; s?.plus(seen()) }
    show("a lambda of a property") { pickHolder(localId < 3, Holder { seen() }) }
    show("lambdas of a list") { pickList(localId < 3, listOf({ seen() }, { seen() })) }
    show("a class that keeps its aggregate") { pickKept(localId < 3, Kept(this)) }
    show("a branch in a class that keeps its aggregate") { Kept(this).branched(localId < 3) }
    show("a lambda stored, called in branches") { val block = { seen() }; if (localId < 3) block() else block() }
    show("a lambda stored in each branch") { val block = if (localId < 3) { { seen() } } else { { seen() } }; block() }
    show("a local function") { fun own(): Int { return seen() }; if (localId < 3) own() else own() }
    show("a local function with a branch") { fun own(c: Boolean): Int { return if (c) seen() else seen() }; own(localId < 3) }
    show("run in branches") { if (localId < 3) run { seen() } else run { seen() } }
    show("with in branches") { with(this) { if (localId < 3) seen() else seen() } }
    show("an anonymous object") {
        val o = object { fun own(): Int = seen() }
        if (localId < 3) o.own() else o.own()
    }
    show("a branch in an anonymous object") {
        val o = object { fun own(c: Boolean): Int = if (c) seen() else seen() }
        o.own(localId < 3)
    }
    show("a callable reference") { val f = ::seen0; if (localId < 3) f(this) else f(this) }
    show("a bound reference") { val f = this::seen; if (localId < 3) f() else f() }
    show("when without else as a statement") { var n = 0; when { localId < 3 -> n = seen() }; n }
    show("when with a subject call") { when (seen()) { 0 -> seen(); else -> seen() } }
    show("if in a condition") { if (if (localId < 3) seen() > 1 else seen() > 1) 1 else 0 }
    show("try in a branch") { if (localId < 3) try { seen() } catch (e: Exception) { -1 } else try { seen() } catch (e: Exception) { -1 } }
    show("while") { var i = 0; var n = 0; while (i < 1) { i++; n += if (localId < 3) alignedOn(i) { seen() } else alignedOn(i) { seen() } }; n }
    show("lambda in a default argument") { withDefault(localId < 3) }
}
private fun seen0(aggregate: Aggregate<Int>): Int = aggregate.seen()
private fun Aggregate<Int>.withDefault(c: Boolean, block: () -> Int = { seen() }): Int = if (c) block() else block()

// Fields read in branches and in their conditions.
private class Holding(val field: Field<Int, Int>)
private data class Both(val a: Field<Int, Int>, val n: Int)
private fun Field<Int, Int>.count(): Int = neighbors.size
private fun Field<Int, Int>.countIf(c: Boolean): Int = if (c) neighbors.size else 0
private fun Field<Int, Int>.countIfThis(c: Boolean): Int = if (c) this.neighbors.size else this.neighbors.size
private fun countOf(field: Field<Int, Int>, c: Boolean): Int = if (c) field.neighbors.size else field.neighbors.size
private fun countLater(field: Field<Int, Int>): () -> Int = { field.neighbors.size }

private fun fields() {
    show("a field in a branch") { val f = neighboring(localId); if (localId < 3) f.neighbors.size else f.neighbors.size }
    show("a field in one branch") { val f = neighboring(localId); if (localId < 3) f.neighbors.size else 0 }
    show("a field in a condition") { val f = neighboring(localId); if (localId < 3 && f.neighbors.size > 2) 1 else 0 }
    show("a field after and") { val f = neighboring(localId); localId < 3 && f.neighbors.size > 2 }
    show("a field after and, stored") { val f = neighboring(localId); val b = localId < 3 && f.neighbors.size > 2; if (b) 1 else 0 }
    show("a field after or") { val f = neighboring(localId); localId < 3 || f.neighbors.size > 2 }
    show("a field after or, in a condition") { val f = neighboring(localId); if (localId < 3 || f.neighbors.size > 2) 1 else 0 }
    show("a field in the condition of when") { val f = neighboring(localId); when { localId < 3 && f.neighbors.size > 2 -> 1; f.neighbors.size > 2 -> 2; else -> 0 } }
    show("a field in a subject of when") { val f = neighboring(localId); when (if (localId < 3) f.neighbors.size else f.all.size) { 4 -> 1; 2 -> 2; else -> 3 } }
    show("a field in an if in a condition") { val f = neighboring(localId); if (if (localId < 3) f.neighbors.size > 2 else f.neighbors.size > 1) 1 else 0 }
    show("a field in a condition in a branch") { val f = neighboring(localId); if (localId < 3) { if (localId > 0 && f.neighbors.size > 1) 1 else 0 } else 7 }
    show("a field in the condition of while") { val f = neighboring(localId); var n = 0; while (localId < 3 && n < f.neighbors.size) n++; n }
    show("a field in alignedOn in a condition") { val f = neighboring(localId); if (alignedOn(localId < 3) { f.neighbors.size > 2 }) 1 else 0 }
    show("a field in alignedOn") { val f = neighboring(localId); alignedOn(localId < 3) { f.neighbors.size } }
    show("a field in a pivot") { val f = neighboring(localId); alignedOn(f.neighbors.size) { seen() } }
    show("a field in a lambda in a condition") { val f = neighboring(localId); if (listOf(1).any { if (localId < 3) f.neighbors.size > 2 else false }) 1 else 0 }
    show("a field in a lambda in a branch") { val f = neighboring(localId); if (localId < 3) listOf(1).map { f.neighbors.size }.first() else 0 }
    show("a field after elvis") { val f = neighboring(localId); (if (localId < 3) 7 else null) ?: f.neighbors.size }
    show("a field after elvis, in a condition") { val f = neighboring(localId); if (((if (localId < 3) 7 else null) ?: f.neighbors.size) > 2) 1 else 0 }
    show("a field as an argument after a safe call") { val f = neighboring(localId); val s: String? = if (localId < 3) "a" else null; s?.plus(f.neighbors.size) }
    show("a nullable field, safely") { val f: Field<Int, Int>? = neighboring(localId); if (localId < 3) f?.neighbors?.size else 0 }
    show("a nullable field, safely, outside") { val f: Field<Int, Int>? = neighboring(localId); f?.neighbors?.size }
    show("a field in let") { val f = neighboring(localId); if (localId < 3) f.let { it.neighbors.size } else 0 }
    show("a field in let outside") { neighboring(localId).let { f -> if (localId < 3) f.neighbors.size else 0 } }
    show("a field in with") { val f = neighboring(localId); if (localId < 3) with(f) { neighbors.size } else 0 }
    show("a receiver in a branch") { with(neighboring(localId)) { if (localId < 3) neighbors.size else 0 } }
    show("an extension of a field") { val f = neighboring(localId); if (localId < 3) f.count() else 0 }
    show("an extension of a field with a branch") { neighboring(localId).countIf(localId < 3) }
    show("an extension of a field with this") { neighboring(localId).countIfThis(localId < 3) }
    show("a function of a field with a branch") { countOf(neighboring(localId), localId < 3) }
    show("a lambda around a field") { val f = neighboring(localId); val read = { f.neighbors.size }; if (localId < 3) read() else read() }
    show("a lambda around a field, from a function") { val read = countLater(neighboring(localId)); if (localId < 3) read() else read() }
    show("a field in a property") { val h = Holding(neighboring(localId)); if (localId < 3) h.field.neighbors.size else h.field.neighbors.size }
    show("a field in a data class") { val h = Both(neighboring(localId), 1); if (localId < 3) h.a.neighbors.size else h.a.neighbors.size }
    show("a field in a data class, taken apart") { val (f, n) = Both(neighboring(localId), 1); if (localId < 3) f.neighbors.size * n else f.neighbors.size }
    show("a field in a pair") { val p = neighboring(localId) to 1; if (localId < 3) p.first.neighbors.size else p.first.neighbors.size }
    show("a field in a pair, taken apart") { val (f, _) = neighboring(localId) to 1; if (localId < 3) f.neighbors.size else f.neighbors.size }
    show("a field in a list") { val l = listOf(neighboring(localId)); if (localId < 3) l[0].neighbors.size else l.first().neighbors.size }
    show("a field in a map") { val m = mapOf("a" to neighboring(localId)); if (localId < 3) m.getValue("a").neighbors.size else 0 }
    show("a field behind lazy") { val f by lazy { neighboring(localId) }; f; if (localId < 3) f.neighbors.size else f.neighbors.size }
    show("a field behind lazy, first in branches") { val f by lazy { neighboring(localId) }; if (localId < 3) f.neighbors.size else f.neighbors.size }
    show("a field in a var") { var f = neighboring(localId); f = f.mapValues { it + 1 }; if (localId < 3) f.neighbors.size else f.neighbors.size }
    show("a field in a smart cast") { val f: Any = neighboring(localId); if (f is Field<*, *> && localId < 3) f.neighbors.size else 0 }
    show("a field in a smart cast in a branch") { val f: Any = neighboring(localId); if (localId < 3) { if (f is Field<*, *>) f.neighbors.size else 0 } else 1 }
    show("a field in a cast") { val f: Any = neighboring(localId); if (localId < 3) (f as Field<*, *>).neighbors.size else 0 }
    show("a field in an anonymous object") { val o = object { val f = neighboring(localId) }; if (localId < 3) o.f.neighbors.size else o.f.neighbors.size }
    show("a field captured by an anonymous object") { val f = neighboring(localId); val o = object { fun n() = f.neighbors.size }; if (localId < 3) o.n() else o.n() }
    show("a field in an anonymous object in a branch") { val f = neighboring(localId); if (localId < 3) object { fun n() = f.neighbors.size }.n() else 0 }
    show("a field captured by a local function") { val f = neighboring(localId); fun n(): Int { return f.neighbors.size }; if (localId < 3) n() else n() }
    show("a local function in a branch") { val f = neighboring(localId); if (localId < 3) { fun n(): Int { return f.neighbors.size }; n() } else 0 }
    show("a generic function of a field") { val f = neighboring(localId); fun <T> same(x: T): T { return x }; if (localId < 3) same(f).neighbors.size else 0 }
    show("a field in text") { val f = neighboring(localId); if (localId < 3) "${f.neighbors.size}" else "" }
    show("a field read in share") { val f = neighboring(localId); share(0) { s -> if (localId < 3) f.neighbors.size + s.neighbors.size else s.neighbors.size } }
    show("a default argument with a field") { defaulted(localId < 3, neighboring(localId)) }
    show("a collapse before the branch") { val c = neighboring(localId).neighbors; if (localId < 3) c.size else c.size }
    show("try in a branch with a field") { val f = neighboring(localId); if (localId < 3) try { f.neighbors.size } finally { } else 0 }
    show("fields of two branches added") { val f = neighboring(localId); val g = neighboring(1 + localId * 0); (if (localId < 3) f.neighbors.size + g.neighbors.size else g.all.size) }
    show("field compared in a branch") { val f = neighboring(localId); val g = f; if (localId < 3) f == g else false }
}
private fun defaulted(c: Boolean, f: Field<Int, Int>, n: Int = if (c) f.neighbors.size else 0): Int = n

// Fields with one value for all.
private fun constants() {
    val alike: (Int) -> Topology = { everyone(it) }
    show("meeting in the map of a constant field", line(2)) { neighborhood().map { seen() }.all.values.list }
    show("meeting in the map of a constant field, three", line(3)) { neighborhood().map { seen() }.all.values.list }
    show("meeting in the map of a constant field, four in a row", line(4)) { neighborhood().map { if (localId == 0) seen() else seen() }.all.values.list }
    show("in the map of a field of different values", line(2)) { neighboring(localId).map { seen() }.all.values.list }
    show("in the map of a field of different values, three", line(3)) { neighboring(localId).map { seen() }.all.values.list }
    show("in the map of a field of equal values", line(2)) { neighboring("same".length + localId * 0).map { seen() }.all.values.list }
    show("in mapValues of a field of equal values, three", alike(3)) { neighboring(localId * 0).mapValues { seen() }.all.values.list }
    show("in the map of mapToConstant", line(2)) { neighboring(localId).mapToConstant(1).map { seen() }.all.values.list }
    show("in the map of a mapped constant field", line(2)) { neighborhood().mapValues { 1 }.map { seen() }.all.values.list }
    show("in mapNeighborhood", line(2)) { mapNeighborhood { seen() }.all.values.list }
    show("in mapNeighborhood, three", alike(3)) { mapNeighborhood { seen() }.all.values.list }
    show("in alignedMapValues of a constant field", line(2)) { neighborhood().alignedMapValues(neighboring(localId)) { _, n -> n + seen() }.all.values.list }
    show("in alignedMapValues of different values", line(2)) { neighboring(localId).alignedMapValues(neighborhood()) { n, _ -> n + seen() }.all.values.list }
    show("state in the map of a constant field", line(2), 3) { neighborhood().map { evolve(0) { it + 1 } }.all.values.list }
    show("state in the map of a constant field, three", alike(3), 3) { neighborhood().map { evolve(0) { it + 1 } }.all.values.list }
    show("state in the map of different values, three", alike(3), 3) { neighboring(localId).map { evolve(0) { it + 1 } }.all.values.list }
    show("how a constant field prints", line(3)) { neighborhood().mapToConstant(7) }
    show("how a field of equal values prints", line(3)) { neighboring(localId * 0) }
    show("how a field that was mapped to equal values prints", line(3)) { neighboring(localId).mapValues { 0 } }
    show("fields in a field, by mapToConstant", line(2)) { val f = neighboring(localId); f.mapToConstant(f).local.value.neighbors.size }
    show("fields in a field, by map", line(2)) { val f = neighboring(localId); f.mapValues { f }.local.value.neighbors.size }
    show("fields in a field, by neighboring", line(2)) { neighboring(neighboring(localId)).neighbors.size }
    show("a field of fields, its values", line(3)) { val f = neighboring(localId); f.mapToConstant(f).neighbors.values.list.map { it.neighbors.size } }
    show("a constant field is sent whole", line(3), 3) { exchange(0) { f -> f.mapToConstant(localId) } }
    show("equality of a constant field", line(3)) { listOf(neighborhood().mapToConstant(1) == neighborhood().mapValues { 1 }, neighborhood().mapToConstant(1) == neighborhood().mapToConstant(1)) }
    show("projection of a constant field") { val f = neighborhood().mapToConstant(localId); if (localId < 3) f.all.values.list else f.all.values.list }
    show("projection of a mapped field") { val f = neighborhood().mapValues { localId }; if (localId < 3) f.neighbors.ids.list else f.neighbors.ids.list }
    show("order of projected neighbours") { val f = neighboring(localId * 10); if (localId % 2 == 0) f.neighbors.list.map { it.value } else f.neighbors.ids.list }
    show("mapping in a branch") { val f = neighboring(localId); if (localId < 3) f.map { seen() }.all.values.list else emptyList() }
    show("an escaped field") { var g: Field<Int, Int>? = null; alignedOn(localId < 3) { g = neighboring(localId); 0 }; alignedOn(7) { g!!.neighbors.size } }
    show("an escaped field, read outside") { var g: Field<Int, Int>? = null; alignedOn(localId < 3) { g = neighboring(localId); 0 }; g!!.neighbors.size }
    show("an escaped field, in a val") { var g: Field<Int, Int>? = null; alignedOn(localId < 3) { g = neighboring(localId); 0 }; val h = g!!; alignedOn(7) { h.neighbors.size } }
}

// What a collapse keeps.
private fun collapses() {
    val answers = listOf("yes", "no", "yes", "no", "yes")
    show("a fresh collapse") { val c = neighboring(answers[localId]).all.values; listOf(c.size, c.list.size, c.countMatching { it == "yes" }) }
    show("after in") { val c = neighboring(answers[localId]).all.values; listOf("yes" in c, c.size, c.list, c.set, c.countMatching { it == "yes" }) }
    show("after in, nothing there") { val c = neighboring(answers[localId]).all.values; listOf("maybe" in c, c.size, c.list, c.set, c.countMatching { it == "yes" }) }
    show("after not in") { val c = neighboring(answers[localId]).all.values; listOf("maybe" !in c, c.size) }
    show("after contains") { val c = neighboring(answers[localId]).all.values; listOf(c.contains("no"), c.size, c.list) }
    show("after set") { val c = neighboring(answers[localId]).all.values; listOf(c.set.size, c.size, c.list, c.countMatching { it == "yes" }) }
    show("after list") { val c = neighboring(answers[localId]).all.values; listOf(c.list.size, "yes" in c, c.size, c.set, c.countMatching { it == "yes" }) }
    show("after size") { val c = neighboring(answers[localId]).all.values; listOf(c.size, "yes" in c, c.size, c.set.size, c.countMatching { it == "yes" }) }
    show("after countMatching") { val c = neighboring(answers[localId]).all.values; listOf(c.countMatching { it == "yes" }, "yes" in c, c.size) }
    show("sums after in") { val c = neighboring(localId % 2).all.values; listOf(c.sum(), 1 in c, c.sum(), c.max(), c.fold(100) { a, b -> a + b }) }
    show("neighbours after in") { val c = neighboring(localId % 2).neighbors.values; listOf(c.sum(), 1 in c, c.sum(), c.size, c.list) }
    show("constant values after in") { val c = neighboring(localId * 0 + 4).all.values; listOf(c.sum(), 4 in c, c.sum(), c.size, c.list) }
    show("mapped values after in") { val c = neighboring(localId).mapValues { it % 2 }.all.values; listOf(c.sum(), 1 in c, c.sum(), c.size, c.list) }
    show("values after in on entries") { val e = neighboring(localId % 2).all; val b = FieldEntry(localId, localId % 2) in e; val c = e.values; listOf(b, e.size, c.size, c.sum(), 1 in c, c.size, c.sum()) }
    show("entries after set") { val e = neighboring(localId % 2).neighbors; listOf(e.set.size, e.size, e.list.size, e.values.size, e.toMap().size) }
    show("ids after in") { val c = neighboring(localId % 2).all.ids; listOf(3 in c, c.size, c.list) }
    show("read anew each time") { val f = neighboring(answers[localId]); listOf("yes" in f.all.values, f.all.values.size, f.all.values.countMatching { it == "yes" }) }
    show("sequence before set") { val c = neighboring(localId % 2).all.values; val s = c.sequence; c.set; listOf(s.count(), c.sequence.count(), c.size) }
    show("sequence, then set") { val c = neighboring(localId % 2).all.values; val n = c.sequence.count(); listOf(n, c.set.size, c.size) }
    show("sequence after list") { val c = neighboring(localId % 2).all.values; c.list; listOf(c.sequence.count(), c.set.size, c.sequence.count()) }
    show("alone", line(1)) { val c = neighboring(localId).all.values; listOf(0 in c, c.size, c.list, c.set, neighboring(1 + localId).neighbors.values.size) }
    show("computed how often") {
        var n = 0
        val c = neighboring(localId).mapValues { n++; it % 2 }.neighbors.values
        val a = n
        c.sum(); val b = n
        1 in c; val d = n
        c.sum(); val e = n
        c.list; c.size
        listOf(a, b, d, e, n)
    }
    show("computed how often by sequence") {
        var n = 0
        val c = neighboring(localId).mapValues { n++; it }.neighbors.values
        val s = c.sequence; val a = n
        s.firstOrNull(); val b = n
        s.count(); val d = n
        c.list; val e = n
        s.count()
        listOf(a, b, d, e, n)
    }
    show("computed how often by toMap") {
        var n = 0
        val c = neighboring(localId).mapValues { n++; it }.neighbors
        c.toMap(); val a = n
        c.toMap(); val b = n
        c.list; c.toMap()
        listOf(a, b, n)
    }
    show("computed how often by find") {
        var n = 0
        val c = neighboring(localId).mapValues { n++; it }.all.values
        c.countMatching { it == 0 }; val a = n
        c.list.first(); c.list.last()
        listOf(a, n)
    }
}

// What leaves a token on the stack.
private fun Aggregate<Int>.early(c: Boolean): Int { if (c) return 0; return seen() }
private fun Aggregate<Int>.earlyWithCall(c: Boolean): Int { if (c) { seen(); return 0 }; return seen() }
private fun Aggregate<Int>.earlyInArgument(x: Int?): Int { val n = twice(x ?: return 0); return n + seen() }
private fun Aggregate<Int>.twice(n: Int): Int = n * 2
private fun Aggregate<Int>.earlyInPlain(x: Int?): Int { val n = maxOf(x ?: return 0, localId); return n }
private fun Aggregate<Int>.earlyInLambda(xs: List<Int>): Int { xs.forEach { if (it == 0) return 0 }; return 1 }
private fun Aggregate<Int>.earlyInAggregateLambda(xs: List<Int>): Int { xs.forEach { if (it == localId) return 0 }; return 1 }
private fun Aggregate<Int>.breaks(c: Boolean): Int { for (i in 0..3) { if (c) { localId; break } }; return 0 }
private fun Aggregate<Int>.breaksPlain(c: Boolean): Int { for (i in 0..3) { if (c) break }; return 0 }
private fun Aggregate<Int>.continues(c: Boolean): Int { for (i in 0..3) { if (c) { localId; continue } }; return 0 }
private fun Aggregate<Int>.fails(c: Boolean): Int { if (c) { localId; error("no") }; return 0 }

private fun leavings() {
    show("return without a call") { early(localId < 2); seen() }
    show("return after a call") { earlyWithCall(localId < 2); seen() }
    show("return in an argument") { earlyInArgument(if (localId < 2) null else 1); seen() }
    show("return in an argument of a plain call") { earlyInPlain(if (localId < 2) null else 1); seen() }
    show("return out of a lambda") { earlyInLambda(listOf(if (localId < 2) 0 else 1)); seen() }
    show("return out of a lambda that reads localId") { earlyInAggregateLambda(listOf(if (localId < 2) localId else 9)); seen() }
    show("break") { breaks(localId < 2); seen() }
    show("break without a call") { breaksPlain(localId < 2); seen() }
    show("continue") { continues(localId < 2); seen() }
    show("a caught failure") { try { fails(localId < 2) } catch (e: IllegalStateException) { 1 }; seen() }
    show("a caught failure inside") { val n = try { if (localId < 2) error("no") else seen() } catch (e: IllegalStateException) { 1 }; n + seen() }
}

// Assignments, which the plugin takes for one expression.
private var global = 0
private fun assignments() {
    show("a call assigned") { var n = 0; n = seen(); n }
    show("two calls assigned") { var n = 0; n = seen() + seen(); n }
    show("two calls in a val") { val n = seen() + seen(); n }
    show("two calls added") { var n = 0; n += seen() + seen(); n }
    show("two different calls assigned") { var n = 0; n = seen() + neighboring(localId).neighbors.size; n }
    show("branches assigned") { var n = 0; n = if (localId < 3) seen() else seen(); n }
    show("a branch assigned, and a call") { var n = 0; n = (if (localId < 3) seen() else 9) + seen(); n }
    show("a lambda assigned") { var f: () -> Int = { 0 }; f = { seen() + seen() }; f() }
    show("run assigned") { var n = 0; n = run { if (localId < 3) seen() else seen() }; n }
    show("a property assigned") { val o = object { var n = 0 }; o.n = seen() + seen(); o.n }
    show("a global property assigned") { global = seen() + seen(); global }
    show("an element assigned") { val a = mutableListOf(0); a[0] = seen() + seen(); a }
    show("a field assigned and projected") { val f = neighboring(localId); var n = 0; n = if (localId < 3) f.neighbors.size else 0; n }
    show("a call assigned twice") { var n = 0; n = seen(); n = n + seen(); n }
    show("alignedOn assigned") { var n = 0; n = alignedOn(1) { seen() } + alignedOn(2) { seen() }; n }
    show("assigned in a lambda") { var n = 0; listOf(1).forEach { n = seen() + seen() }; n }
    show("assigned in a branch") { var n = 0; if (localId < 3) n = seen() else n = seen(); n }
    show("a parameter of a lambda assigned later") { val n: Int; n = seen() + seen(); n }
    show("assigned with share") { var n = 0; n = share(localId) { s -> s.all.values.max() } + share(localId) { s -> s.all.size }; n }
    show("assigned with evolve") { var n = 0; n = evolve(0) { it + 1 } + evolve(10) { it + 1 }; n }
    show("incremented") { var n = 0; n++; ++n; n + seen() }
    show("a local delegate") { val n by lazy { seen() + seen() }; n }
    show("string built") { "${seen()} ${seen()}" }
    show("destructured") { val (a, b) = seen() to seen(); a + b }
}

fun main() {
    branches()
    fields()
    constants()
    collapses()
    leavings()
    assignments()
}
