import {FieldEntry} from './entry';
import type {Field} from './field';
import type {Aggregate} from './round';

/** What of an entry a collapse shows. */
type View = 'entry' | 'id' | 'value';

/**
 * The entries of a field, of the neighbours or of all, on the way to one value. `at` reads through to
 * the field, which may compute anew; `list` and `set` keep what they read first.
 */
export class Collapse<E = unknown> {
  private kept: readonly E[] | undefined;
  private distinct: readonly E[] | undefined;

  private constructor(
    private readonly field: Field,
    private readonly withOwn: boolean,
    private readonly view: View,
    /** Entries that were read already by the collapse which this one narrows. */
    private readonly entries: readonly FieldEntry[] | undefined,
  ) {}

  /** @param withOwn the own entry comes, too: as the last */
  static of<Id, T>(field: Field<Id, T>, withOwn: boolean): Collapse<FieldEntry<Id, T>> {
    return new Collapse(field, withOwn, 'entry', undefined);
  }

  get context(): Aggregate {
    return this.field.context;
  }

  /** How many `at` can read. */
  get length(): number {
    return this.kept || this.distinct ? this.list().length : this.count;
  }

  private get count(): number {
    return this.field.ids.size + (this.withOwn ? 1 : 0);
  }

  at(index: number): E {
    return this.kept || this.distinct ? this.list()[index] : this.computed(index);
  }

  private computed(index: number): E {
    const {field, view} = this;
    if (this.entries) {
      const entry = this.entries[index];
      return (view === 'id' ? entry.id : entry.value) as E;
    }
    const own = index === field.ids.size;
    const id = view === 'value' ? undefined : own ? field.context.localId : field.ids.list[index];
    // The ids of a lazy field are had by going through it.
    const value =
      view === 'id' && !field.impure ? undefined : own ? field.localValue : field.valueAt(index);
    if (view === 'entry') {
      return new FieldEntry(id, value) as E;
    }
    return (view === 'id' ? id : value) as E;
  }

  /** All of them. After `set`, only those that differ: the library keeps one of the two. */
  list(): readonly E[] {
    this.kept ??= this.distinct ?? this.read();
    return this.kept;
  }

  /** Those that differ, in the order of their first appearance. */
  set(): readonly E[] {
    this.distinct ??= this.context.values.distinct(this.kept ?? this.read());
    return this.distinct;
  }

  /** Whether one of them equals this; from then on, those that differ are kept. */
  contains(element: unknown): boolean {
    const {values} = this.context;
    return this.set().some((each) => each === element || values.equals(each, element));
  }

  /** Goes through what is kept by now; if nothing is, through the field, each time and only as far as is asked. */
  sequence(): Iterable<E> {
    if (this.kept || this.distinct) {
      return this.list();
    }
    const {count} = this;
    const at = (index: number) => this.computed(index);
    return {
      *[Symbol.iterator]() {
        for (let index = 0; index < count; index++) {
          yield at(index);
        }
      },
    };
  }

  size(): number {
    return this.list().length;
  }

  /** The ids of entries. */
  ids<Id>(this: Collapse<FieldEntry<Id>>): Collapse<Id> {
    return this.narrowed('id');
  }

  /** The values of entries. */
  values<T>(this: Collapse<FieldEntry<unknown, T>>): Collapse<T> {
    return this.narrowed('value');
  }

  private narrowed<R>(view: View): Collapse<R> {
    const entries = this.kept ?? this.distinct;
    return new Collapse<R>(this.field, this.withOwn, view, entries as FieldEntry[] | undefined);
  }

  private read(): readonly E[] {
    return Array.from({length: this.count}, (_, index) => this.computed(index));
  }
}
