import {Collapse} from './collapse';
import {FieldEntry} from './entry';
import {AggregateError, illegalState} from './failure';
import type {Ids} from './ids';
import type {Aggregate} from './round';

/** How a field prints, and whether mapping it aligns. */
type Form = 'pointwise' | 'constant' | 'several' | 'mapped';

/** One value for each of the ids. */
export interface Overrides<Id = unknown> {
  ids: Ids<Id>;
  values: readonly unknown[];
}

/**
 * A value of this device and one of each aligned neighbour. One class for all kinds, so that reading a
 * value stays fast: values are known, or all the same as the own one, or computed from an index.
 */
export class Field<Id = unknown, T = unknown> {
  private looked: readonly T[] | undefined;

  private constructor(
    readonly context: Aggregate<Id>,
    /** The neighbours. */
    readonly ids: Ids<Id>,
    readonly localValue: T,
    private form: Form | undefined,
    private known: readonly T[] | undefined,
    private readonly compute: ((index: number) => T) | undefined,
    /** Computing has effects that a program can see: it happens at every traversal. */
    readonly impure: boolean,
  ) {}

  /** What this device and its neighbours sent: one value for each of the ids. */
  static of<Id, T>(context: Aggregate<Id>, local: T, ids: Ids<Id>, values: readonly T[]) {
    return new Field(context, ids, local, undefined, values, undefined, false);
  }

  get local(): FieldEntry<Id, T> {
    return new FieldEntry(this.context.localId, this.localValue);
  }

  /** The neighbours' entries. */
  get neighbors(): Collapse<FieldEntry<Id, T>> {
    return Collapse.of(this, false);
  }

  /** The neighbours' entries, then the own. */
  get all(): Collapse<FieldEntry<Id, T>> {
    return Collapse.of(this, true);
  }

  /** The value of the neighbour at an index of `ids`, computed anew where the field is lazy. */
  valueAt(index: number): T {
    if (this.known) {
      return this.known[index];
    }
    if (!this.compute) {
      return this.localValue;
    }
    return this.impure ? this.compute(index) : this.traverse()[index];
  }

  /** The values of all neighbours: one traversal. */
  traverse(): readonly T[] {
    if (this.known) {
      return this.known;
    }
    const {size} = this.ids;
    const values = new Array<T>(size);
    for (let i = 0; i < size; i++) {
      values[i] = this.compute ? this.compute(i) : this.localValue;
    }
    if (!this.impure) {
      this.known = values;
    }
    return values;
  }

  /** The value at an id, the own or a neighbour's. */
  get(id: Id): T {
    if (this.impure) {
      this.looked ??= this.traverse();
    }
    const index = this.ids.indexOf(id);
    if (index >= 0) {
      return (this.looked ?? this.traverse())[index];
    }
    if (this.context.isLocal(id)) {
      return this.localValue;
    }
    const missing = `Key ${this.context.values.text(id)} is missing in the map.`;
    throw new AggregateError('NoSuchElementException', missing);
  }

  /** Transforms the own entry at once, the others at each traversal; each is aligned on its id. */
  map<R>(transform: (entry: FieldEntry<Id, T>) => R): Field<Id, R> {
    const {context, ids} = this;
    const local = context.alignedOn(context.localId, () => transform(this.local));
    const aligns = !this.isConstant;
    const compute = (index: number): R => {
      const id = ids.list[index];
      const entry = new FieldEntry(id, this.valueAt(index));
      if (!aligns) {
        return transform(entry);
      }
      context.align(id);
      const value = transform(entry);
      context.dealign();
      return value;
    };
    return new Field(context, ids, local, 'mapped', undefined, compute, true);
  }

  mapValues<R>(transform: (value: T) => R): Field<Id, R> {
    return this.map(({value}) => transform(value));
  }

  /** The same value everywhere. */
  mapToConstant<R>(value: R): Field<Id, R> {
    // Who goes through a field that others were mapped to goes through those.
    const compute = this.impure ? (index: number): R => (this.valueAt(index), value) : undefined;
    return new Field(this.context, this.ids, value, 'constant', undefined, compute, this.impure);
  }

  /** `map` for functions that neither have effects nor run a part of a program. */
  pureMap<R>(transform: (value: T, id: Id) => R): Field<Id, R> {
    const {context, ids} = this;
    const local = transform(this.localValue, context.localId);
    const compute = (index: number): R => transform(this.valueAt(index), ids.list[index]);
    return new Field(context, ids, local, 'mapped', undefined, compute, this.impure);
  }

