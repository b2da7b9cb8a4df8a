package networking

// #region imports
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.networking.NoNeighborsData
import it.unibo.collektive.networking.SerializedMessageFactory
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.spreading.gossipMax
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialFormat
import kotlinx.serialization.cbor.Cbor
import kotlinx.serialization.json.Json
import kotlinx.serialization.protobuf.ProtoBuf
// #endregion

// #region formats
/** Can the first message of a device that knows no source be written in [format]? */
fun writes(format: SerialFormat, program: Aggregate<Int>.() -> Any?): String {
    val round = Collektive.aggregate(
        localId = 1, inbound = NoNeighborsData(), inMemory = false, compute = program,
    )
    val factory = SerializedMessageFactory<Int, Any?>(format)
    return runCatching { round.toSend.prepareMessageFor(2, factory) }
        .fold({ "written" }, { "${it.message}" })
}
// #endregion

@OptIn(ExperimentalSerializationApi::class)
fun runFormats() {
    // #region run
    val formats = mapOf("JSON" to Json, "CBOR" to Cbor, "ProtoBuf" to ProtoBuf)
    formats.forEach { (name, format) ->
        println("$name, distanceTo: ${writes(format) { distanceTo(localId == 0) }}")
        println("$name, gossipMax: ${writes(format) { gossipMax(localId) }}")
    }
    // #endregion
}
