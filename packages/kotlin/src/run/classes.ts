/** Instances of the program: what their classes know, how they are made, what is asked of them. */
import {type Call} from '../code';
import {
  ClassSymbol,
  type FunctionSymbol,
  type Member,
  type PropertySymbol,
  type Type,
} from '../symbols';
import {isSubclass, solved} from '../types';
import {list} from './collections';
import {Compiler, procedureOf} from './compile/compiler';
import {Lazy} from './compile/properties';
import {equals, hashOf} from './equality';
import {fail, uninitialized} from './failures';
import {Instance, parts, type RunningClass} from './instances';
import {Layout} from './layout';
import {machine} from './machine';
import {callMethod, deferral, type Evaluate, type Frame, Procedure} from './procedure';
import {text} from './text';
import {type Function, zeroOf} from './values';

// What instances know of their class: which function each of its members is.

let lastClassId = 0;

/** Which class declares what is in a table of methods, by the same numbers. */
const declarers = new WeakMap<RunningClass, ClassSymbol[]>();

/** What instances of a class know of it; made once. */
export function runningClass(of: ClassSymbol): RunningClass {
  if (of.compiled !== undefined) {
    return of.compiled as RunningClass;
  }
  lastClassId += 1;
  of.complete();
  const running: RunningClass = {
    methods: [],
    named: new Map(),
    setters: [],
    zeros: zerosOf(of),
    begins: beginsOf(of),
    isData: of.modifiers.has('data') || of.modifiers.has('value'),
    id: lastClassId,
  };
  of.compiled = running;
  declarers.set(running, []);
  inherit(of, running);
  if (running.isData) {
    generate(of, running);
  }
  for (const delegate of of.delegates) {
    forward(delegate.to.of, delegate.field, running, of);
  }
  for (const members of of.members.values()) {
    for (const member of members) {
      define(member, of, running);
    }
  }
  for (const each of of.bridges) {
    bridge(each, of, running);
  }
  return running;
}

function superclassOf(of: ClassSymbol): ClassSymbol | undefined {
  return of.supers().find((each) => !each.of.isInterface && each.of.tree !== undefined)?.of;
}

function zerosOf(of: ClassSymbol): unknown[] {
  const above = superclassOf(of);
  const zeros = above === undefined ? [] : [...runningClass(above).zeros];
  while (zeros.length < of.fields) {
    zeros.push(null);
  }
  for (const members of of.members.values()) {
    for (const each of members) {
      if (each.kind === 'property' && each.field !== undefined) {
        zeros[each.field] = zeroOf(each.type());
      }
    }
  }
  return zeros;
}

function beginsOf(of: ClassSymbol): ClassSymbol[] {
  const above = superclassOf(of);
  const begins = above === undefined ? [] : runningClass(above).begins;
  // That of an enum comes after its entries.
  const isOwn = of.companion !== undefined && of.sort !== 'enum';
  return isOwn ? [...begins, of] : [...begins];
}

/** Members of the superclass, and those of interfaces that have a body, where they say more. */
function inherit(of: ClassSymbol, running: RunningClass): void {
  const supers = [...of.supers()].sort(
    (a, b) => Number(a.of.isInterface) - Number(b.of.isInterface),
  );
  const own = declarers.get(running) ?? [];
  for (const {of: above} of supers) {
    if (above.tree === undefined) {
      continue;
    }
    const theirs = runningClass(above);
    const owners = declarers.get(theirs) ?? [];
    theirs.methods.forEach((method, slot) => {
      const from = owners[slot];
      const known = own[slot];
      if (from === undefined || (known !== undefined && !isSubclass(from, known))) {
        return;
      }
      own[slot] = from;
      running.methods[slot] = method;
      const setter = theirs.setters[slot];
      if (setter !== undefined) {
        running.setters[slot] = setter;
      }
    });
    for (const [name, method] of theirs.named) {
      if (!running.named.has(name) || !above.isInterface) {
        running.named.set(name, method);
      }
    }
  }
}

/** What a class may declare with these names and numbers of parameters is not what all values have. */
const OF_ANY = new Set(['equals/1', 'hashCode/0', 'toString/0']);