  /** Combines this field with others by id; they must have the same neighbours. */
  alignedMap<R>(
    others: readonly Field<Id, unknown>[],
    transform: (id: Id, value: T, ...others: never[]) => R,
  ): Field<Id, R> {
    checkAligned([this, ...others]);
    return this.map(({id, value}) =>
      transform(id, value, ...(others.map((other) => other.get(id)) as never[])),
    );
  }

  /** Combines this field with others; they must have the same neighbours. */
  alignedMapValues<R>(
    others: readonly Field<Id, unknown>[],
    transform: (value: T, ...others: never[]) => R,
  ): Field<Id, R> {
    return this.alignedMap(others, (_id, value, ...rest) => transform(value, ...rest));
  }

  /** The values of another field, which must have the same neighbours, in the order of this one's. */
  alongside<O>(other: Field<Id, O>): readonly O[] {
    checkAligned([this, other]);
    return this.ids.sameOrder(other.ids)
      ? other.traverse()
      : this.ids.list.map((id) => other.get(id));
  }

  /** `alignedMapValues` for functions that neither have effects nor run a part of a program. */
  pureZip<O, R>(other: Field<Id, O>, transform: (value: T, other: O) => R): Field<Id, R> {
    checkAligned([this, other]);
    const {context, ids} = this;
    const local = transform(this.localValue, other.localValue);
    const sameOrder = ids.sameOrder(other.ids);
    const compute = (index: number): R =>
      transform(this.valueAt(index), sameOrder ? other.valueAt(index) : other.get(ids.list[index]));
    const impure = this.impure || other.impure;
    return new Field(context, ids, local, 'mapped', undefined, compute, impure);
  }

  get isConstant(): boolean {
    return this.formNow() === 'constant';
  }

  /** The values for neighbours that may differ from the own one, for sending. */
  overrides(): Overrides<Id> | undefined {
    return this.form === 'constant' ? undefined : {ids: this.ids, values: this.traverse()};
  }

  /** The same ids with the same values. */
  equals(other: unknown): boolean {
    if (this === other) {
      return true;
    }
    if (!(other instanceof Field)) {
      return false;
    }
    const {values} = this.context;
    const same = (a: unknown, b: unknown) => a === b || values.equals(a, b);
    const that = other as Field<Id, T>;
    return (
      this.ids.size === that.ids.size &&
      same(this.context.localId, that.context.localId) &&
      same(this.localValue, that.localValue) &&
      this.ids.list.every((id) => that.ids.indexOf(id) >= 0 && same(this.get(id), that.get(id)))
    );
  }

  /** As the library prints it; neighbours are sorted by id. */
  toString(): string {
    const {text} = this.context.values;
    const here = `${text(this.context.localId)}=${text(this.localValue)}`;
    if (this.formNow() === 'pointwise') {
      return `ϕ(pointwise: ${here})`;
    }
    const values = this.traverse();
    const sorted = this.ids.list
      .map((id, i) => new FieldEntry(id, values[i]))
      .sort((a, b) => this.context.order(a.id, b.id));
    if (this.formNow() === 'constant') {
      const ids = sorted.map(({id}) => text(id)).join(', ');
      return `ϕ(constant: ${text(this.localValue)}, localId: ${text(this.context.localId)}, neighborsIDs: [${ids}])`;
    }
    const neighbors = sorted.map(({id, value}) => `${text(id)}=${text(value)}`).join(', ');
    return `ϕ(local: ${here}, neighbors: {${neighbors}})`;
  }

  private formNow(): Form {
    this.form ??= this.formOfKnown(this.known!);
    return this.form;
  }

  private formOfKnown(known: readonly T[]): Form {
    if (known.length === 0) {
      return 'pointwise';
    }
    const {localValue} = this;
    const {values} = this.context;
    return known.every((value) => value === localValue || values.equals(value, localValue))
      ? 'constant'
      : 'several';
  }
}

/** All fields have the neighbours of the first, or an error says which ones differ. */
export function checkAligned(fields: readonly Field[]): void {
  const [first, ...others] = fields;
  const {text} = first.context.values;
  // The library looks for the ids by going through the fields, which a lazy one notices.
  if (first.impure) {
    first.traverse();
  }
  for (const other of others) {
    if (other.impure) {
      other.traverse();
    }
    if (first.ids.sameOrder(other.ids)) {
      continue;
    }
    const different = [...first.ids.without(other.ids), ...other.ids.without(first.ids)];
    if (different.length === 0) {
      continue;
    }
    throw illegalState(`Alignment issue among fields:
 - ${fields.map(String).join('\n - ')}
the different ids are: [${different.map(text).join(', ')}]
This is most likely caused by a bug in Collektive, please report at
https://github.com/Collektive/collektive/issues/new/choose`);
  }
}
