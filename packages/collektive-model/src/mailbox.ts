import type {Envelope} from './envelope';
import {Ids} from './ids';
import type {Path} from './path';
import type {Values} from './values';

/** What arrived at one path: the ids of those that sent something, and their values in the same order. */
export interface Received<Id = unknown> {
  ids: Ids<Id>;
  values: readonly unknown[];
}

/** What a device has received when its round begins. */
export interface NeighborsData<Id = unknown> {
  dataAt(path: Path): Received<Id>;
}

/** What connects a device with others. */
export interface Mailbox<Id = unknown> {
  readonly inMemory: boolean;
  /** Asked for once at the beginning of each round. */
  currentInbound(): NeighborsData<Id>;
  /** Called once at the end of each round. */
  deliverableFor(envelope: Envelope<Id>): void;
}

/** Nobody there. */
export function noNeighbors<Id>(values: Values): NeighborsData<Id> {
  const nothing = {ids: new Ids<Id>([], values), values: []};
  return {dataAt: () => nothing};
}

/** The last envelope of each neighbour, sorted by id. */
export class Inbox implements NeighborsData<number> {
  private senders: Ids<number>;
  private envelopes: Envelope<number>[] = [];
  /** When each envelope came, in the time of whoever delivers. */
  private times: number[] = [];
  /** Where in each envelope the next value is looked for first. */
  private hints: number[] = [];

  constructor(
    private readonly ownerId: number,
    private readonly values: Values,
  ) {
    this.senders = new Ids([], values);
  }

  /** Whose envelopes these are, ascending. */
  get ids(): readonly number[] {
    return this.senders.list;
  }

  /** Replaces the last envelope of the same sender. */
  put(envelope: Envelope<number>, time: number): void {
    const {senderId} = envelope;
    let at = this.senders.indexOf(senderId);
    if (at < 0) {
      at = this.senders.list.findIndex((id) => id > senderId);
      if (at < 0) {
        at = this.senders.size;
      }
      const {list} = this.senders;
      this.senders = new Ids([...list.slice(0, at), senderId, ...list.slice(at)], this.values);
      this.envelopes.splice(at, 0, envelope);
      this.times.splice(at, 0, time);
    }
    this.envelopes[at] = envelope;
    this.times[at] = time;
  }

  drop(senderId: number): void {
    const at = this.senders.indexOf(senderId);
    if (at < 0) {
      return;
    }
    this.senders = new Ids(
      this.senders.list.filter((id) => id !== senderId),
      this.values,
    );
    this.envelopes.splice(at, 1);
    this.times.splice(at, 1);
  }

  /** Forgets what came before `time`. */
  expire(time: number): void {
    for (const id of this.senders.list.filter((_, at) => this.times[at] < time)) {
      this.drop(id);
    }
  }

  /** To be called when a round begins. */
  rewind(): void {
    this.hints.length = this.envelopes.length;
    this.hints.fill(0);
  }

  dataAt(path: Path): Received<number> {
    const {envelopes, hints, senders, ownerId} = this;
    const values = new Array<unknown>(envelopes.length);
    let count = 0;
    let aligned: number[] | undefined;
    for (let i = 0; i < envelopes.length; i++) {
      const envelope = envelopes[i];
      const place = envelope.defaults.find(path, hints[i]);
      if (place < 0) {
        aligned ??= senders.list.slice(0, i);
        continue;
      }
      hints[i] = place + 1;
      values[count++] = envelope.valueAt(place, ownerId);
      aligned?.push(senders.list[i]);
    }
    values.length = count;
    return {ids: aligned ? new Ids(aligned, this.values) : senders, values};
  }
}