function define(member: Member, of: ClassSymbol, running: RunningClass): void {
  const method = methodOf(member);
  if (method === undefined) {
    return;
  }
  const slots = [member.slot, ...member.also].filter((slot) => slot > 0);
  const owners = declarers.get(running) ?? [];
  const setter = member.kind === 'property' ? setterOf(member) : undefined;
  for (const slot of slots) {
    running.methods[slot] = method;
    owners[slot] = of;
    if (setter !== undefined) {
      running.setters[slot] = setter;
    }
  }
  const name = `${member.name}/${member.parameters.length}`;
  if (member.receiver === undefined && (!OF_ANY.has(name) || member.modifiers.has('override'))) {
    running.named.set(name, method);
  }
}

type Bridge = ClassSymbol['bridges'][number];

/** What is left out has the value that the interface gives it. */
function withDefaults(from: Member, method: Procedure | Function): Procedure | Function {
  if (from.kind !== 'function' || !from.parameters.some(({optional}) => optional)) {
    return method;
  }
  return (...args) => {
    for (const {index, value} of procedureOf(from).defaults) {
      args[index] ??= value(args);
    }
    return callMethod(method, args);
  };
}

/** What an interface asks for is what a class above already has: `class C : Base(), Asking`. */
function bridge({from, to}: Bridge, of: ClassSymbol, running: RunningClass): void {
  const {slot} = from;
  const method = running.methods[to.slot] ?? methodOf(to);
  running.methods[slot] = method && withDefaults(from, method);
  const setter = running.setters[to.slot] ?? (to.kind === 'property' ? setterOf(to) : undefined);
  if (setter !== undefined) {
    running.setters[slot] = setter;
  }
  (declarers.get(running) ?? [])[slot] = of;
}

const GENERATED = new Map<string, Function>([
  ['toString/0', (self) => text(self)],
  ['hashCode/0', (self) => hashOf(self)],
  ['equals/1', (self, other) => equals(self, other)],
]);

/** What a data class is given in the place of what it inherits, unless that is final. */
function generate(of: ClassSymbol, running: RunningClass): void {
  for (const name of OF_ANY) {
    const member = inherited(of, name.split('/')[0] ?? '', Number(name.split('/')[1]));
    if (member === undefined || member.modifiers.has('final')) {
      continue;
    }
    running.named.delete(name);
    running.methods[member.slot] = GENERATED.get(name);
  }
}

