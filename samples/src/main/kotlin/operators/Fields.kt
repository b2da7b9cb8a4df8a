package operators

// #region imports
import it.unibo.collektive.aggregate.Field
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.mapNeighborhood
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.aggregate.toMap
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.doubles.FieldedDoubles.plus
import it.unibo.collektive.stdlib.util.replaceMatchingValues
// #endregion
import network.Devices
import network.everyone
import network.line

// #region parts
fun Aggregate<Int>.parts(): List<Any> {
    val field = neighboring(10 * localId)
    return listOf(
        field.local.id,             // me
        field.local.value,          // my value
        field.neighbors.ids.list,   // my neighbours
        field.neighbors.values.list,
        field.all.toMap(),          // everyone, me last
        localId in field.neighbors.ids.set,
    )
}
// #endregion

// #region map
fun Aggregate<Int>.mapped(): Field<Int, String> =
    neighboring(20.0 + localId).map { (id, value) -> "$id:${value.toInt()}" }
// #endregion

// #region map-values
fun Aggregate<Int>.fahrenheit(celsius: Field<Int, Double>): Field<Int, Double> =
    celsius.mapValues { it * 1.8 + 32 }
// #endregion

// #region aligned-map
fun Aggregate<Int>.heavier(): Field<Int, String> {
    val names = neighboring("device $localId")
    val weights = neighboring(5 * localId)
    return names.alignedMap(weights) { id, name, weight ->
        "$id is $name of $weight kg"
    }
}
// #endregion

// #region aligned-map-values
fun Aggregate<Int>.through(): Field<Int, Double> {
    val distances = neighboring(10.0 * localId)
    val metric = mapNeighborhood { id -> if (id == localId) 0.0 else 1.0 }
    return distances.alignedMapValues(metric) { distance, step ->
        distance + step
    }
}
// #endregion

// #region fielded
fun Aggregate<Int>.throughFielded(): Field<Int, Double> {
    val distances = neighboring(10.0 * localId)
    val metric = mapNeighborhood { id -> if (id == localId) 0.0 else 1.0 }
    return distances + metric // with FieldedDoubles.plus imported
}
// #endregion

// #region get
fun Aggregate<Int>.ofDeviceZero(): Int? {
    val field = neighboring(100 + localId)
    return if (0 in field.all.ids.set) field[0] else null
}
// #endregion

// #region replace
fun Aggregate<Int>.withoutZeroes(): Field<Int, Int> =
    neighboring(localId % 2).replaceMatchingValues(-1) { it == 0 }
// #endregion

// #region constant
fun Aggregate<Int>.ones(): Field<Int, Int> =
    neighboring(localId).mapToConstant(1)
// #endregion

fun runParts() {
    Devices(line(3)) { parts() }.rounds(2)[1].forEach(::println)
}

fun runPrinted() {
    // #region printed
    val alone = Devices(line(1)) { neighboring(localId) }
    println("alone:     ${alone.rounds(2).first()}")
    val same = Devices(everyone(3)) { neighboring(localId < 3) }
    println("same:      ${same.rounds(2).first()}")
    val different = Devices(everyone(3)) { neighboring(10 * localId) }
    println("different: ${different.rounds(2).first()}")
    // #endregion
}

fun runMap() = println(Devices(line(3)) { mapped() }.rounds(2)[1])

fun runMapValues() =
    println(Devices(line(3)) { fahrenheit(neighboring(10.0 * localId)) }.rounds(2)[1])

fun runAlignedMap() = println(Devices(line(3)) { heavier() }.rounds(2)[1])

fun runAlignedMapValues() = println(Devices(line(3)) { through() }.rounds(2)[1])

fun runFielded() = println(Devices(line(3)) { throughFielded() }.rounds(2)[1])

fun runGet() = println(Devices(line(4)) { ofDeviceZero() }.rounds(2))

fun runReplace() = println(Devices(line(3)) { withoutZeroes() }.rounds(2)[1])

fun runConstant() = println(Devices(line(3)) { ones() }.rounds(2)[1])

fun runLazy() {
    // #region lazy
    var calls = 0
    val devices = Devices(everyone(3)) {
        val doubled = neighboring(localId).mapValues { calls += 1; it * 2 }
        doubled.all.list // first traversal
        doubled.all.list // second traversal: the lambda runs again for neighbours
        doubled.neighbors.values.list.sum()
    }
    devices.rounds(2)
    calls = 0
    devices.round(order = listOf(0))
    println(
        "one round of a device with two neighbours called the lambda $calls times",
    )
    // #endregion
}
