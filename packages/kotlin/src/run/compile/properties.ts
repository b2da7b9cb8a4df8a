/** Reading and writing properties. */
import {type Code} from '../../code';
import {uninitialized} from '../failures';
import {type Instance} from '../instances';
import {machine} from '../machine';
import {type Evaluate} from '../procedure';
import {type Function} from '../values';
import {procedureOf} from './body';
import {type Compiler} from './compiler';
import {delegating, isVirtual, virtual} from './dispatch';
import {constantValue, globalOf, globalValue, lazyValue} from './globals';
import {libraryMember, plain} from './library';

/** A property of the library, of a file, of an instance. */
export function read(compiler: Compiler, code: Extract<Code, {op: 'read'}>): Evaluate {
  const {property, at} = code;
  if (property.modifiers.has('const')) {
    return () => constantValue(property);
  }
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
    if (getter !== undefined && code.from !== 'field') {
      return (f) => {
        machine.at = at;
        return procedureOf(getter).call(args.map((each) => each(f)));
      };
    }
    // A `lateinit` one that has no value yet holds null.
    if (property.modifiers.has('lateinit') && code.from !== 'raw') {
      return () => {
        machine.at = at;
        return globalValue(property) ?? uninitialized(property.name);
      };
    }
    return () => globalValue(property);
  }
  if (code.from === 'raw') {
    return (f) => (a(f) as Instance).fields[field ?? 0];
  }
  const above = code.from === 'super' ? delegating(property, code.args[0]) : undefined;
  if (above !== undefined || (code.from === undefined && isVirtual(property))) {
    return virtual(property, args, at, above);
  }
  if (getter !== undefined && code.from !== 'field') {
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      return procedureOf(getter).call(values);
    };
  }
  const index = field ?? 0;
  if (property.lazy) {
    return (f) => lazyValue((a(f) as Instance).fields[index]);
  }
  if (property.modifiers.has('lateinit')) {
    return (f) => {
      const found = (a(f) as Instance).fields[index];
      machine.at = at;
      return found === null ? uninitialized(property.name) : found;
    };
  }
  return (f) => (a(f) as Instance).fields[index];
}

/** Puts a value into a property. */
export function write(compiler: Compiler, code: Extract<Code, {op: 'write'}>): Evaluate {
  const {property, at, from} = code;
  const args = code.args.map((each) => compiler.value(each));
  const value = compiler.value(code.value);
  const {field, slot, setter} = property;
  const [owner] = args;
  if (property.implementation !== undefined) {
    // One of a library is told the value behind its owner.
    const assign = property.implementation as unknown as Function;
    return (f) => {
      const values = [...args, value].map((each) => each(f));
      machine.at = at;
      assign(...values);
    };
  }
  const isMember = owner !== undefined && property.owner !== undefined;
  if (isMember && from === undefined && isVirtual(property)) {
    return (f) => {
      const self = owner(f) as Instance;
      const found = value(f);
      machine.at = at;
      self.running.setters[slot]?.(self, found);
    };
  }
  if (setter !== undefined && from !== 'field') {
    return (f) => {
      const values = [...args, value].map((each) => each(f));
      machine.at = at;
      procedureOf(setter).call(values);
    };
  }
  if (owner === undefined || field === undefined) {
    return (f) => {
      const found = value(f);
      globalOf(property).value = found;
    };
  }
  return (f) => {
    const self = owner(f) as Instance;
    self.fields[field] = value(f);
  };
}
