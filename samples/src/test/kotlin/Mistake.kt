import java.lang.reflect.InvocationTargetException
import java.net.URLClassLoader
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/**
 * A file of samples/mistakes: its region `wrong` shows a mistake, `right` what to write instead.
 * Its functions `wrong` and `right` run the two.
 */
class Mistake(private val name: String) {
    /** The compiler warns about the region `wrong`, by the name [diagnostic], and of nothing else. */
    fun warns(diagnostic: String) = isDiagnosed(MistakesCompiler.ordinary, diagnostic)

    /** The compiler refuses the region `wrong`, by the name [diagnostic], and nothing else. */
    fun isRefused(vararg diagnostic: String) = isDiagnosed(MistakesCompiler.refused, *diagnostic)

    /** The compiler has nothing to say. */
    fun compilesSilently() = assertEquals(emptyList(), MistakesCompiler.ordinary.of(name), name)

    /** Asserts what the function [run] prints, up to its exception if it throws one. */
    fun prints(run: String, expected: String) =
        prints(MistakesCompiler.ordinary, run, run, expected)

    /** The same without the plugin of Collektive; the output is called [output]. */
    fun printsWithoutPlugin(output: String, run: String, expected: String) =
        prints(MistakesCompiler.withoutPlugin, run, output, expected)

    private fun isDiagnosed(compiled: Compiled, vararg names: String) {
        val wrong = linesOf("wrong", MistakesCompiler.linesOf(name))
        val found = compiled.of(name)
        assertTrue(found.isNotEmpty(), "$name.kt: the compiler says nothing")
        assertEquals(emptyList(), found.filter { it.line !in wrong }, "$name.kt: not in `wrong`")
        assertEquals(names.toSet(), found.map { it.name }.toSet(), "$name.kt")
        val words = found.map { "${it.severity}: ${it.text}" }.distinct()
        SampleTest.keep(name, "diagnostics", "wrong", words.joinToString("\n"))
    }

    private fun prints(compiled: Compiled, run: String, output: String, expected: String) {
        assertTrue(compiled.succeeded, compiled.toString())
        val urls = arrayOf(compiled.classes.toURI().toURL())
        val text = SampleTest.captured {
            URLClassLoader(urls, javaClass.classLoader).use { loader ->
                val file = loader.loadClass("mistakes.${name.lowercase()}.${name}Kt")
                try {
                    file.getMethod(run).invoke(null)
                } catch (failure: InvocationTargetException) {
                    println("Exception in thread \"main\" ${failure.cause}")
                }
            }
        }
        SampleTest.keep(name, "outputs", output, text)
        SampleTest.assertPrinted(expected, text, "what $name.kt#$run prints")
    }
}

/** The numbers of the lines of [region], from 1, its marks included. */
fun linesOf(region: String, lines: List<String>): IntRange {
    val start = lines.indexOfFirst { it.trim() == "// #region $region" }
    check(start >= 0) { "no region $region" }
    val end = (start until lines.size).first { lines[it].trim() == "// #endregion" }
    return start + 1..end + 1
}
