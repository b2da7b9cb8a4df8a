import {type LibraryPackage} from '../../library';
import {type List, list, items} from '../../run/collections';
import {takesTypes} from '../../run/compile/calls';
import {className} from '../../run/compile/types';
import {fail} from '../../run/failures';
import {Instance} from '../../run/instances';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {testOf, entriesOf} from '../../run/classes';
import {KotlinArray} from '../../run/values';
import {type ClassType, type Type} from '../../symbols';
import {KotlinClass, Property} from '../delegates';
import {isSubclass} from '../../types';
import {anyArray} from './arrays';

/** Marks a library function that wants its type arguments. */
function withTypes<T extends (types: Type[], ...args: never[]) => unknown>(run: T): T {
  takesTypes.add(run);
  return run;
}
export const io: LibraryPackage = {
  name: 'kotlin.io',
  rows: {
    'fun println(): Unit': () => {
      machine.print('\n');
    },
    'fun println(message: Any?): Unit': (message: unknown) => {
      machine.print(`${text(message)}\n`);
    },
    'fun print(message: Any?): Unit': (message: unknown) => {
      machine.print(text(message));
    },
  },
};
function enumName({items: [first]}: List): string {
  return first instanceof Instance
    ? (first.of.sort === 'enum' ? first.of : (first.of.enclosing ?? first.of)).qualified
    : '';
}
const entryNamed = (self: List, name: string): unknown =>
  self.items.find((each) => (each as Instance).entry?.name === name) ??
  fail('IllegalArgumentException', `No enum constant ${enumName(self)}.${name}`);
export const internal: LibraryPackage = {
  name: 'kotlin.internal',
  classes: [anyArray],
  rows: {
    'fun <reified T : Any> classOf(): KClass<T>': withTypes(([type]: Type[]) => {
      const {of} = type as ClassType;
      return new KotlinClass(of.anonymous ? null : of.qualified, testOf(type));
    }),
    'fun <T : Any> classOfValue(value: T): KClass<T>': (value: unknown) => {
      if (value instanceof Instance) {
        const {of} = value;
        return new KotlinClass(
          of.anonymous ? null : of.qualified,
          (other) => other instanceof Instance && isSubclass(other.of, of),
        );
      }
      // What a value of the library is made of is the JVM's business, but for numbers, texts and exceptions.
      const name = className(value).split('.').at(-1)!;
      if (name === 'Object' || name.startsWith('[')) {
        fail('UnsupportedOperationException', 'The class of this value is not known here.');
      }
      const own = {Integer: 'Int', Character: 'Char'}[name] ?? name;
      return new KotlinClass(`kotlin.${own}`, (other) => className(other) === className(value));
    },
    'fun propertyNamed(name: String): KProperty<Any?>': (name: string) => new Property(name),
    'fun <E> List<E>.entryArray(): Array<E>': (self: List) => new KotlinArray(items(self)),
    'fun <E> List<E>.entryNamed(value: String): E': entryNamed,
  },
};
/** `filterIsInstance` and others that look at a type. */
const entriesOfType = ([type]: Type[]): List => entriesOf((type as ClassType).of, '*') as List;

/** `enumValues` and its like. */
export const ofEnums: LibraryPackage = {
  name: 'kotlin',
  rows: {
    'fun <reified T : Enum<T>> enumValues(): Array<T>': withTypes(
      (types: Type[]) => new KotlinArray([...entriesOfType(types)]),
    ),
    'fun <reified T : Enum<T>> enumValueOf(name: String): T': withTypes(
      (types: Type[], name: string) => entryNamed(entriesOfType(types), name),
    ),
  },
};
export const reified: LibraryPackage = {
  name: 'kotlin.collections',
  rows: {
    'fun <reified R> Iterable<*>.filterIsInstance(): List<R>': withTypes(
      (types: Type[], self: unknown) => {
        const [type] = types;
        const test = type === undefined ? () => true : testOf(type);
        return list(items(self).filter(test));
      },
    ),
  },
};
