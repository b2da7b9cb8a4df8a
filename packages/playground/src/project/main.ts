/** What runs a program outside of a page: the project that readers download. */
import {type Arranged} from '../figures/scenario';
import {type SourceText} from '../program';
import {type DeviceProgram, type Sensed} from '../session';
import {packageOf} from '../link';
import {type ProjectFile} from './archive';

/** Where Kotlin of the project lies, and that of samples, too. */
const FOLDER = 'src/main/kotlin/';

const ROUNDS = 20;

/** `2.0`: a Double of Kotlin. */
const double = (value: number): string => (Number.isInteger(value) ? `${value}.0` : `${value}`);

const deviceIn = ({id, source, value, flag, team, x, y}: Sensed): string =>
  `        Device(${id}, ${source}, ${double(value)}, ${flag}, "${team}", ${double(x)}, ${double(y)}),`;

/** A `Main.kt` that runs a program on a network, and prints what all devices come to. */
function mainOf(program: SourceText, {devices, cuts, range}: Arranged): string {
  const name = packageOf(program);
  return `${name === '' ? '' : `import ${name}.program\n`}import kotlin.math.hypot
import network.Devices
import network.Topology
import playground.Act
import playground.Device

fun main() {
    // As the playground had them: id, source, value, flag, team, and where they stand.
    val devices = listOf(
${devices.map(deviceIn).join('\n')}
    ).associateBy { it.id }
    val cuts = setOf<Pair<Int, Int>>(${cuts.map(([a, b]) => `${a} to ${b}`).join(', ')})
    val topology = Topology(devices.keys.toList()) { a, b ->
        val one = devices.getValue(a)
        val other = devices.getValue(b)
        val isNear = hypot(one.x - other.x, one.y - other.y) <= ${double(range)}
        a != b && isNear && Pair(a, b) !in cuts && Pair(b, a) !in cuts
    }
    fun shown(result: Any?): Any? = if (result is Act) result.shows else result
    val running = Devices(topology) { program(devices.getValue(localId)) }
    repeat(${ROUNDS}) { round ->
        println("round \${round + 1}: \${running.round().map { shown(it) }}")
    }
}
`;
}

/**
 * All files of a project that runs a program.
 * @param files that such projects have in common
 * @param program with what it depends on
 * @param network that it runs on
 */
export function projectOf(
  files: readonly ProjectFile[],
  {file, helpers}: DeviceProgram,
  network: Arranged,
): ProjectFile[] {
  const all = new Map(
    [
      ...files,
      // What programs depend on are samples, which lie in the same folders.
      ...helpers.map(({name, text}) => ({path: name, text})),
      {path: `${FOLDER}Program.kt`, text: file.text},
      {path: `${FOLDER}Main.kt`, text: mainOf(file, network)},
    ].map((one) => [one.path, one]),
  );
  return [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
