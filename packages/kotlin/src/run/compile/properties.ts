/** Properties: of the library, of files, of instances. */
import {type Code} from '../../code';
import {type PropertySymbol} from '../../symbols';
import {uninitialized} from '../failures';
import {type Instance} from '../instances';
import {Layout} from '../layout';
import {machine} from '../machine';
import {type Evaluate} from '../procedure';
import {text} from '../text';
import {type Function, zeroOf} from '../values';
import {calling, delegating, isVirtual, libraryMember, virtual} from './calls';
import {Compiler, procedureOf} from './compiler';

// Reading and writing properties.

/** A property of the library, of a file, of an instance. */
export function compileRead(compiler: Compiler, code: Extract<Code, {op: 'read'}>): Evaluate {
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
      ? calling(run, args, at)
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
export function compileWrite(compiler: Compiler, code: Extract<Code, {op: 'write'}>): Evaluate {
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

// Properties of files, and what `lazy` computes.

/** Holds the value of a property of a file. */
interface Global {
  value: unknown;
}

/** What holds a property of a file; the first look at one gives all of its file their first values. */
function globalOf(property: PropertySymbol): Global {
  const {globals} = machine.memory;
  const found = globals.get(property);
  if (found !== undefined) {
    return found;
  }
  beginFile(property);
  return globals.get(property) ?? hold(property);
}

function hold(property: PropertySymbol): Global {
  const held: Global = {value: zeroOf(property.type())};
  machine.memory.globals.set(property, held);
  return held;
}

/** Gives all properties of a file their first values, one after the other. */
function beginFile(property: PropertySymbol): void {
  const all = property.siblings.length === 0 ? [property] : property.siblings;
  for (const each of all) {
    hold(each);
  }
  for (const each of all) {
    const held = machine.memory.globals.get(each);
    const code = each.initial();
    if (held !== undefined && code !== undefined) {
      held.value = computed(each, code);
    }
  }
}

function computed(property: PropertySymbol, code: Code): unknown {
  const body = property.initialBody;
  if (body === undefined) {
    return null;
  }
  const layout = new Layout(body);
  const evaluate = new Compiler(layout).value(code);
  return evaluate(new Array(layout.size));
}

/** Gives the properties of a file their first values, before anything in it runs. */
export function beginProperties(properties: readonly PropertySymbol[]): void {
  const [first] = properties;
  if (first !== undefined && !machine.memory.globals.has(first)) {
    beginFile(first);
  }
}

const constants = new WeakMap<PropertySymbol, {readonly value: unknown}>();

/** The value of a `const`, which needs nothing else to have begun. */
function constantValue(property: PropertySymbol): unknown {
  let found = constants.get(property);
  if (found === undefined) {
    const code = property.initial();
    found = {value: code === undefined ? null : computed(property, code)};
    constants.set(property, found);
  }
  return found.value;
}

function globalValue(property: PropertySymbol): unknown {
  const {value} = globalOf(property);
  return property.lazy ? lazyValue(value) : value;
}

/** What `lazy` computes, once. */
export class Lazy {
  private computed: {readonly value: unknown} | undefined;

  constructor(private readonly compute: () => unknown) {}

  static of(value: unknown): Lazy {
    const made = new Lazy(() => value);
    made.computed = {value};
    return made;
  }

  get isInitialized(): boolean {
    return this.computed !== undefined;
  }

  toString(): string {
    return this.computed === undefined
      ? 'Lazy value not initialized yet.'
      : text(this.computed.value);
  }

  get value(): unknown {
    return (this.computed ??= {value: this.compute()}).value;
  }
}

const lazyValue = (lazy: unknown): unknown => (lazy instanceof Lazy ? lazy.value : lazy);
