import java.io.File
import java.nio.file.Files
import org.jetbrains.kotlin.cli.common.ExitCode
import org.jetbrains.kotlin.cli.common.arguments.K2JVMCompilerArguments
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation
import org.jetbrains.kotlin.cli.common.messages.MessageCollector
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler
import org.jetbrains.kotlin.config.Services

/** What the compiler said about a line of [file]; [name] is what `@Suppress` would take. */
data class Diagnostic(
    val file: String?,
    val line: Int,
    val severity: String,
    val name: String,
    val text: String,
)

/** The result of one run of the compiler. */
data class Compiled(val succeeded: Boolean, val diagnostics: List<Diagnostic>, val classes: File) {
    fun of(sample: String): List<Diagnostic> = diagnostics.filter { it.file == "$sample.kt" }
}

/** Compiles the files of samples/mistakes, apart from the other samples. */
object MistakesCompiler {
    private val folder = File(System.getProperty("samples.folder"), "mistakes")
    private val sources: Map<String, List<String>> =
        folder.listFiles().orEmpty().sorted()
            .associate { it.nameWithoutExtension to it.readLines() }

    /** These hold a mistake that the compiler refuses. */
    private val refusedNames = setOf(
        "BranchReturnsField",
        "GenericNotReified",
        "MissingImport",
        "OldReductions",
        "SuggestedFix",
    )

    val names: Set<String> get() = sources.keys

    /** Everything that compiles: of the refused files, what is left without the mistake. */
    val ordinary: Compiled by lazy {
        val right = sources.mapValues { (name, text) ->
            if (name in refusedNames) text.right() else text
        }
        compile(right)
    }

    /** The refused files as they are. */
    val refused: Compiled by lazy { compile(sources.filterKeys { it in refusedNames }) }

    /** What happens when the plugin of Collektive is missing. */
    val withoutPlugin: Compiled by lazy {
        compile(sources.filterKeys { it == "WithoutPlugin" }, withPlugin = false)
    }

    fun linesOf(name: String): List<String> = sources.getValue(name)

    private fun List<String>.right(): List<String> {
        val wrong = linesOf("wrong", this)
        return mapIndexed { index, line -> if (index + 1 in wrong) "" else line }
    }

    private fun compile(files: Map<String, List<String>>, withPlugin: Boolean = true): Compiled {
        val target = File(System.getProperty("samples.runs")).absoluteFile.parentFile
        val work = Files.createTempDirectory(target.toPath(), "mistakes").toFile()
        val arguments = K2JVMCompilerArguments().apply {
            freeArgs = files.map { (name, text) ->
                File(work, "$name.kt").apply { writeText(text.joinToString("\n")) }.path
            }
            destination = File(work, "classes").path
            classpath = System.getProperty("java.class.path")
            pluginClasspaths = listOfNotNull(
                System.getProperty("collektive.plugin").takeIf { withPlugin },
                System.getProperty("serialization.plugin"),
            ).toTypedArray()
            noStdlib = true
            noReflect = true
            renderInternalDiagnosticNames = true
        }
        val collector = Collector()
        val code = K2JVMCompiler().exec(collector, Services.EMPTY, arguments)
        return Compiled(code == ExitCode.OK, collector.diagnostics, File(work, "classes"))
    }

    private class Collector : MessageCollector {
        val diagnostics = mutableListOf<Diagnostic>()

        override fun clear() = diagnostics.clear()

        override fun hasErrors() = diagnostics.any { it.severity == "error" }

        override fun report(
            severity: CompilerMessageSeverity,
            message: String,
            location: CompilerMessageSourceLocation?,
        ) {
            if (severity.isError || severity.isWarning) {
                val name = NAMED.matchEntire(message)
                diagnostics += Diagnostic(
                    file = location?.path?.let { File(it).name },
                    line = location?.line ?: 0,
                    severity = severity.presentableName,
                    name = name?.groupValues?.get(1).orEmpty(),
                    text = (name?.groupValues?.get(2) ?: message).trimEnds(),
                )
            }
        }
    }

    private fun String.trimEnds() = lines().joinToString("\n") { it.trimEnd() }

    private val NAMED = Regex("""\[([A-Z_]+)] (.*)""", RegexOption.DOT_MATCHES_ALL)
}
