/** Folds, parts, groups and sums of lists. */
package programs.listparts

fun p48() { println(listOf(1, 2, 3).fold(10) { a, b -> a + b }) }

fun p49() { println(listOf(1, 2, 3).reduce { a, b -> a * b }) }

fun p50() { println(listOf(1, 2, 3).foldRight("") { a, b -> "$a$b" }) }

fun p51() { println(listOf("a", "b").foldIndexed("") { i, a, s -> "$a$i$s" }) }

fun p52() { println(listOf(1, 2, 3).reduceRight { a, b -> a - b }) }

fun p53() { println(emptyList<Int>().reduceOrNull { a, b -> a + b }) }

fun p54() { println(emptyList<Int>().reduce { a, b -> a + b }) }

fun p55() { println(listOf(1, 2, 3).scan(0) { a, b -> a + b }) }

fun p56() { println(listOf(1, 2, 3).runningFold(0) { a, b -> a + b }) }

fun p57() { println(listOf(1, 2, 3).runningReduce { a, b -> a * b }) }

fun p58() { println(listOf(1, 2, 3).any { it > 2 }) }

fun p59() { println(listOf(1, 2).all { it > 0 }) }

fun p60() { println(listOf(1).none { it > 3 }) }

fun p61() { println(emptyList<Int>().all { false }) }

fun p62() { println(emptyList<Int>().any()) }

fun p63() { println(listOf(1).none()) }

fun p64() { println(listOf(1, 2, 3).contains(2)) }

fun p65() { println(4 in listOf(1)) }

fun p66() { println(listOf(1, 2, 3).containsAll(listOf(1, 3))) }

fun p67() { println(listOf(1, 2, 1).indexOf(1)) }

fun p68() { println(listOf(1, 2, 1).lastIndexOf(1)) }

fun p69() { println(listOf(5, 6).indexOfFirst { it > 5 }) }

fun p70() { println(listOf(5, 6).indexOfLast { it > 9 }) }

fun p71() { println(listOf(1, 2, 3).find { it > 1 }) }

fun p72() { println(listOf(1, 2, 3).findLast { it < 3 }) }

fun p73() { println(listOf(1, 2, 3).first { it > 1 }) }

fun p74() { println(listOf(1, 2).lastOrNull { it > 5 }) }

fun p75() { println(listOf(7).single()) }

fun p76() { println(listOf(1, 2).singleOrNull()) }

fun p77() { println(listOf(1, 2).single()) }

fun p78() { println(listOf(1, 2).first { it > 5 }) }

fun p79() { println(listOf(1, 2, 3, 4, 5).take(2)) }

fun p80() { println(listOf(1, 2, 3).drop(1)) }

fun p81() { println(listOf(1, 2, 3).takeLast(2)) }

fun p82() { println(listOf(1, 2, 3).dropLast(1)) }

fun p83() { println(listOf(1, 2, 3, 1).takeWhile { it < 3 }) }

fun p84() { println(listOf(1, 2, 3, 1).dropWhile { it < 3 }) }

fun p85() { println(listOf(1, 2, 3).takeLastWhile { it > 1 }) }

fun p86() { println(listOf(1, 2, 3).dropLastWhile { it > 1 }) }

fun p87() { println(listOf(1, 2).take(-1)) }

fun p88() { println(listOf(1, 2).drop(-1)) }

fun p89() { println(listOf(1, 2, 3, 4, 5).slice(1..3)) }

fun p90() { println(listOf(1, 2, 3).subList(0, 2)) }

fun p91() { println(listOf(1, 2, 3).slice(listOf(0, 2))) }

fun p92() { println(listOf(1, 2, 3, 4, 5).chunked(2)) }

fun p93() { println(listOf(1, 2, 3, 4).windowed(2)) }

fun p94() { println(listOf(1, 2, 3, 4, 5).windowed(3, 2, true)) }

fun p95() { println(listOf(1, 2, 3).zipWithNext()) }

fun p96() { println(listOf(1, 4, 9).zipWithNext { a, b -> b - a }) }

fun p97() { println(listOf(1, 2, 3, 4).chunked(3) { it.sum() }) }

fun p98() { println(listOf(1, 2).zip(listOf("a", "b", "c"))) }

fun p99() { println(listOf(1, 2).zip(listOf(3, 4)) { a, b -> a * b }) }

fun p100() { println(listOf(1 to "a", 2 to "b").unzip()) }

fun p101() { println(listOf(1, 2) zip listOf(3, 4)) }

fun p102() { println(listOf(1, 2, 3, 4).partition { it > 2 }) }

fun p103() { println(listOf("a", "bb", "cc").groupBy { it.length }) }

fun p104() { println(listOf("a", "bb").associateBy { it.length }) }

fun p105() { println(listOf("a").associateWith { it.length }) }

fun p106() { println(listOf("a").associate { it to 1 }) }

fun p107() { println(listOf("a", "bb").groupBy({ it.length }, { it.uppercase() })) }

fun p108() { println(listOf("x", "y", "x").groupingBy { it }.eachCount()) }

fun p109() { println(listOf(1, 2, 3).groupingBy { it % 2 }.fold(0) { a, b -> a + b }) }

fun p110() { println(listOf(1, 2, 2, 3).distinct()) }

fun p111() { println(listOf("a", "A").distinctBy { it.lowercase() }) }

fun p112() { println(listOf(1, 2, 2).toSet()) }

fun p113() { println(listOf(listOf(1), listOf(2, 3)).flatten()) }

fun p114() { println(listOf(1, 2).flatMap { listOf(it, it * 10) }) }

fun p115() { println(listOf("ab", "c").flatMap { it.toList() }) }

fun p116() { println(listOf(1, 2) + 3) }

fun p117() { println(listOf(1, 2) + listOf(3)) }

fun p118() { println(listOf(1, 2, 1) - 1) }

fun p119() { println(listOf(1, 2, 3) - listOf(1, 3)) }

fun p120() { println(listOf(1, 2).plus(3)) }

fun p121() { println(listOf(1, 2) intersect listOf(2, 3)) }

fun p122() { println(listOf(1, 2) union listOf(2, 3)) }

fun p123() { println(listOf(1, 2) subtract listOf(2)) }
