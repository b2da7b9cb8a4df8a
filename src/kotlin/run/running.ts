import {type Call} from '../code';
import {aliases} from '../check/classes/overrides';
import {type ClassSymbol, type FunctionSymbol, type Member, type PropertySymbol} from '../symbols';
import {memberNames} from '../check/signatures';
import {compileBody, procedureOf} from './compile/body';
import {Compiler} from './compile/compiler';
import {Lazy} from './compile/globals';
import {list, type List} from './collections';
import {fail} from './failures';
import {Instance, type RunningClass} from './instances';
import {Layout} from './layout';
import {machine} from './machine';
import {deferral, type Evaluate, type Frame, Procedure} from './procedure';
import {type Function} from './values';

let lastId = 0;
let singletons = new Map<ClassSymbol, Instance>();
let enums = new Map<ClassSymbol, List>();

/** Forgets objects and entries: a program begins. */
export function resetInstances(): void {
  singletons = new Map();
  enums = new Map();
}

/** What instances of a class know of it; made once. */
export function runningClass(of: ClassSymbol): RunningClass {
  if (of.compiled !== undefined) return of.compiled as RunningClass;
  const methods: (Procedure | Function | undefined)[] = [];
  const named = new Map<string, Procedure | Function>();
  const stored = new Map<number, number>();
  lastId += 1;
  const running: RunningClass = {
    methods,
    named,
    stored,
    isData: of.modifiers.has('data') || of.modifiers.has('value'),
    id: lastId,
  };
  of.compiled = running;
  of.complete();
  inherit(of, running);
  for (const delegate of of.delegates) forward(delegate.to.of, delegate.field, running);
  for (const members of of.members.values()) for (const member of members) define(member, running);
  if (of.localIn !== undefined && of.construct !== undefined) compileBody(bodyOf(of.construct));
  return running;
}

function bodyOf(symbol: FunctionSymbol): NonNullable<ReturnType<FunctionSymbol['body']>> {
  const body = symbol.body();
  if (body === undefined) throw new Error(`no body: ${symbol.name}`);
  return body;
}

/** Members of the superclass, and those of interfaces that have a body. */
function inherit(of: ClassSymbol, running: RunningClass): void {
  for (const {of: above} of [...of.supers()].sort(
    (a, b) => Number(b.of.isInterface) - Number(a.of.isInterface),
  )) {
    if (above.tree === undefined) continue;
    const theirs = runningClass(above);
    theirs.methods.forEach((method, slot) => {
      if (method !== undefined) running.methods[slot] = method;
    });
    for (const [name, method] of theirs.named) running.named.set(name, method);
    for (const [slot, field] of theirs.stored) running.stored.set(slot, field);
  }
}

function define(member: Member, running: RunningClass): void {
  const method = methodOf(member);
  if (method === undefined) return;
  const slots = [
    member.slot,
    ...[...aliases].filter(([, to]) => to.includes(member.slot)).map(([from]) => from),
  ];
  for (const slot of slots) if (slot > 0) running.methods[slot] = method;
  if (member.kind === 'property' && member.field !== undefined)
    for (const slot of slots) running.stored.set(slot, member.field);
  if (member.receiver === undefined)
    running.named.set(`${member.name}/${member.parameters.length}`, method);
}

function methodOf(member: Member): Procedure | Function | undefined {
  if (member.kind === 'function') {
    if (member.implementation !== undefined) return member.implementation as unknown as Function;
    return member.abstract ? undefined : procedureOf(member);
  }
  if (member.getter !== undefined) return procedureOf(member.getter);
  return member.field === undefined ? undefined : getterOf(member, member.field);
}

function getterOf(member: PropertySymbol, field: number): Function {
  if (!member.lazy) return (self) => (self as Instance).fields[field];
  return (self) => {
    const found = (self as Instance).fields[field];
    return found instanceof Lazy ? found.value : found;
  };
}

