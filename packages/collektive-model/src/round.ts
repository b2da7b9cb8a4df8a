import {Envelope} from './envelope';
import {AggregateError, AlignmentClash, illegalState} from './failure';
import {Field, type Overrides} from './field';
import type {Ids} from './ids';
import type {NeighborsData} from './mailbox';
import type {Path, Paths} from './path';
import {PathTable} from './table';
import type {Values} from './values';

/** What a device remembers from one round to the next. */
export type State = PathTable;

/** Rounds so far, of all devices: what marks in paths belong to which. */
let rounds = 0;

/** What a round starts from. */
export interface Circumstances<Id> {
  localId: Id;
  inbound: NeighborsData<Id>;
  /** What the round before kept. */
  state: State;
  /** What the round before sent: from it this one only learns in which order. */
  lastSent?: Envelope<Id>;
  paths: Paths;
  values: Values;
  /** Whether messages stay in memory, as objects. */
  inMemoryOnly: boolean;
}

/** The context of one round of a device: the library's `Aggregate<ID>`. */
export class Aggregate<Id = unknown> {
  readonly localId: Id;
  readonly values: Values;
  readonly inMemoryOnly: boolean;
  /** What is sent in this round. */
  readonly envelope: Envelope<Id>;
  /** What is kept in this round: what is not kept again is gone. */
  readonly state: State;

  private readonly stamp = ++rounds;
  private readonly root: Path;
  private readonly inbound: NeighborsData<Id>;
  private readonly previous: State;
  private previousHint = 0;

  // The stack of alignment. Most tokens are popped before a path is asked for, so paths are found late:
  // those of the first `resolved` tokens are known.
  private readonly tokens: unknown[] = [];
  private readonly resolvedPaths: Path[] = [];
  private depth = 0;
  private resolved = 0;

  constructor(circumstances: Circumstances<Id>) {
    const {localId, inbound, state, lastSent, paths, values, inMemoryOnly} = circumstances;
    this.localId = localId;
    this.values = values;
    this.inMemoryOnly = inMemoryOnly;
    this.envelope = new Envelope(localId, lastSent);
    this.state = new PathTable(state);
    this.root = paths.root;
    this.inbound = inbound;
    this.previous = state;
  }

  /** Pushes a token on the stack of alignment. */
  align(token: unknown): void {
    this.tokens[this.depth++] = token;
  }

  /** Pops the last token. */
  dealign(): void {
    if (this.depth === 0) {
      throw new AggregateError('NoSuchElementException', 'ArrayDeque is empty.');
    }
    this.depth--;
    if (this.resolved > this.depth) {
      this.resolved = this.depth;
    }
  }

  /** Runs `body` below the token. */
  alignedOn<R>(pivot: unknown, body: () => R): R {
    this.align(pivot);
    const result = body();
    if (result instanceof Field) {
      throw illegalState(`alignedOn operations cannot return fields to prevent misalignment.
See the following example to understand why:

val x = alignedOn(random()) { mapNeighborhood { 1 } }
x + mapNeighborhood { 1 } // almost-guaranteed misalignment`);
    }
    this.dealign();
    return result;
  }

  /** The path of what stands here. */
  path(): Path {
    let path = this.resolved === 0 ? this.root : this.resolvedPaths[this.resolved - 1];
    while (this.resolved < this.depth) {
      path = path.child(this.tokens[this.resolved], this.values);
      this.resolvedPaths[this.resolved++] = path;
    }
    return path;
  }

  /** The field of an own value and of those that aligned neighbours sent from this path. */
  receive<T>(path: Path, local: T): Field<Id, T> {
    const {ids, values} = this.inbound.dataAt(path);
    if (local instanceof Field || ids.indexOf(this.localId) >= 0) {
      throw illegalState(this.noField(local, ids, values));
    }
    return Field.of(this, local, ids, values as T[]);
  }

  /** Sends a value to all neighbours, to those of `overrides` theirs. */
  send(path: Path, value: unknown, overrides?: Overrides<Id>): void {
    if (path.sentIn === this.stamp) {
      this.clash(path, value, overrides);
    }
    path.sentIn = this.stamp;
    this.envelope.add(path, value, overrides);
  }

  /** What the round before kept at the path; `initial` if that was nothing, or null. */
  recall<T>(path: Path, initial: T): T {
    const place = this.previous.find(path, this.previousHint);
    if (place < 0) {
      return initial;
    }
    this.previousHint = place + 1;
    return (this.previous.values[place] as T | null) ?? initial;
  }

  /** Keeps a value for the next round; what was kept at the same path in this round is replaced. */
  keep(path: Path, value: unknown): void {
    if (path.keptIn === this.stamp) {
      this.state.values[path.keptAt] = value;
      return;
    }
    path.keptIn = this.stamp;
    path.keptAt = this.state.size;
    this.state.add(path, value);
  }

  isLocal(id: Id): boolean {
    const {localId, values} = this;
    return id === localId || (typeof id === 'object' && values.equals(id, localId));
  }

  /** How ids are sorted when printed; ids that cannot be compared stay as they are. */
  order(a: Id, b: Id): number {
    try {
      return this.values.compare(a, b);
    } catch {
      return 0;
    }
  }

  toString(): string {
    return `AggregateContext@${this.values.text(this.localId)}`;
  }

  /** Why there can be no field of these values. */
  private noField(local: unknown, ids: Ids<Id>, values: readonly unknown[]): string {
    const {text} = this.values;
    const localId = text(this.localId);
    return local instanceof Field
      ? `Fields cannot contain other fields as values. The provided local value at id '${localId}' is: '${String(local)}'.`
      : `A field cannot be constructed with local id '${localId}', local value '${text(local)}',and neighborhood values '${this.mapText(ids.list, values)}' as the local id is also present among the neighbors`;
  }

  private clash(path: Path, value: unknown, overrides?: Overrides<Id>): never {
    const {text, equals} = this.values;
    const {defaults} = this.envelope;
    const previous = defaults.values[defaults.find(path, 0)];
    const different = [...(overrides?.values.keys() ?? [])].filter((i) => {
      const one = overrides!.values[i];
      return one !== value && !equals(one, value);
    });
    const others = this.mapText(
      different.map((i) => overrides!.ids.list[i]),
      different.map((i) => overrides!.values[i]),
    );
    throw new AlignmentClash(path, text(previous), text(value), others);
  }

  private mapText(ids: readonly Id[], values: readonly unknown[]): string {
    const {text} = this.values;
    return `{${ids.map((id, i) => `${text(id)}=${text(values[i])}`).join(', ')}}`;
  }
}
