import {type Call} from '../code';
import {type ClassSymbol, type FunctionSymbol} from '../symbols';
import {runningClass} from './classes';
import {procedureOf} from './compile/body';
import {Compiler} from './compile/compiler';
import {list} from './collections';
import {Instance, parts, type RunningClass} from './instances';
import {Layout} from './layout';
import {machine} from './machine';
import {deferral, type Evaluate, type Frame, type Procedure} from './procedure';
import {type Function} from './values';

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

export function newInstance(of: ClassSymbol): Instance {
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
