/** Delegates of our own and of the library, of classes, files and functions. */
package programs.delegates

import kotlin.properties.Delegates
import kotlin.properties.ReadOnlyProperty
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

class Trimmed(var text: String) {
    operator fun getValue(self: Any?, property: KProperty<*>): String = "${property.name}=${text.trim()}"
    operator fun setValue(self: Any?, property: KProperty<*>, value: String) { println("${property.name} := $value"); text = value }
}

class Counting : ReadWriteProperty<Any?, Int> {
    private var reads = 0
    override fun getValue(thisRef: Any?, property: KProperty<*>): Int = ++reads
    override fun setValue(thisRef: Any?, property: KProperty<*>, value: Int) { reads = value }
}

class Owner(val id: Int) { var name by Trimmed(" a "); val self by Named() }

class Named { operator fun getValue(self: Owner, property: KProperty<*>): String = "${self.id}.${property.name}" }

class Settings(val values: MutableMap<String, Any?>) { var size: Int by values; val title: String by values }

fun constant(value: Int) = ReadOnlyProperty<Any?, Int> { _, property -> println("read ${property.name}"); value }

class Observed { var x: Int by Delegates.observable(0) { p, old, new -> println("${p.name}: $old -> $new") } }

class Vetoed { var x: Int by Delegates.vetoable(1) { _, old, new -> new > old } }

class Later { var x: String by Delegates.notNull<String>() }

var shared by Trimmed(" shared ")

open class Above { open val x: Int by lazy { println("above"); 1 } }

class Below : Above() { override val x: Int by lazy { println("below"); 2 } }

fun p1() { val o = Owner(7); println(o.name); o.name = " b "; println(o.name); println(o.self) }

fun p2() { var n by Counting(); println(n); println(n); n = 10; println(n) }

fun p3() { val s = Settings(mutableMapOf("size" to 3, "title" to "T")); println(s.size); s.size = 5; println(s.values); println(s.title) }

fun p4() { val c by constant(4); println(c + c) }

fun p5() { val o = Observed(); o.x = 1; o.x += 2; o.x++; println(o.x) }

fun p6() { val v = Vetoed(); v.x = 0; println(v.x); v.x = 5; println(v.x) }

fun p7() { val l = Later(); l.x = "there"; println(l.x); println(Later().x) }

fun p8() { println(shared); shared = "x"; println(shared) }

fun p9() { val m = mapOf("a" to 1); val a: Int by m; val b: Int by m; println(a); println(b) }

fun p10() { println(Below().x); println(Above().x) }

fun p11() {
    var t by Trimmed(" t ")
    val change = { value: String -> t = value }
    change("changed")
    println(t)
}

fun p12() { val l = lazy { println("made"); 5 }; val x by l; println(l.isInitialized()); println(x); println(x); println(l.isInitialized()) }
