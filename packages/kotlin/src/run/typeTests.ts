import {type Type} from '../symbols';
import {isSubclass, solved} from '../types';
import {Instance} from './instances';

export type Test = (value: unknown) => boolean;

const ANY: Test = (value) => value !== null;

/** Whether a value of the running program is of a type, as far as it knows: type arguments are forgotten. */
export function testOf(type: Type): Test {
  const found = solved(type);
  const test = solidTest(found);
  return found.nullable ? (value) => value === null || test(value) : test;
}

function solidTest(type: Type): Test {
  switch (type.kind) {
    case 'class': {
      const {of} = type;
      if (of.qualified === 'kotlin.Any') {
        return ANY;
      }
      const {test} = of;
      const below = (value: unknown): boolean =>
        value instanceof Instance && isSubclass(value.of, of);
      return test === undefined ? below : (value) => test(value) || below(value);
    }
    case 'function':
      return (value) => typeof value === 'function';
    default:
      return () => true;
  }
}
