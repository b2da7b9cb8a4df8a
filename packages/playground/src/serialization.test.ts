import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {prepare} from './program';

const PROGRAM = `
import it.unibo.collektive.Collektive
import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.aggregate.api.share
import it.unibo.collektive.aggregate.values
import it.unibo.collektive.networking.NoNeighborsData
import it.unibo.collektive.networking.SerializedMessageFactory
import it.unibo.collektive.stdlib.accumulation.countDevices
import it.unibo.collektive.stdlib.collapse.min
import it.unibo.collektive.stdlib.spreading.bellmanFordGradientCast
import it.unibo.collektive.stdlib.spreading.distanceTo
import it.unibo.collektive.stdlib.util.hops
import kotlinx.serialization.json.Json

val lenient = Json(Json { allowSpecialFloatingPointValues = true }) {}

fun tell(name: String, program: Aggregate<Int>.() -> Any?) {
    val sent = Collektive.aggregate(0, inbound = NoNeighborsData(), inMemory = false, compute = program).toSend
    val told = listOf(Json, lenient).map { format ->
        runCatching { sent.prepareMessageFor(1, SerializedMessageFactory<Int, Any?>(format)) }
            .fold({ "sent" }, { it.toString().substringBefore(':').substringAfterLast('.') })
    }
    println("$name: \${told.joinToString()}")
}

fun main() {
    tell("distanceTo") { distanceTo(source = false) }
    tell("a gradient by hand") { share(Double.POSITIVE_INFINITY) { it.neighbors.values.min() + 1 } }
    tell("bellmanFordGradientCast") { bellmanFordGradientCast(source = false, local = 0.0, metric = hops().map { it.value.toDouble() }) }
    tell("countDevices by distanceTo") { countDevices(potential = distanceTo(source = false)) }
}
`;

test('plain JSON refuses infinity, and JSON that allows it does not, as on the library', () => {
  const {outputs} = JSON.parse(readFileSync('samples/recorded/DeviceClaims.json', 'utf8')) as {
    outputs: Record<string, string>;
  };
  let printed = '';
  const program = prepare({name: 'Main.kt', text: PROGRAM});
  expect(program.messages.filter(({severity}) => severity === 'error')).toEqual([]);
  program.run('main', (words) => {
    printed += words;
  });
  expect(printed.trimEnd()).toBe(outputs['infinity-in-json']);
});
