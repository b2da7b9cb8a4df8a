import java.io.ByteArrayOutputStream
import java.io.File
import java.io.PrintStream
import kotlin.test.assertEquals

/**
 * Runs the samples of one source file ([source] is its name without the ending), asserts what they
 * print, and leaves that text for tools/samples, which compares it with the record.
 */
abstract class SampleTest(private val source: String) {
    /** Asserts that [sample] prints [expected], and keeps it as the output called [name]. */
    protected fun prints(name: String, expected: String, sample: () -> Unit) {
        val text = captured(sample)
        keep("outputs", name, text)
        assertPrinted(expected, text, "what $source#$name prints")
    }

    protected fun keep(kind: String, name: String, text: String) = keep(source, kind, name, text)

    companion object {
        fun keep(source: String, kind: String, name: String, text: String) {
            val file = File(System.getProperty("samples.runs"), "$source/$kind/$name.txt")
            file.parentFile.mkdirs()
            file.writeText(text)
        }

        /** An [expected] text that ends with `…` is the beginning of what is printed. */
        fun assertPrinted(expected: String, text: String, message: String) {
            val wanted = expected.trimIndent().trim()
            val compared = if (wanted.endsWith('…')) text.take(wanted.length - 1) + '…' else text
            assertEquals(wanted, compared, message)
        }

        fun captured(sample: () -> Unit): String {
            val bytes = ByteArrayOutputStream()
            val console = System.out
            System.setOut(PrintStream(bytes, true, Charsets.UTF_8))
            try {
                sample()
            } finally {
                System.setOut(console)
            }
            return bytes.toString(Charsets.UTF_8).replace("\r\n", "\n").trimEnd()
        }
    }
}
