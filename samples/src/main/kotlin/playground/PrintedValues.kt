package playground

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighboring
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.stdlib.collapse.maxBy
import it.unibo.collektive.stdlib.util.Point2D
import it.unibo.collektive.stdlib.util.Point3D
import it.unibo.collektive.stdlib.util.euclideanDistance2D
import network.Devices
import network.everyone

// No page shows this: the site's own Kotlin has to print and compare the library's values as the JVM does.

private fun show(program: Aggregate<Int>.() -> Any?) = println(Devices(everyone(3), program).rounds(2).last())

fun runEntries() {
    show { neighboring(localId % 2).all.list }
    show { neighboring(localId % 2).all.maxBy { it.value } }
    show { neighboring(localId).all.list.groupBy { it.value % 2 } }
    show { neighboring(localId).local == neighboring(localId).local }
    show { neighboring(localId).local in neighboring(localId).all.set }
    show { (neighboring(localId).all.list + neighboring(localId).all.list).distinct().size }
    show { neighboring(localId).local.hashCode() == neighboring(localId).local.hashCode() }
}

fun runFields() {
    show { neighboring(localId) == neighboring(localId) }
    show { neighboring(localId) == neighboring(localId + 1) }
    show { setOf(neighboring(localId), neighboring(localId), neighboring(7 + localId)).size }
}

fun runPoints() {
    val place = Point2D(1.0 to 2.5)
    println(listOf(place, -place, Point3D(Triple(1.0, 2.5, 4.0))))
    println(place == Point2D(1.0 to 2.5) && place != Point2D(2.5 to 1.0))
    println(setOf(place, Point2D(1.0 to 2.5), place * 2.0).size)
    println(place.distanceTo(Point2D(0.9 to 1.8)))
    show { euclideanDistance2D(localId * 0.1 to localId * 0.7).all.values.list }
}
