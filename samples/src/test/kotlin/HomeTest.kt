import home.runMetricGradient
import kotlin.test.Test

class MetricGradientTest : SampleTest("MetricGradient") {
    @Test fun gradient() = prints("gradient", "[0.0, 5.0, 10.0, 15.0]", ::runMetricGradient)
}
