/** Networks that are touched while they run: devices, links and sensors may be others in every round. */
import {type Aggregate, Network, Paths} from '@collektive/model';
import {
  type SourceText,
  Instance,
  type Limits,
  text,
  type Double,
  double,
} from '@collektive/kotlin';
import {type Message, type Outcome, prepare, type Program} from './program';
import {kotlinValues} from './values';

/** A program for each device: a file with `fun Aggregate<Int>.program(device: Device)`. */
export interface DeviceProgram {
  readonly file: SourceText;
  /** What it depends on, `playground/Device.kt` among it. */
  readonly helpers: readonly SourceText[];
}

/** A device, and what it senses; places are in units of which links are about 1 long. */
export interface Sensed {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly source: boolean;
  readonly value: number;
  readonly flag: boolean;
  readonly team: string;
}

/** What a round finds. */
export interface World {
  readonly devices: readonly Sensed[];
  /** Who hears whom, by ids. */
  readonly links: readonly (readonly [number, number])[];
}

export interface Conditions {
  /** The share of messages that get lost, from 0 to 1. */
  readonly loss: number;
  /** Whether devices fire in any order and some sleep through a round; else all at once. */
  readonly asynchronous: boolean;
  /** The same seed and the same touches give the same run. */
  readonly seed: number;
}

/** What a device came to in a round. */
export interface Shown {
  readonly id: number;
  /** As Kotlin prints it. */
  readonly value: string;
  readonly lit?: true;
  /** By how much it wants to move. */
  readonly move?: readonly [number, number];
}

/** A device that ran its program. */
export interface Fired {
  readonly id: number;
  /** The ids of those whose messages it had. */
  readonly heard: readonly number[];
}

/** What a round came to: of devices that slept, what they came to last. */
export interface Round {
  readonly shown: readonly Shown[];
  /** In the order in which they did. */
  readonly fired: readonly Fired[];
  readonly outcome: Outcome;
}

/** The share of devices that sleep through a round of an asynchronous network. */
const SLEEP = 0.3;

/** A figure's longer values are cut. */
const LONGEST_VALUE = 120;

/** What hands the sensors over; in its last lines, so that no other line moves. */
const DRIVER = `
fun runDevice(aggregate: it.unibo.collektive.aggregate.api.Aggregate<Int>, id: Int, source: Boolean, value: Double, flag: Boolean, team: String, x: Double, y: Double): Any? =
    aggregate.program(playground.Device(id, source, value, flag, team, x, y))
`;

const NO_PROGRAM =
  "Each device runs the function 'program': write 'fun Aggregate<Int>.program(device: Device) = …', and import 'playground.Device'.";

/** Where a program declares what devices run, or else ends. */
function programLine(text: string): number {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /\bprogram\b/.test(line) && /\bfun\b/.test(line));
  return at < 0 ? lines.length : at + 1;
}

type Run = (aggregate: Aggregate<number>, ...sensors: unknown[]) => unknown;

/** Why a program is not run: what is wrong with it by itself, or else that it has nothing for devices to run. */
function refusalOf(file: SourceText, helpers: readonly SourceText[]): readonly Message[] {
  const {messages, fine} = prepare(file, helpers);
  const position = {file: file.name, line: programLine(file.text), column: 1};
  return fine ? [...messages, {severity: 'error', message: NO_PROGRAM, position}] : messages;
}

/** A program that was read, and the network that runs it. */
export class Session {
  readonly messages: readonly Message[];
  readonly fine: boolean;
  private readonly program: Program;
  private readonly network: Network<{now: Sensed}, Shown>;
  private readonly last = new Map<number, Shown>();
  private fired: Fired[] = [];

  constructor({file, helpers}: DeviceProgram, conditions: Conditions) {
    this.program = prepare({name: file.name, text: file.text + DRIVER}, helpers);
    const {fine} = this.program;
    this.fine = fine;
    this.messages = fine ? this.program.messages : refusalOf(file, helpers);
    const run: Run | undefined = fine ? this.program.function('runDevice') : undefined;
    this.network = new Network(
      (aggregate, {now}) => {
        const {id, source, value, flag, team, x, y} = now;
        this.fired.push({id, heard: this.network.heard(id)});
        return shownOf(
          id,
          run?.(aggregate, id, source, double(value), flag, team, double(x), double(y)),
        );
      },
      {values: kotlinValues, paths: new Paths(text), seed: conditions.seed},
    );
    this.change(conditions);
  }

  /** Other conditions from the next round on; the seed stays what it was. */
  change({loss, asynchronous}: Omit<Conditions, 'seed'>): void {
    Object.assign(this.network.options, {
      loss,
      synchronous: !asynchronous,
      order: asynchronous ? 'random' : 'ascending',
      sleep: asynchronous ? SLEEP : 0,
    });
  }

  /** A round of all devices. @param limits for all of them together */
  round(world: World, limits: Limits): Round {
    this.take(world);
    this.fired = [];
    const outcome = this.program.attempt(() => {
      for (const [id, shown] of this.network.step()) {
        this.last.set(id, shown);
      }
    }, limits);
    const {last, fired} = this;
    return {shown: world.devices.flatMap(({id}) => last.get(id) ?? []), fired, outcome};
  }

  private take({devices, links}: World): void {
    const {network, last} = this;
    const known = new Set(network.ids);
    const now = new Set(devices.map(({id}) => id));
    for (const id of known) {
      if (!now.has(id)) {
        network.remove(id);
        last.delete(id);
      }
    }
    for (const device of devices) {
      if (known.has(device.id)) {
        network.sensors(device.id).now = device;
      } else {
        network.add(device.id, {now: device});
      }
    }
    const near = new Map<number, Set<number>>(devices.map(({id}) => [id, new Set()]));
    for (const [a, b] of links) {
      near.get(a)?.add(b);
      near.get(b)?.add(a);
    }
    for (const [id, others] of near) {
      const before = new Set(network.neighbors(id));
      for (const other of before) {
        if (other > id && !others.has(other)) {
          network.cut(id, other);
        }
      }
      for (const other of others) {
        if (other > id && !before.has(other)) {
          network.link(id, other);
        }
      }
    }
  }
}

const ACT = 'Act';

/** What a device returned, as figures show it. */
function shownOf(id: number, result: unknown): Shown {
  if (!(result instanceof Instance) || result.of.name !== ACT) {
    return {id, value: written(result)};
  }
  const [shows, light, dx, dy] = result.fields as [unknown, boolean, Double, Double];
  // A device that is to go nowhere, as 0.0 / 0.0 asks for, stays.
  const moves = [dx.value, dy.value].every(Number.isFinite) && (dx.value !== 0 || dy.value !== 0);
  return {
    id,
    value: written(shows),
    ...(light ? {lit: true as const} : {}),
    ...(moves ? {move: [dx.value, dy.value] as const} : {}),
  };
}

function written(value: unknown): string {
  const all = text(value);
  return all.length > LONGEST_VALUE ? `${all.slice(0, LONGEST_VALUE - 1)}…` : all;
}
