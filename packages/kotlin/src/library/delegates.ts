/** What properties may be delegated to, and what a delegate is told of its property. */
// cspell:ignore vetoable
import {type F, type LibraryPackage} from '../library';
import {type KotlinMap} from '../run/collections';
import {fail} from '../run/failures';
import {text} from '../run/text';

/** A property, as its delegate sees it. */
export class Property {
  constructor(readonly name: string) {}

  toString(): string {
    return `property ${this.name} (Kotlin reflection is not available)`;
  }
}

/** What `::class` gives; an anonymous one has no name. */
export class KotlinClass {
  constructor(
    readonly name: string | null,
    readonly test: (value: unknown) => boolean,
  ) {}

  get key(): unknown {
    return this.name === null ? this : `\0K${this.name}`;
  }

  toString(): string {
    return `class ${this.name} (Kotlin reflection is not available)`;
  }
}

/** A value that is asked before it changes, or told after it. */
class Delegate {
  constructor(
    public value: unknown,
    readonly before: (property: Property, old: unknown, value: unknown) => unknown,
    readonly after: (property: Property, old: unknown, value: unknown) => unknown,
  ) {}
}
const yes = (): boolean => true;

export const reflect: LibraryPackage = {
  name: 'kotlin.reflect',
  classes: [
    {
      text: 'interface KProperty<out V>',
      is: (value) => value instanceof Property,
      members: {'val name: String': (self: Property) => self.name},
    },
    {
      text: 'interface KClass<T : Any>',
      is: (value) => value instanceof KotlinClass,
      members: {
        'val simpleName: String?': ({name}: KotlinClass) => name && name.split('.').at(-1),
        'fun isInstance(value: Any?): Boolean': (self: KotlinClass, value: unknown) =>
          self.test(value),
      },
    },
  ],
};

export const properties: LibraryPackage = {
  name: 'kotlin.properties',
  classes: [
    {
      text: 'fun interface ReadOnlyProperty<in T, out V>',
      is: (value) => typeof value === 'function',
      members: {
        'abstract operator fun getValue(thisRef: T, property: KProperty<*>): V': (
          self: F,
          of: unknown,
          property: Property,
        ) => self(of, property),
      },
    },
    {
      text: 'interface ReadWriteProperty<in T, V>',
      is: (value) => value instanceof Delegate,
      members: {
        'abstract operator fun getValue(thisRef: T, property: KProperty<*>): V': (
          self: Delegate,
          _of: unknown,
          property: Property,
        ) =>
          self.value ??
          (self.before === yes && self.after === yes
            ? fail(
                'IllegalStateException',
                `Property ${property.name} should be initialized before get.`,
              )
            : null),
        'abstract operator fun setValue(thisRef: T, property: KProperty<*>, value: V): Unit': (
          self: Delegate,
          _of: unknown,
          property: Property,
          value: unknown,
        ) => {
          const old = self.value;
          if (self.before(property, old, value) !== true) {
            return;
          }
          self.value = value;
          self.after(property, old, value);
        },
      },
    },
    {
      text: 'object Delegates',
      is: () => false,
      instance: {key: 'Delegates'},
      members: {
        'fun <T> observable(initialValue: T, onChange: (property: KProperty<*>, oldValue: T, newValue: T) -> Unit): ReadWriteProperty<Any?, T>':
          (_self: unknown, value: unknown, changed: F) => new Delegate(value, yes, changed),
        'fun <T> vetoable(initialValue: T, onChange: (property: KProperty<*>, oldValue: T, newValue: T) -> Boolean): ReadWriteProperty<Any?, T>':
          (_self: unknown, value: unknown, changes: F) =>
            new Delegate(
              value,
              (...args) => changes(...args),
              () => undefined,
            ),
        'fun <T : Any> notNull(): ReadWriteProperty<Any?, T>': () => new Delegate(null, yes, yes),
      },
    },
  ],
};

const valueNamed = (self: KotlinMap, _of: unknown, {name}: Property): unknown =>
  self.has(name)
    ? self.get(name)
    : self.other === undefined
      ? fail('NoSuchElementException', `Key ${text(name)} is missing in the map.`)
      : self.other(name);

/** A map that has the values of properties by their names. */
export const mapDelegates: LibraryPackage = {
  name: 'kotlin.collections',
  rows: {
    'operator fun <V, W : V> Map<String, V>.getValue(thisRef: Any?, property: KProperty<*>): W':
      valueNamed,
    'operator fun <V> MutableMap<String, V>.setValue(thisRef: Any?, property: KProperty<*>, value: V): Unit':
      (self: KotlinMap, _of: unknown, {name}: Property, value: unknown) => {
        self.set(name, value);
      },
  },
};
