/** What instances know of their class: which function each of its members is. */
import {type ClassSymbol, type Member, type PropertySymbol} from '../symbols';
import {isSubclass} from '../types';
import {procedureOf} from './compile/body';
import {Lazy} from './compile/globals';
import {equals, hashOf} from './equality';
import {fail, uninitialized} from './failures';
import {Instance, type RunningClass} from './instances';
import {callMethod, Procedure} from './procedure';
import {text} from './text';
import {type Function} from './values';
import {zeroOf} from './zeros';

let lastId = 0;

/** Which class declares what is in a table of methods, by the same numbers. */
const declarers = new WeakMap<RunningClass, ClassSymbol[]>();

/** What instances of a class know of it; made once. */
export function runningClass(of: ClassSymbol): RunningClass {
  if (of.compiled !== undefined) {
    return of.compiled as RunningClass;
  }
  lastId += 1;
  of.complete();
  const running: RunningClass = {
    methods: [],
    named: new Map(),
    setters: [],
    zeros: zerosOf(of),
    begins: beginsOf(of),
    isData: of.modifiers.has('data') || of.modifiers.has('value'),
    id: lastId,
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
export function callMember(self: unknown, member: Member, args: readonly unknown[]): unknown {
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
