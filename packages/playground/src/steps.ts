/** Divides what a program's networks do into steps, for pages to draw. */
import {text} from '@collektive/kotlin';
import {type Watched, type Watcher} from './watch';

/** A step of a run: a round of the devices of one network, in which each has at most one. */
export interface Step {
  /** Its network, counted from 0 in the order of being made. */
  readonly network: number;
  /** Which round of this network it is, from 1. */
  readonly round: number;
  /** The devices, by number where ids are numbers, else in the order in which they were made. */
  readonly ids: readonly string[];
  /** What each of them returned in its round; nothing where it had none. */
  readonly values: readonly (string | undefined)[];
  /** Who hears whom, by place in `ids`. */
  readonly links: readonly (readonly [number, number])[];
  /** How many characters the program had printed when it was over. */
  readonly printed: number;
}

/** Networks of more devices are not shown, nor are further steps. */
export const MOST = {devices: 150, steps: 2_000} as const;

/** Longer values are cut. */
const LONGEST_VALUE = 60;

interface Network {
  readonly number: number;
  readonly devices: Watched[];
  round: number;
}

const shorten = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;

/** Watches a run and tells its steps. */
export class Steps implements Watcher {
  private readonly networks = new Map<unknown, Network>();
  private current: Network | undefined;
  private values = new Map<Watched, string>();
  private links: [number, number][] = [];
  private count = 0;

  /**
   * @param printed how many characters the program has printed by now
   * @param tell is called at the end of each step
   */
  constructor(
    private readonly printed: () => number,
    private readonly tell: (step: Step) => void,
  ) {}

  made(device: Watched): void {
    const devices = this.networkOf(device)?.devices;
    devices?.push(device);
    devices?.sort(({localId: a}, {localId: b}) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : 0,
    );
  }

  roundBegins(device: Watched): void {
    const network = this.networkOf(device);
    if (network === undefined) {
      return;
    }
    if (network !== this.current || this.values.has(device)) {
      this.end();
      this.current = network;
      network.round += 1;
      // As it is now: what changes within a step shows in the next one.
      this.links = network.devices.length > MOST.devices ? [] : linksOf(network.devices);
    }
  }

  roundEnded(device: Watched, result: unknown): void {
    if (this.networkOf(device) === this.current) {
      this.values.set(device, shorten(text(result)));
    }
  }

  /** The step that is going on is over, if there is one: what was printed by now belongs to it. */
  end(): void {
    const {current, values, links} = this;
    this.current = undefined;
    this.values = new Map();
    const isTooMuch = this.count >= MOST.steps || (current?.devices.length ?? 0) > MOST.devices;
    if (current === undefined || isTooMuch) {
      return;
    }
    this.count += 1;
    this.tell({
      network: current.number,
      round: current.round,
      ids: current.devices.map(({localId}) => text(localId)),
      values: current.devices.map((device) => values.get(device)),
      links,
      printed: this.printed(),
    });
  }

  private networkOf({linked}: Watched): Network | undefined {
    if (linked === undefined) {
      return undefined;
    }
    let network = this.networks.get(linked);
    if (network === undefined) {
      network = {number: this.networks.size, devices: [], round: 0};
      this.networks.set(linked, network);
    }
    return network;
  }
}

function linksOf(devices: readonly Watched[]): [number, number][] {
  return devices.flatMap(({localId, linked}, a) =>
    devices
      .slice(a + 1)
      .flatMap((other, more): [number, number][] =>
        linked?.(localId, other.localId) === true ? [[a, a + 1 + more]] : [],
      ),
  );
}