/** `by delegate`: what the interface declares is asked of the delegate. */
function forward(of: ClassSymbol, field: number, running: RunningClass): void {
  of.complete();
  for (const name of memberNames(of)) {
    for (const member of of.members.get(name) ?? []) {
      const method: Function = (self, ...args) =>
        callMember((self as Instance).fields[field], member, args);
      running.methods[member.slot] = method;
      running.named.set(`${member.name}/${member.parameters.length}`, method);
    }
  }
  for (const above of of.supers()) forward(above.of, field, running);
}

/** Calls a member that may be the program's or the library's. */
export function callMember(self: unknown, member: Member, args: readonly unknown[]): unknown {
  if (self instanceof Instance) {
    const method = self.running.methods[member.slot];
    if (method !== undefined)
      return method instanceof Procedure ? method.call([self, ...args]) : method(self, ...args);
  }
  const run = member.implementation as unknown as Function | undefined;
  return run === undefined
    ? fail('UnsupportedOperationException', member.name)
    : run(self, ...args);
}

export function newInstance(of: ClassSymbol): Instance {
  machine.allocate(of.fields + 3);
  return new Instance(of, runningClass(of), new Array(of.fields).fill(null));
}

/** A call of a constructor. */
export function constructing(
  code: Call,
  args: readonly Evaluate[],
  environment: ((frame: Frame) => unknown[]) | undefined,
): Evaluate {
  const {to, at} = code;
  const of = to.constructs;
  if (of === undefined) throw new Error('a constructor constructs');
  if (to.implementation !== undefined) {
    const make = to.implementation as unknown as Function;
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      return make(...values);
    };
  }
  const inner = of.outer !== undefined;
  let procedure: Procedure | undefined;
  return (f) => {
    procedure ??= procedureOf(to);
    const self = newInstance(of);
    const frame: Frame = new Array(procedure.size);
    frame[0] = self;
    for (let index = inner ? 1 : 0; index < args.length; index += 1)
      frame[inner ? index : index + 1] = args[index](f);
    if (inner) self.outer = args[0]?.(f) as Instance;
    if (environment !== undefined) self.environment = environment(f);
    machine.at = at;
    procedure.run(frame);
    return self;
  };
}

/** A call of the superclass's constructor: the same instance goes on. */
export function superConstructing(code: Call, args: readonly Evaluate[]): Evaluate {
  const {to} = code;
  const [self, ...rest] = args;
  if (self === undefined) throw new Error('a constructor has this');
  if (to.implementation !== undefined) {
    const make = to.implementation as unknown as Function;
    return (f) => {
      (self(f) as Instance).base = make(...rest.map((each) => each(f)));
    };
  }
  return (f) => {
    const procedure = procedureOf(to);
    return procedure.call(args.map((each) => each(f)));
  };
}

/** The only instance of an object. */
export function instanceOf(of: ClassSymbol): unknown {
  if (of.tree === undefined) return of.compiled;
  let found = singletons.get(of);
  if (found === undefined) {
    found = newInstance(of);
    singletons.set(of, found);
    if (of.construct !== undefined) procedureOf(of.construct).call([found]);
  }
  return found;
}

/** An entry of an enum; all of them for `*`. */
export function entriesOf(of: ClassSymbol, name: string): unknown {
  let all = enums.get(of);
  if (all === undefined) {
    all = list([]);
    enums.set(of, all);
    of.entries.forEach((each, ordinal) => {
      const code = of.entryCalls.get(each)?.();
      if (code?.op !== 'call') return;
      const layout = new Layout(bodyOf(code.to));
      const made = new Compiler(layout).value(code)([]) as Instance;
      made.entry = {name: each, ordinal};
      all?.items.push(made);
    });
  }
  if (name === '*') return all;
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
        if (member.kind !== 'function' || !member.abstract) continue;
        const method: Function = (_self, ...args) => {
          deferral.isOpen = false;
          return run(...args);
        };
        methods[member.slot] = method;
        named.set(`${member.name}/${member.parameters.length}`, method);
      }
    }
    for (const above of from.supers()) if (above.of.tree !== undefined) find(above.of);
  };
  find(of);
  return new Instance(of, {...base, methods, named}, []);
}