function inherited(of: ClassSymbol, name: string, count: number): Member | undefined {
  for (const {of: above} of of.supers()) {
    const own = above
      .member(name)
      .find((each) => each.parameters.length === count && each.modifiers.has('override'));
    const found = own ?? inherited(above, name, count);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function setterOf({mutable, setter, field}: PropertySymbol): Function | undefined {
  if (!mutable) {
    return undefined;
  }
  if (setter !== undefined) {
    return (self, value) => procedureOf(setter).call([self, value]);
  }
  if (field === undefined) {
    return undefined;
  }
  return (self, value) => {
    (self as Instance).fields[field] = value;
  };
}

function methodOf(member: Member): Procedure | Function | undefined {
  if (member.implementation !== undefined) {
    return member.implementation as unknown as Function;
  }
  if (member.kind === 'function') {
    return member.abstract ? undefined : procedureOf(member);
  }
  if (member.getter !== undefined) {
    return procedureOf(member.getter);
  }
  return member.field === undefined ? undefined : getterOf(member, member.field);
}

function getterOf(member: PropertySymbol, field: number): Function {
  if (member.modifiers.has('lateinit')) {
    return (self) => (self as Instance).fields[field] ?? uninitialized(member.name);
  }
  if (!member.lazy) {
    return (self) => (self as Instance).fields[field];
  }
  return (self) => {
    const found = (self as Instance).fields[field];
    return found instanceof Lazy ? found.value : found;
  };
}

/** `by delegate`: what the interface declares is asked of the delegate. */
function forward(of: ClassSymbol, field: number, running: RunningClass, by: ClassSymbol): void {
  of.complete();
  const owners = declarers.get(running) ?? [];
  for (const name of of.memberNames) {
    for (const member of of.member(name)) {
      owners[member.slot] = by;
      const method: Function = (self, ...args) =>
        callMember((self as Instance).fields[field], member, args);
      running.methods[member.slot] = method;
      if (member.kind === 'property' && member.mutable) {
        running.setters[member.slot] = (self, value) =>
          setMember((self as Instance).fields[field], member, value);
      }
      running.named.set(`${member.name}/${member.parameters.length}`, method);
    }
  }
  for (const above of of.supers()) {
    forward(above.of, field, running, by);
  }
}

/** Calls a member that may be the program's or the library's. */
function callMember(self: unknown, member: Member, args: readonly unknown[]): unknown {
  if (self instanceof Instance) {
    const method = self.running.methods[member.slot];
    if (method !== undefined) {
      return method instanceof Procedure ? method.call([self, ...args]) : method(self, ...args);
    }
  }
  const run = member.implementation as unknown as Function | undefined;
  return run === undefined
    ? fail('UnsupportedOperationException', member.name)
    : run(self, ...args);
}

function setMember(self: unknown, member: PropertySymbol, value: unknown): unknown {
  if (self instanceof Instance) {
    return self.running.setters[member.slot]?.(self, value);
  }
  return fail('UnsupportedOperationException', member.name);
}

/** A class is used: its companion, and those of the classes above it, are made before. */
function begin({begins}: RunningClass): void {
  // The call that is to be handed out is that of the constructor.
  const {isOpen} = deferral;
  deferral.isOpen = false;
  const {begun} = machine.memory;
  for (const of of begins) {
    if (begun.has(of)) {
      continue;
    }
    begun.add(of);
    if (of.companion !== undefined) {
      instanceOf(of.companion);
    }
  }
  deferral.isOpen = isOpen;
}

function bodyOf(symbol: FunctionSymbol): NonNullable<ReturnType<FunctionSymbol['body']>> {
  const body = symbol.body();
  if (body === undefined) {
    throw new Error(`no body: ${symbol.name}`);
  }
  return body;
}

const isEntry = (of: ClassSymbol): boolean => of.sort === 'enum' || of.enclosing?.sort === 'enum';

function newInstance(of: ClassSymbol): Instance {
  machine.allocate(of.fields + 3);
  const running = runningClass(of);
  if (running.begins.length > 0) {
    begin(running);
  }
  const made = new Instance(of, running, running.zeros.slice());
  if (entering !== undefined && isEntry(of)) {
    made.entry = entering;
    // It may use itself, and those before it, while it is made.
    machine.memory.enums
      .get(of.sort === 'enum' ? of : (of.enclosing as ClassSymbol))
      ?.items.push(made);
    entering = undefined;
  }
  return made;
}

/** `copy` of a data class: what is not given is kept. */
export function copyOf(self: Instance, ...values: unknown[]): Instance {
  const {of, fields} = self;
  if (of.construct === undefined) {
    throw new Error('a data class has a constructor');
  }
  const copy = newInstance(of);
  if (of.environmentField >= 0) {
    copy.fields[of.environmentField] = fields[of.environmentField];
  }
  const given = parts(self).map((each, index) =>
    values[index] === undefined ? each : values[index],
  );
  procedureOf(of.construct).call([copy, ...given]);
  return copy;
}

/** A call of a constructor. */
export function constructing(
  code: Call,
  args: readonly Evaluate[],
  environment: ((frame: Frame) => unknown[]) | undefined,
): Evaluate {
  const {to, at} = code;
  const of = to.constructs;
  if (of === undefined) {
    throw new Error('a constructor constructs');
  }
  if (to.implementation !== undefined) {
    const make = to.implementation as unknown as Function;
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      return make(...values);
    };
  }
  let procedure: Procedure | undefined;
  const {outer} = of;
  const offset = outer === undefined ? 1 : 0;
  return (f) => {
    procedure ??= procedureOf(to);
    const self = newInstance(of);
    const frame: Frame = new Array(procedure.size);
    for (let index = 0; index < args.length; index += 1) {
      frame[index + offset] = args[index]?.(f);
    }
    if (outer !== undefined) {
      self.fields[of.outerField] = frame[0];
    }
    if (environment !== undefined) {
      self.fields[of.environmentField] = environment(f);
    }
    frame[0] = self;
    machine.at = at;
    procedure.run(frame);
    return self;
  };
}

/** A call of another constructor, of the superclass or the same: the same instance goes on. */
export function superConstructing(
  code: Call,
  args: readonly Evaluate[],
  environment: ((frame: Frame) => unknown[]) | undefined,
): Evaluate {
  const {to} = code;
  const [self, ...rest] = args;
  const of = to.constructs;
  if (self === undefined || of === undefined) {
    throw new Error('a constructor has this');
  }
  if (to.implementation !== undefined) {
    const make = to.implementation as unknown as Function;
    return (f) => {
      (self(f) as Instance).base = make(...rest.map((each) => each(f)));
    };
  }
  return (f) => {
    const procedure = procedureOf(to);
    const values = args.map((each) => each(f));
    const [instance] = values as [Instance];
    if (of.outer !== undefined) {
      [instance.fields[of.outerField]] = values.splice(1, 1);
    }
    if (environment !== undefined) {
      instance.fields[of.environmentField] = environment(f);
    }
    return procedure.call(values);
  };
}

/** The only instance of an object. */
export function instanceOf(of: ClassSymbol): unknown {
  if (of.tree === undefined) {
    return of.compiled;
  }
  const {objects} = machine.memory;
  const known = objects.get(of);
  if (known !== undefined) {
    return known;
  }
  const {enclosing} = of;
  if (enclosing?.companion === of && !enclosing.isInterface) {
    if (enclosing.sort === 'enum') {
      entriesOf(enclosing, '*');
    }
    begin(runningClass(enclosing));
    const made = objects.get(of);
    if (made !== undefined) {
      return made;
    }
  }
  const found = newInstance(of);
  objects.set(of, found);
  if (of.construct !== undefined) {
    procedureOf(of.construct).call([found]);
  }
  return found;
}

/** What the next instance is, if it is an entry of an enum. */
let entering: Instance['entry'];

/** An entry of an enum; all of them for `*`. */
export function entriesOf(of: ClassSymbol, name: string): unknown {
  const {enums} = machine.memory;
  let all = enums.get(of);
  if (all === undefined) {
    all = list([]);
    enums.set(of, all);
    of.entries.forEach((each, ordinal) => {
      const code = of.entryCalls.get(each)?.();
      if (code?.op !== 'call') {
        return;
      }
      const layout = new Layout(bodyOf(code.to));
      entering = {name: each, ordinal};
      new Compiler(layout).value(code)([]);
    });
    if (of.companion !== undefined) {
      instanceOf(of.companion);
    }
  }
  if (name === '*') {
    return all;
  }
  return all.items[of.entries.indexOf(name)];
}

/** A lambda in the place of a functional interface. */
export function samInstance(of: ClassSymbol, run: Function): Instance {
  const base = runningClass(of);
  const methods = [...base.methods];
  const named = new Map(base.named);
  of.complete();
  const find = (from: ClassSymbol): void => {
    for (const members of from.members.values()) {
      for (const member of members) {
        if (member.kind !== 'function' || !member.abstract) {
          continue;
        }
        const method: Function = (_self, ...args) => {
          deferral.isOpen = false;
          return run(...args);
        };
        methods[member.slot] = method;
        named.set(`${member.name}/${member.parameters.length}`, method);
      }
    }
    for (const above of from.supers()) {
      if (above.of.tree !== undefined) {
        find(above.of);
      }
    }
  };
  find(of);
  return new Instance(of, {...base, methods, named}, []);
}

type Test = (value: unknown) => boolean;

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

function libraryMembers(value: unknown, name: string): Member[] {
  return [...machine.memory.libraryTypes.values()].flatMap((symbol) =>
    symbol instanceof ClassSymbol && symbol.test?.(value) === true ? symbol.member(name) : [],
  );
}

/** Calls a function, or reads a property, by its name: nothing was known of the value. */
export function callLate(
  name: string,
  args: readonly unknown[],
  candidates: readonly Member[],
): unknown {
  const [self, ...rest] = args;
  if (self instanceof Instance) {
    const own = self.running.named.get(`${name}/${rest.length}`);
    if (own !== undefined) {
      return callMethod(own, args);
    }
  }
  if (typeof self === 'function' && name === 'invoke') {
    return (self as Function)(...rest);
  }
  for (const member of [...libraryMembers(self, name), ...candidates]) {
    const enough =
      member.parameters.length >= rest.length &&
      member.parameters.slice(rest.length).every((each) => each.optional);
    if (!enough || (member.receiver !== undefined && !testOf(member.receiver)(self))) {
      continue;
    }
    if (
      !member.parameters.every(
        (each, index) => index >= rest.length || testOf(each.type)(rest[index]),
      )
    ) {
      continue;
    }
    if (member.implementation !== undefined) {
      return (member.implementation as unknown as Function)(...args);
    }
    const found =
      member.kind === 'function'
        ? procedureOf(member)
        : member.getter === undefined
          ? undefined
          : procedureOf(member.getter);
    if (found instanceof Procedure) {
      return found.call(args);
    }
  }
  if (self === null) {
    fail('NullPointerException', null);
  }
  return fail('IllegalStateException', `Nothing is known here of '${name}'.`);
}
