package howto

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.neighborhood
import it.unibo.collektive.aggregate.ids
import it.unibo.collektive.stdlib.spreading.distanceTo
import java.net.DatagramPacket
import java.net.DatagramSocket
import java.net.InetSocketAddress
import java.net.SocketTimeoutException
import kotlin.time.Clock
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeSource
import kotlinx.serialization.builtins.serializer
// #endregion
import java.nio.file.Path
import networking.WireMailbox

// #region program
/** Which devices are heard, and how far away device 0 is. */
fun Aggregate<Int>.situation(): String {
    val heard = neighborhood().neighbors.ids.set
    val hops = distanceTo(source = localId == 0)
    return "hears $heard, $hops hops from device 0"
}
// #endregion

// #region listen
/** Hands over what arrives within [period]. */
fun DatagramSocket.listen(period: Duration, onBytes: (ByteArray) -> Unit) {
    val start = TimeSource.Monotonic.markNow()
    while (true) {
        val left = (period - start.elapsedNow()).inWholeMilliseconds.toInt()
        if (left <= 0) return // as a timeout, 0 would stand for no end
        soTimeout = left
        val packet = DatagramPacket(ByteArray(65_535), 65_535)
        try {
            receive(packet)
        } catch (_: SocketTimeoutException) {
            return
        }
        onBytes(packet.data.copyOf(packet.length))
    }
}
// #endregion

// #region main
/** Arguments: the id, then where device 0, device 1 and so on listen. */
fun main(args: Array<String>) {
    val id = args.first().toInt()
    val addresses = args.drop(1).map {
        val (host, port) = it.split(':')
        InetSocketAddress(host, port.toInt())
    }
    DatagramSocket(addresses[id]).use { socket ->
        val mailbox = WireMailbox(
            id, Int.serializer(), retention = 5.seconds,
            now = Clock.System::now, known = { addresses.indices.toSet() },
        ) { to, bytes ->
            socket.send(DatagramPacket(bytes, bytes.size, addresses[to]))
        }
        val device = Collektive(id, mailbox) { situation() }
        var printed = ""
        while (true) {
            val situation = device.cycle()
            if (situation != printed) println("device $id: $situation")
            printed = situation
            socket.listen(1.seconds, mailbox::onBytes)
        }
    }
}
// #endregion

/** A JVM with a device, and what it prints. */
private class Terminal(id: Int, addresses: List<String>) : AutoCloseable {
    private val java = Path.of(System.getProperty("java.home"), "bin", "java")
    private val process = ProcessBuilder(
        listOf("$java", "-cp", System.getProperty("java.class.path")) +
            "howto.TwoJvmsKt" + "$id" + addresses,
    ).redirectErrorStream(true).start()
    private val output = process.inputReader()

    /** Waits for [count] lines, and prints them. */
    fun show(count: Int) = await(count).forEach(::println)

    /** Waits for [count] lines. */
    fun await(count: Int): List<String> =
        List(count) { checkNotNull(output.readLine()) { "the device has ended" } }

    override fun close() {
        process.destroy()
        process.waitFor()
    }
}

/** Addresses of two ports that are free. */
private fun freeAddresses(): List<String> {
    val sockets = List(2) { DatagramSocket(InetSocketAddress("localhost", 0)) }
    return sockets.map { "localhost:${it.localPort}" }.also { sockets.forEach { it.close() } }
}

fun runMeet() {
    val addresses = freeAddresses()
    Terminal(0, addresses).use { zero ->
        zero.show(1)
        Terminal(1, addresses).use { one ->
            one.show(2)
            zero.show(1)
        }
    }
}

fun runStopped() {
    val addresses = freeAddresses()
    Terminal(1, addresses).use { one ->
        one.await(1)
        Terminal(0, addresses).use { one.await(1) }
        one.show(1)
        Terminal(0, addresses).use { zero ->
            zero.show(2)
            one.show(1)
        }
    }
}
