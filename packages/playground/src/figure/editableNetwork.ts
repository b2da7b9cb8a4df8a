/** The network that a reader touches: where devices are, how far they are heard, which links are cut. */
import {type Sensed, type World} from '../session';
import {newDevice} from './data';
import {MOST_DEVICES, type Place} from './places';

type Pair = readonly [number, number];

const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** On which side of the line from `a` to `b` a place is. */
const side = (a: Place, b: Place, {x, y}: Place): number =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

const cross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** The rectangle that devices stay in. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** @param places of the devices at the start */
export function frameOf(places: readonly Place[]): Frame {
  const [xs, ys] = [places.map(({x}) => x), places.map(({y}) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top};
}

export class EditableNetwork {
  /** By id, ascending. */
  readonly devices: Sensed[];
  private readonly cuts = new Map<string, Pair>();
  /** As long as nothing is changed. */
  private known: World | undefined;
  /** Around the places where devices start. */
  readonly frame: Frame;

  /** @param room that devices have around the places where they start */
  constructor(
    devices: readonly Sensed[],
    private reach: number,
    private readonly room = 0.35,
  ) {
    this.devices = [...devices];
    this.frame = frameOf(devices);
  }

  /** How far devices are heard. */
  get range(): number {
    return this.reach;
  }

  set range(range: number) {
    this.reach = range;
    this.known = undefined;
  }

  /** Pairs within range: those that are linked, and those that would be. */
  private near(): Pair[] {
    const {devices, range} = this;
    return devices.flatMap((a, index) =>
      devices
        .slice(index + 1)
        .flatMap((b): Pair[] => (Math.hypot(a.x - b.x, a.y - b.y) <= range ? [[a.id, b.id]] : [])),
    );
  }

  /** The same object, until something is changed. */
  get world(): World {
    return (this.known ??= {
      devices: [...this.devices],
      links: this.near().filter(([a, b]) => !this.cuts.has(key(a, b))),
    });
  }

  /** Links that the reader has cut, as far as they would be there. */
  get broken(): Pair[] {
    return this.cuts.size === 0 ? [] : this.near().filter(([a, b]) => this.cuts.has(key(a, b)));
  }

  /** All links that the reader has cut, within range or not. */
  get cut(): Pair[] {
    return [...this.cuts.values()];
  }

  /** Other devices, and other cuts: as a link holds them. */
  arrange(devices: readonly Sensed[], cuts: readonly Pair[]): void {
    this.devices.splice(0, this.devices.length, ...devices);
    this.cuts.clear();
    this.known = undefined;
    for (const [a, b] of cuts) {
      this.cuts.set(key(a, b), [a, b]);
    }
  }

  device(id: number): Sensed | undefined {
    return this.devices.find((one) => one.id === id);
  }

  change(id: number, changes: Partial<Omit<Sensed, 'id'>>): void {
    const at = this.devices.findIndex((one) => one.id === id);
    if (at < 0) {
      return;
    }
    this.devices[at] = {...this.devices[at], ...changes};
    this.known = undefined;
  }

  /** Moves a device, as far as there is room. */
  move(id: number, place: Place): void {
    this.change(id, this.within(place));
  }

  /** @returns the new device's id; nothing where the network is full */
  add(place: Place): number | undefined {
    if (this.devices.length >= MOST_DEVICES) {
      return undefined;
    }
    const id = 1 + Math.max(-1, ...this.devices.map((one) => one.id));
    const {x, y} = this.within(place);
    this.devices.push(newDevice(id, x, y));
    this.known = undefined;
    return id;
  }

  /** Removes a device; the last one stays. */
  remove(id: number): boolean {
    const at = this.devices.findIndex((one) => one.id === id);
    if (at < 0 || this.devices.length === 1) {
      return false;
    }
    this.devices.splice(at, 1);
    this.known = undefined;
    for (const [name, pair] of this.cuts) {
      if (pair.includes(id)) {
        this.cuts.delete(name);
      }
    }
    return true;
  }

  /** Cuts the links that a stroke crosses. @returns how many */
  stroke(from: Place, to: Place): number {
    return this.cutThese(this.crossed(this.world.links, from, to));
  }

  /** Cuts all links of a device. @returns how many */
  isolate(id: number): number {
    return this.cutThese(this.world.links.filter((pair) => pair.includes(id)));
  }

  /** Cuts one link. */
  cutLink(a: number, b: number): void {
    this.cutThese([[a, b]]);
  }

  /** All cut links are there again. @returns how many */
  mend(): number {
    const {size} = this.cuts;
    this.cuts.clear();
    this.known = undefined;
    return size;
  }

  /** Those of these links that a stroke crosses. */
  crossed(links: readonly Pair[], from: Place, to: Place): Pair[] {
    return links.filter(([a, b]) => cross(from, to, this.place(a), this.place(b)));
  }

  private cutThese(cut: readonly Pair[]): number {
    for (const [a, b] of cut) {
      this.cuts.set(key(a, b), [a, b]);
    }
    if (cut.length > 0) {
      this.known = undefined;
    }
    return cut.length;
  }

  private place(id: number): Place {
    return this.device(id) ?? {x: NaN, y: NaN};
  }

  private within({x, y}: Place): Place {
    const {room} = this;
    const {left, top, width, height} = this.frame;
    return {
      x: Math.min(left + width + room, Math.max(left - room, x)),
      y: Math.min(top + height + room, Math.max(top - room, y)),
    };
  }
}
