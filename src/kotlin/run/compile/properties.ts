/** Reading and writing properties. */
import {type Code} from '../../code';
import {fail} from '../failures';
import {type Instance} from '../instances';
import {machine} from '../machine';
import {type Evaluate} from '../procedure';
import {type Function} from '../values';
import {procedureOf} from './body';
import {type Compiler} from './compiler';
import {isVirtual, virtual} from './dispatch';
import {globalOf, globalValue, lazyValue} from './globals';
import {libraryMember, plain} from './library';

/** A property of the library, of a file, of an instance. */
export function read(compiler: Compiler, code: Extract<Code, {op: 'read'}>): Evaluate {
  const {property, at} = code;
  const args = code.args.map((each) => compiler.value(each));
  const [a] = args;
  const {implementation, getter, field} = property;
  if (implementation !== undefined || property.owner?.test !== undefined) {
    const run = implementation as unknown as Function;
    return property.owner === undefined
      ? plain(run, args, at)
      : libraryMember(property, run, args, at);
  }
  if (property.owner === undefined || a === undefined) {
    if (getter !== undefined) {
      return (f) => {
        machine.at = at;
        return procedureOf(getter).call(args.map((each) => each(f)));
      };
    }
    return () => globalValue(property);
  }
  if (isVirtual(property)) return virtual(property, args, at);
  if (getter !== undefined) {
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      return procedureOf(getter).call(values);
    };
  }
  const index = field ?? 0;
  if (property.lazy) return (f) => lazyValue((a(f) as Instance).fields[index]);
  return (f) => (a(f) as Instance).fields[index];
}

/** Puts a value into a property. */
export function write(compiler: Compiler, code: Extract<Code, {op: 'write'}>): Evaluate {
  const {property} = code;
  const [owner] = code.args.map((each) => compiler.value(each));
  const value = compiler.value(code.value);
  const {field, slot} = property;
  if (property.implementation !== undefined)
    return () => fail('UnsupportedOperationException', 'This cannot be assigned.');
  if (owner === undefined || (property.owner === undefined && field === undefined)) {
    return (f) => {
      const found = value(f);
      globalOf(property).value = found;
    };
  }
  if (field !== undefined) {
    return (f) => {
      const self = owner(f) as Instance;
      self.fields[field] = value(f);
    };
  }
  return (f) => {
    const self = owner(f) as Instance;
    const index = self.running.stored.get(slot);
    if (index !== undefined) self.fields[index] = value(f);
  };
}
