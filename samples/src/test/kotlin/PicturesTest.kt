import kotlin.test.Test

/** What the pictures of the site show; src/pictures reads it from the record. */
class PictureRunsTest : SampleTest("PictureRuns") {
    @Test fun main() = prints("main", "places 1: [[0.2,-0.14],…") { pictures.main() }
}
