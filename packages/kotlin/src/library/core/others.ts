import {type LibraryPackage} from '../../library';
import {type List, list} from '../../run/collections';
import {typed} from '../../run/compile/library';
import {fail} from '../../run/failures';
import {Instance} from '../../run/instances';
import {items} from '../../run/iterate';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {testOf} from '../../run/typeTests';
import {type Type} from '../../symbols';
import {Property} from '../delegates';
import {anyArray} from './arrays';

/** Marks a library function that wants its type arguments. */
function withTypes<T extends (types: Type[], ...args: never[]) => unknown>(run: T): T {
  typed.add(run);
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
export const internal: LibraryPackage = {
  name: 'kotlin.internal',
  classes: [anyArray],
  rows: {
    'fun propertyNamed(name: String): KProperty<Any?>': (name: string) => new Property(name),
    'fun <E> List<E>.entryNamed(value: String): E': (self: List, name: string) =>
      self.items.find((each) => (each as Instance).entry?.name === name) ??
      fail('IllegalArgumentException', `No enum constant ${enumName(self)}.${name}`),
  },
};
/** `filterIsInstance` and others that look at a type. */
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
