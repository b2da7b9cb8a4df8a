import howto.runOtherExceptions
import kotlin.test.Test

class OtherExceptionsTest : SampleTest("OtherExceptions") {
    @Test fun said() = prints(
        "said",
        """
        A field cannot be constructed with local id '0', local value '0',and neighborhood values '{0=7}' as the local id is also present among the neighbors
        Serialization has been required for in-memory messages. This is likely a misconfiguration.
        Unsupported serialization format
        The provided distance accumulation function violates the triangle inequality: accumulating 0.0 and 1.0 produced 0.0
        Both operands must be positive integers.
        There should be at least one replica running after evaluating timeReplicated.
        Collektive is in an inconsistent state, this is most likely a bug in the implementation.
        """,
        ::runOtherExceptions,
    )
}
