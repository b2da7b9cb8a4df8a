import {Device} from './device';
import type {Envelope} from './envelope';
import {Inbox, type Mailbox, type NeighborsData} from './mailbox';
import {Paths} from './path';
import {randomFrom} from './random';
import type {Aggregate} from './round';
import {plainValues, type Values} from './values';

export interface NetworkOptions {
  /** All messages of a round arrive when its last device has fired. Otherwise at once. */
  synchronous?: boolean;
  /** In which order devices fire in a round; ascending by id unless given. */
  order?: 'ascending' | 'descending' | 'random';
  /** The share of messages that get lost, from 0 to 1. */
  loss?: number;
  /** The share of devices that sleep through a round, from 0 to 1. */
  sleep?: number;
  /** How many rounds a message is remembered; for ever unless given. */
  retention?: number;
  /** Where random numbers start: the same seed gives the same run. */
  seed?: number;
  values?: Values;
  paths?: Paths;
}

interface Member<S, R> {
  readonly id: number;
  readonly sensors: S;
  readonly inbox: Inbox;
  readonly linked: Map<number, Inbox>;
  readonly device: Device<number, R>;
}

/**
 * Devices that run one program, linked in memory. Deterministic: what happens depends on the calls and the
 * seed alone. `S` is what a device senses, `R` what its program returns.
 */
export class Network<S, R> {
  private readonly members = new Map<number, Member<S, R>>();
  /** What was sent in this round and has not arrived: synchronous rounds only. */
  private underWay: [to: Inbox, Envelope<number>][] = [];
  private readonly random: () => number;
  private readonly paths: Paths;
  private readonly values: Values;
  private round = 0;

  constructor(
    private readonly program: (aggregate: Aggregate<number>, sensors: S) => R,
    /** May be changed between rounds, but for the seed and the values. */
    readonly options: NetworkOptions = {},
  ) {
    this.random = randomFrom(options.seed ?? 0);
    this.values = options.values ?? plainValues;
    this.paths = options.paths ?? new Paths(this.values.text);
  }

  /** The devices' ids, ascending. */
  get ids(): number[] {
    return [...this.members.keys()].sort((a, b) => a - b);
  }

  /** How many rounds there were. */
  get rounds(): number {
    return this.round;
  }

  /** Adds a device without links. `sensors` is handed to its program, and may be changed. */
  add(id: number, sensors: S): void {
    if (this.members.has(id)) {
      throw new Error(`Device ${id} is there already: give it another id.`);
    }
    const inbox = new Inbox(id, this.values);
    const linked = new Map<number, Inbox>();
    const mailbox: Mailbox<number> = {
      inMemory: true,
      currentInbound: () => this.inbound(inbox),
      deliverableFor: (envelope) => this.send(envelope, linked),
    };
    const device = new Device<number, R>({
      id,
      mailbox,
      program: (aggregate) => this.program(aggregate, sensors),
      paths: this.paths,
      values: this.values,
    });
    this.members.set(id, {id, sensors, inbox, linked, device});
  }

  /** Removes a device; its neighbours forget it. */
  remove(id: number): void {
    for (const other of this.neighbors(id)) {
      this.cut(id, other);
    }
    this.members.delete(id);
  }

  link(a: number, b: number): void {
    if (a === b) {
      throw new Error(`Device ${a} cannot be linked to itself.`);
    }
    this.member(a).linked.set(b, this.member(b).inbox);
    this.member(b).linked.set(a, this.member(a).inbox);
  }

  /** Both forget what the other said. */
  cut(a: number, b: number): void {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ]) {
      this.member(one).linked.delete(other);
      this.member(one).inbox.drop(other);
    }
  }

  /** Links those pairs of devices that `near` says, and cuts the others: after devices have moved. */
  relink(near: (a: S, b: S) => boolean): void {
    const {ids} = this;
    ids.forEach((a, i) => {
      for (const b of ids.slice(i + 1)) {
        const isNear = near(this.sensors(a), this.sensors(b));
        if (isNear !== this.member(a).linked.has(b)) {
          if (isNear) {
            this.link(a, b);
          } else {
            this.cut(a, b);
          }
        }
      }
    });
  }

  sensors(id: number): S {
    return this.member(id).sensors;
  }

  /** The ids that a device is linked to, ascending. */
  neighbors(id: number): number[] {
    return [...this.member(id).linked.keys()].sort((a, b) => a - b);
  }

  /** The ids of those whose messages a device holds, ascending. */
  heard(id: number): readonly number[] {
    return this.member(id).inbox.ids;
  }

  /** One device runs a round. In synchronous networks its messages arrive with `deliver`. */
  fire(id: number): R {
    return this.member(id).device.cycle();
  }

  /** A round of the network: all devices that are awake fire. Their results, in that order. */
  step(): Map<number, R> {
    const results = this.run(this.order());
    this.round++;
    return results;
  }

  /** These devices fire, one after the other, and all that was sent arrives. */
  run(order: readonly number[]): Map<number, R> {
    const results = new Map(order.map((id) => [id, this.fire(id)]));
    this.deliver();
    return results;
  }

  private deliver(): void {
    for (const [to, envelope] of this.underWay) {
      to.put(envelope, this.round);
    }
    this.underWay = [];
  }

  private order(): number[] {
    const {order = 'ascending', sleep = 0} = this.options;
    const ids = sleep === 0 ? this.ids : this.ids.filter(() => this.random() >= sleep);
    if (order === 'descending') {
      ids.reverse();
    }
    if (order !== 'random') {
      return ids;
    }
    for (let last = ids.length - 1; last > 0; last--) {
      const other = Math.floor(this.random() * (last + 1));
      [ids[last], ids[other]] = [ids[other], ids[last]];
    }
    return ids;
  }

  private inbound(inbox: Inbox): NeighborsData<number> {
    const {retention} = this.options;
    if (retention !== undefined) {
      inbox.expire(this.round - retention);
    }
    inbox.rewind();
    return inbox;
  }

  private send(envelope: Envelope<number>, linked: ReadonlyMap<number, Inbox>): void {
    const {loss = 0, synchronous} = this.options;
    for (const to of linked.values()) {
      if (loss > 0 && this.random() < loss) {
        continue;
      }
      if (synchronous) {
        this.underWay.push([to, envelope]);
      } else {
        to.put(envelope, this.round);
      }
    }
  }

  private member(id: number): Member<S, R> {
    const member = this.members.get(id);
    if (!member) {
      throw new Error(`There is no device ${id}: the network has ${this.ids.join(', ')}.`);
    }
    return member;
  }
}
