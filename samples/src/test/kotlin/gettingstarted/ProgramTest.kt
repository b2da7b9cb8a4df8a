// #silent: it is a test; it passed when the samples ran
package gettingstarted

import network.Devices
import network.line
// #region test
import kotlin.test.Test
import kotlin.test.assertEquals

class ProgramTest {
    @Test
    fun everyDeviceLearnsHowFarItIs() {
        val devices = Devices(line(5)) { program() }
        assertEquals(listOf(0.0, 1.0, 2.0, 3.0, 4.0), devices.rounds(5))
    }

    @Test
    fun whoIsCutOffNoticesIt() {
        val devices = Devices(line(5)) { program() }
        devices.rounds(5)
        devices.topology = line(5).cutAfter(2) // 0 - 1 - 2   3 - 4
        val far = Double.POSITIVE_INFINITY
        assertEquals(listOf(0.0, 1.0, 2.0, far, far), devices.rounds(10))
    }
}
// #endregion
