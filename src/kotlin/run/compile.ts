import {type Body, type Branches, type Call, type Code, type Loop} from '../code';
import {
  type FunctionSymbol,
  type Implementation,
  type PropertySymbol,
  type Type,
  UNKNOWN,
} from '../symbols';
import {isClass, render, solved, substitute} from '../types';
import {initialBodies} from '../check/classes/properties';
import {Cell, type Evaluate, type Frame, Procedure} from './procedure';
import {
  constructing,
  entriesOf,
  instanceOf,
  runningClass,
  samInstance,
  superConstructing,
} from './running';
import {equals} from './equality';
import {fail, Signal, Throwable, Thrown} from './failures';
import {hooks} from './hooks';
import {Instance} from './instances';
import {COMPARISONS, INTRINSICS} from './intrinsics';
import {items, iterate} from './iterate';
import {callLate} from './late';
import {Layout, environmentOf} from './layout';
import {LimitReached} from './limits';
import {machine} from './machine';
import {text} from './text';
import {testOf} from './typeTests';
import {Double, type Function, KotlinArray} from './values';

/** Library functions that want to know their type arguments: they come first. */
export const typed = new WeakSet<Implementation>();

export interface Compiled {
  readonly procedure: Procedure;
  readonly layout: Layout;
}

/** The procedure of a body; made once. */
export function compileBody(body: Body): Compiled {
  if (body.compiled !== undefined) return body.compiled as Compiled;
  const layout = new Layout(body);
  const procedure = new Procedure(body.parameters.length);
  const compiled: Compiled = {procedure, layout};
  body.compiled = compiled;
  const compiler = new Compiler(layout);
  for (const [index, value] of body.defaults)
    procedure.defaults.push({index, value: compiler.value(value)});
  body.parameters.forEach((parameter, index) => {
    if (parameter.cell) procedure.cells.push(index);
  });
  const evaluate = body.code === undefined ? () => undefined : compiler.body(body.code);
  const own = environmentPrologue(body, layout);
  const run: Evaluate = layout.caught ? catching(evaluate, compiler.returning) : evaluate;
  procedure.evaluate =
    own.length === 0
      ? run
      : (frame) => {
          const environment = (frame[0] as Instance).environment ?? [];
          for (const {slot, index} of own) frame[slot] = environment[index];
          return run(frame);
        };
  procedure.size = layout.size;
  return compiled;
}

/** Members of a local class find the variables around it in their instance. */
function environmentPrologue(body: Body, layout: Layout): {slot: number; index: number}[] {
  const of = body.memberOf;
  if (of === undefined) return [];
  const environment = environmentOf(of);
  return layout.captures.map(({variable, slot}) => {
    if (!environment.includes(variable)) environment.push(variable);
    return {slot, index: environment.indexOf(variable)};
  });
}

function catching(evaluate: Evaluate, signal: Signal): Evaluate {
  return (frame) => {
    const {depth} = machine;
    try {
      return evaluate(frame);
    } catch (error) {
      if (error !== signal) throw error;
      machine.depth = depth;
      return signal.value;
    }
  };
}

type Effect = (frame: Frame) => Signal | undefined;

const BREAK = new WeakMap<Loop, {breaks: Signal; continues: Signal; caught: boolean}>();

function signalsOf(loop: Loop): {breaks: Signal; continues: Signal; caught: boolean} {
  let found = BREAK.get(loop);
  if (found === undefined) {
    found = {breaks: new Signal('break'), continues: new Signal('continue'), caught: false};
    BREAK.set(loop, found);
  }
  return found;
}

const RETURNS = new WeakMap<Body, Signal>();

function returnOf(body: Body): Signal {
  let found = RETURNS.get(body);
  if (found === undefined) {
    found = new Signal('return');
    RETURNS.set(body, found);
  }
  return found;
}

/** Makes closures of the code of one body. */
export class Compiler {
  readonly returning: Signal;
  /** Within an expression, where jumps can only be thrown. */
  private within = 0;

  constructor(readonly layout: Layout) {
    this.returning = returnOf(layout.body);
  }

  /** The code of the whole body: its last expression is the result, a `return` in its place, too. */
  body(code: Code): Evaluate {
    if (code.op === 'block') {
      const effects = code.statements.slice(0, -1).map((each) => this.effect(each));
      const last = code.statements.at(-1);
      const result = last === undefined ? () => undefined : this.body(last);
      const [first, second] = effects;
      if (first === undefined) return result;
      if (second === undefined) {
        return (f) => {
          const signal = first(f);
          return signal === undefined ? result(f) : signal.value;
        };
      }
      return (f) => {
        for (const effect of effects) {
          const signal = effect(f);
          if (signal !== undefined) return signal.value;
        }
        return result(f);
      };
    }
    if (code.op === 'return' && code.target === this.layout.body)
      return code.value === undefined ? () => undefined : this.value(code.value);
    if (code.op === 'branches' && (code.sort === 'if' || code.sort === 'when'))
      return this.branches(code, (each) => this.body(each));
    return this.value(code);
  }

  /** A statement: does something, and may jump. */
  effect(code: Code): Effect {
    switch (code.op) {
      case 'block': {
        const effects = code.statements.map((each) => this.effect(each));
        const [first, second] = effects;
        if (first === undefined) return () => undefined;
        if (second === undefined) return first;
        if (effects.length === 2) return (f) => first(f) ?? second(f);
        return (f) => {
          for (const effect of effects) {
            const signal = effect(f);
            if (signal !== undefined) return signal;
          }
          return undefined;
        };
      }
      case 'return': {
        if (code.target !== this.layout.body || this.within > 0) return this.thrown(code);
        const signal = this.returning;
        const value = code.value === undefined ? undefined : this.value(code.value);
        return (f) => {
          signal.value = value === undefined ? undefined : value(f);
          return signal;
        };
      }
      case 'jump': {
        if (this.within > 0) return this.thrown(code);
        const signals = signalsOf(code.loop);
        const signal = code.word === 'break' ? signals.breaks : signals.continues;
        return () => signal;
      }
      case 'branches':
        return this.branches(code, (each) => this.effect(each)) as Effect;
      case 'loop':
        return this.loop(code);
      case 'each':
        return this.each(code);
      case 'try':
        return this.attempt(code, (each) => this.effect(each)) as Effect;
      case 'align': {
        const {token} = code;
        const context = this.value(code.context);
        const inner = this.effect(code.value);
        return (f) => {
          const aggregate = context(f);
          hooks.align(aggregate, token);
          const signal = inner(f);
          if (signal !== undefined) return signal;
          hooks.dealign(aggregate);
          return undefined;
        };
      }
      default: {
        const value = this.value(code);
        return (f) => {
          value(f);
          return undefined;
        };
      }
    }
  }

  /** A jump out of an expression. */
  private thrown(code: Extract<Code, {op: 'return' | 'jump'}>): Effect {
    if (code.op === 'jump') {
      const signals = signalsOf(code.loop);
      signals.caught = true;
      const signal = code.word === 'break' ? signals.breaks : signals.continues;
      return () => {
        throw signal;
      };
    }
    const {target} = code;
    const signal = returnOf(target);
    if (target === this.layout.body) this.layout.caught = true;
    else if (target.compiled !== undefined) (target.compiled as Compiled).layout.caught = true;
    const value = code.value === undefined ? undefined : this.value(code.value);
    return (f) => {
      signal.value = value === undefined ? undefined : value(f);
      throw signal;
    };
  }

  private inExpression<T>(make: () => T): T {
    this.within += 1;
    const made = make();
    this.within -= 1;
    return made;
  }

  value(code: Code): Evaluate {
    return this.inExpression(() => this.valueOf(code));
  }

  private valueOf(code: Code): Evaluate {
    const {at} = code;
    switch (code.op) {
      case 'constant': {
        const {value} = code;
        return () => value;
      }
      case 'get': {
        const slot = this.layout.slot(code.variable);
        return code.variable.cell ? (f) => (f[slot] as Cell).value : (f) => f[slot];
      }
      case 'set':
        return this.set(code);
      case 'call':
        return this.call(code);
      case 'invoke':
        return this.invoke(code);
      case 'read':
        return this.read(code);
      case 'write':
        return this.write(code);
      case 'lambda':
        return this.lambda(code.body);
      case 'instance': {
        const {of} = code;
        return () => instanceOf(of);
      }
      case 'entry': {
        const {of, name} = code;
        return () => entriesOf(of, name);
      }
      case 'outer': {
        const value = this.valueOf(code.value);
        return (f) => (value(f) as Instance).outer;
      }
      case 'block': {
        const effects = code.statements.slice(0, -1).map((each) => this.effect(each));
        const last = code.statements.at(-1);
        const result = last === undefined ? () => undefined : this.valueOf(last);
        const [first, second] = effects;
        if (first === undefined) return result;
        if (second === undefined) {
          return (f) => {
            first(f);
            return result(f);
          };
        }
        return (f) => {
          for (const effect of effects) effect(f);
          return result(f);
        };
      }
      case 'branches':
        return this.branches(code, (each) => this.valueOf(each));
      case 'loop':
      case 'each':
      case 'return':
      case 'jump':
        return this.effect(code);
      case 'try':
        return this.attempt(code, (each) => this.valueOf(each));
      case 'throw': {
        const value = this.valueOf(code.value);
        return (f) => {
          throw new Thrown(value(f), at);
        };
      }
      case 'is': {
        const value = this.valueOf(code.value);
        const test = this.testing(code.of);
        return (f) => test(f)(value(f));
      }
      case 'as':
        return this.cast(code);
      case 'notNull': {
        const value = this.valueOf(code.value);
        return (f) => {
          const found = value(f);
          if (found === null) {
            machine.at = at;
            fail('NullPointerException', null);
          }
          return found;
        };
      }
      case 'text': {
        const parts = code.parts.map((part) =>
          typeof part === 'string' ? part : this.valueOf(part),
        );
        return (f) => {
          let result = '';
          for (const part of parts) result += typeof part === 'string' ? part : text(part(f));
          machine.allocate((result.length >> 3) + 1);
          return result;
        };
      }
      case 'equal':
        return this.equal(code);
      case 'compare':
        return this.compare(code);
      case 'late': {
        const args = code.args.map((each) => this.valueOf(each));
        const {name, candidates} = code;
        return (f) => {
          machine.at = at;
          return callLate(
            name,
            args.map((each) => each(f)),
            candidates,
          );
        };
      }
      case 'convert': {
        const value = this.valueOf(code.value);
        const {to} = code;
        return to.test !== undefined ? value : (f) => samInstance(to, value(f) as Function);
      }
      case 'list': {
        const parts = code.items.map((item) => ({
          value: this.valueOf(item.code),
          spread: item.spread,
        }));
        if (parts.every((part) => !part.spread))
          return (f) => new KotlinArray(parts.map((part) => part.value(f)));
        return (f) =>
          new KotlinArray(
            parts.flatMap((part) => (part.spread ? items(part.value(f)) : [part.value(f)])),
          );
      }
      case 'align': {
        const {token} = code;
        const context = this.valueOf(code.context);
        const value = this.valueOf(code.value);
        return (f) => {
          const aggregate = context(f);
          hooks.align(aggregate, token);
          const result = value(f);
          hooks.dealign(aggregate);
          return result;
        };
      }
      case 'project': {
        const value = this.valueOf(code.value);
        return (f) => hooks.project(value(f));
      }
    }
  }

  private set(code: Extract<Code, {op: 'set'}>): Evaluate {
    const slot = this.layout.slot(code.variable);
    const value = this.valueOf(code.value);
    if (!code.variable.cell) {
      return (f) => {
        f[slot] = value(f);
      };
    }
    if (!code.declares) {
      return (f) => {
        (f[slot] as Cell).value = value(f);
      };
    }
    return (f) => {
      const cell = new Cell();
      f[slot] = cell;
      cell.value = value(f);
    };
  }

  /** Branches by what their bodies become: values, effects or the results of the function. */
  private branches<T extends Evaluate>(code: Branches, make: (code: Code) => T): Evaluate {
    const cases = code.cases.map((each) => ({
      test: each.condition === undefined ? undefined : this.value(each.condition),
      run: make(each.body),
    }));
    const [first, second] = cases;
    if (first?.test !== undefined && cases.length === 1) {
      const {test, run} = first;
      return (f) => (test(f) === true ? run(f) : undefined);
    }
    if (first?.test !== undefined && second?.test === undefined && second !== undefined) {
      const {test, run} = first;
      const otherwise = second.run;
      return (f) => (test(f) === true ? run(f) : otherwise(f));
    }
    return (f) => {
      for (const {test, run} of cases) if (test === undefined || test(f) === true) return run(f);
      return undefined;
    };
  }

  private loop(code: Extract<Code, {op: 'loop'}>): Effect {
    const signals = signalsOf(code.loop);
    const outside = this.within;
    this.within = 0;
    const condition = this.value(code.condition);
    const body = this.effect(code.body);
    this.within = outside;
    const turn = this.turn(body, signals);
    const {at} = code;
    const run: Effect = (f) => {
      if (code.bodyFirst) {
        do {
          machine.at = at;
          machine.step();
          const signal = turn(f);
          if (signal !== undefined) return signal === signals.breaks ? undefined : signal;
        } while (condition(f) === true);
        return undefined;
      }
      while (condition(f) === true) {
        machine.at = at;
        machine.step();
        const signal = turn(f);
        if (signal !== undefined) return signal === signals.breaks ? undefined : signal;
      }
      return undefined;
    };
    return this.rethrowing(run);
  }

  /** In an expression, a `return` from within a loop is thrown. */
  private rethrowing(run: Effect): Effect {
    if (this.within === 0) return run;
    this.layout.caught = true;
    return (f) => {
      const signal = run(f);
      if (signal !== undefined) throw signal;
      return undefined;
    };
  }

  /** One turn: `continue` ends it, other jumps come out. */
  private turn(body: Effect, signals: ReturnType<typeof signalsOf>): Effect {
    const {breaks, continues} = signals;
    const plain: Effect = (f) => {
      const signal = body(f);
      return signal === continues ? undefined : signal;
    };
    if (!signals.caught) return plain;
    return (f) => {
      try {
        return plain(f);
      } catch (error) {
        if (error === continues) return undefined;
        if (error === breaks) return breaks;
        throw error;
      }
    };
  }

  private each(code: Extract<Code, {op: 'each'}>): Effect {
    const signals = signalsOf(code.loop);
    const slot = this.layout.slot(code.variable);
    const subject = this.value(code.subject);
    const outside = this.within;
    this.within = 0;
    const body = this.effect(code.body);
    this.within = outside;
    const turn = this.turn(body, signals);
    const {at} = code;
    return this.rethrowing((f) => {
      const values = subject(f);
      machine.at = at;
      for (const value of iterate(values)) {
        machine.step();
        f[slot] = value;
        const signal = turn(f);
        if (signal !== undefined) return signal === signals.breaks ? undefined : signal;
      }
      return undefined;
    });
  }

  private attempt<T extends Evaluate>(
    code: Extract<Code, {op: 'try'}>,
    make: (code: Code) => T,
  ): Evaluate {
    const body = make(code.body);
    const last = code.last === undefined ? undefined : this.effect(code.last);
    const catches = code.catches.map((each) => ({
      slot: this.layout.slot(each.variable),
      cell: each.variable.cell,
      test: testOf(each.variable.type),
      run: make(each.body),
    }));
    const guarded: Evaluate =
      catches.length === 0
        ? body
        : (f) => {
            const {depth} = machine;
            try {
              return body(f);
            } catch (error) {
              machine.depth = depth;
              const value = caughtValue(error);
              const found =
                value === undefined ? undefined : catches.find((each) => each.test(value));
              if (found === undefined) throw error;
              if (found.cell) {
                const cell = new Cell();
                cell.value = value;
                f[found.slot] = cell;
              } else f[found.slot] = value;
              return found.run(f);
            }
          };
    if (last === undefined) return guarded;
    return (f) => {
      const signal = this.returning;
      try {
        return guarded(f);
      } finally {
        const {value} = signal;
        last(f);
        signal.value = value;
      }
    };
  }

  private cast(code: Extract<Code, {op: 'as'}>): Evaluate {
    const value = this.valueOf(code.value);
    const test = this.testing(code.of);
    const {at, of, safe} = code;
    return (f) => {
      const found = value(f);
      if (test(f)(found)) return found;
      if (safe) return null;
      machine.at = at;
      return found === null
        ? fail('NullPointerException', `null cannot be cast to non-null type ${render(of)}`)
        : fail(
            'ClassCastException',
            `class ${className(found)} cannot be cast to class ${render(of)}`,
          );
    };
  }

  /** The test for a type, which may be a reified parameter. */
  private testing(type: Type): (frame: Frame) => (value: unknown) => boolean {
    const known = this.typeOf(type);
    if (known.fixed !== undefined) {
      const test = testOf(known.fixed);
      return () => test;
    }
    return (f) => testOf(known.make(f));
  }

  /** A type as the running program knows it. */
  private typeOf(type: Type): {fixed: Type | undefined; make: (frame: Frame) => Type} {
    const found = solved(type);
    if (!mentionsReified(found)) return {fixed: found, make: () => found};
    let owner: Body | undefined = this.layout.body;
    while (owner !== undefined && owner.types === undefined) owner = owner.parent;
    const variable = owner?.types;
    if (variable === undefined) return {fixed: UNKNOWN, make: () => UNKNOWN};
    if (variable.body !== this.layout.body) variable.captured = true;
    const slot = this.layout.slot(variable);
    return {
      fixed: undefined,
      make: (f) => substitute(found, (f[slot] ?? new Map()) as Map<never, never>),
    };
  }

  private equal(code: Extract<Code, {op: 'equal'}>): Evaluate {
    const a = this.valueOf(code.left);
    const b = this.valueOf(code.right);
    const {negated} = code;
    const types = [solved(code.left.type), solved(code.right.type)];
    const simple =
      code.identity ||
      types.some((type) =>
        ['Int', 'Boolean', 'Nothing', 'Char', 'Long'].some((name) =>
          isClass(type, `kotlin.${name}`),
        ),
      );
    if (simple) return negated ? (f) => a(f) !== b(f) : (f) => a(f) === b(f);
    if (types.every((type) => isClass(type, 'kotlin.Double') && !type.nullable)) {
      return negated
        ? (f) => (a(f) as Double).value !== (b(f) as Double).value
        : (f) => (a(f) as Double).value === (b(f) as Double).value;
    }
    return negated ? (f) => !equals(a(f), b(f)) : (f) => equals(a(f), b(f));
  }

  private compare(code: Extract<Code, {op: 'compare'}>): Evaluate {
    const {operator, value: inner} = code;
    if (inner.op === 'call') {
      const build = COMPARISONS.get(inner.to.implementation);
      const [left, right] = inner.args;
      if (build !== undefined && left !== undefined && right !== undefined)
        return build(operator, this.valueOf(left), this.valueOf(right));
    }
    const value = this.valueOf(inner);
    switch (operator) {
      case '<':
        return (f) => (value(f) as number) < 0;
      case '>':
        return (f) => (value(f) as number) > 0;
      case '<=':
        return (f) => (value(f) as number) <= 0;
      default:
        return (f) => (value(f) as number) >= 0;
    }
  }

  /** Lambdas and local functions: JavaScript functions that hold what they captured. */
  private lambda(body: Body): Evaluate {
    const {procedure, layout} = compileBody(body);
    const captured = layout.captures.map(({variable, slot}) => ({
      from: this.layout.slot(variable),
      to: slot,
    }));
    const count = procedure.parameters;
    // What is captured is copied when the lambda is made: each turn of a loop has its own.
    const begin = (held: Frame): Frame => {
      const frame: Frame = new Array(procedure.size);
      for (let index = 0; index < captured.length; index += 1)
        frame[(captured[index] as {to: number}).to] = held[index];
      return frame;
    };
    const hold = (outer: Frame): Frame => captured.map(({from}) => outer[from]);
    switch (count) {
      case 0:
        return (outer) => {
          const held = hold(outer);
          return () => procedure.run(begin(held));
        };
      case 1:
        return (outer) => {
          const held = hold(outer);
          return (a: unknown) => {
            const frame = begin(held);
            frame[0] = a;
            return procedure.run(frame);
          };
        };
      case 2:
        return (outer) => {
          const held = hold(outer);
          return (a: unknown, b: unknown) => {
            const frame = begin(held);
            frame[0] = a;
            frame[1] = b;
            return procedure.run(frame);
          };
        };
      default:
        return (outer) => {
          const held = hold(outer);
          return (...args: unknown[]) => {
            const frame = begin(held);
            for (let index = 0; index < args.length; index += 1) frame[index] = args[index];
            return procedure.run(frame);
          };
        };
    }
  }

  private invoke(code: Extract<Code, {op: 'invoke'}>): Evaluate {
    const target = this.valueOf(code.target);
    const args = code.args.map((each) => this.valueOf(each));
    const [first, second] = args;
    const {at} = code;
    const callee = (f: Frame): Function => {
      const found = target(f);
      machine.at = at;
      if (typeof found === 'function') return found as Function;
      return found === null
        ? fail('NullPointerException', null)
        : fail('ClassCastException', 'This value cannot be called.');
    };
    if (first === undefined) return (f) => callee(f)();
    if (second === undefined) return (f) => callee(f)(first(f));
    return (f) => callee(f)(...args.map((each) => each(f)));
  }

  private call(code: Call): Evaluate {
    const {to} = code;
    const args = code.args.map((each) =>
      each === undefined ? () => undefined : this.valueOf(each),
    );
    if (to.constructs !== undefined)
      return code.direct
        ? superConstructing(code, args)
        : constructing(code, args, this.environment(code));
    if (to.implementation !== undefined) return this.library(code, to.implementation, args);
    if (to.variable !== undefined) return this.local(to, code, args);
    const virtual = to.owner !== undefined && !code.direct && isVirtual(to);
    if (virtual) return this.virtual(code, args);
    return this.direct(code, args);
  }

  /** The values around a local class that a new instance keeps. */
  private environment(code: Call): ((frame: Frame) => unknown[]) | undefined {
    const of = code.to.constructs;
    if (of?.localIn === undefined) return undefined;
    for (let body: Body | undefined = this.layout.body; body !== undefined; body = body.parent) {
      if (body.memberOf !== of) continue;
      // Within the class itself: the same as that of this instance.
      const [self] = body.parameters;
      if (self === undefined) break;
      if (self.body !== this.layout.body) self.captured = true;
      const slot = this.layout.slot(self);
      return (f) => (f[slot] as Instance).environment ?? [];
    }
    runningClass(of);
    const slots = environmentOf(of).map((variable) => this.layout.slot(variable));
    return (f) => slots.map((slot) => f[slot]);
  }

  private library(code: Call, implementation: Implementation, args: readonly Evaluate[]): Evaluate {
    const {to, at} = code;
    const [a, b, c] = args;
    if (args.length === 2 && a !== undefined && b !== undefined) {
      const build = INTRINSICS.get(implementation);
      if (build !== undefined) return build(a, b);
    }
    if (typed.has(implementation)) {
      const types = code.typeArgs.map((type) => this.typeOf(type));
      const run = implementation as unknown as (types: Type[], ...rest: unknown[]) => unknown;
      return (f) => {
        const values = args.map((each) => each(f));
        machine.at = at;
        return run(
          types.map((each) => each.fixed ?? each.make(f)),
          ...values,
        );
      };
    }
    const run = implementation as unknown as Function;
    if (to.owner !== undefined && (to.open || to.owner.test !== undefined)) {
      const {slot, open} = to;
      return (f) => {
        const values = args.map((each) => each(f));
        const [self] = values;
        machine.at = at;
        if (self instanceof Instance) {
          const method = open || slot > 0 ? self.running.methods[slot] : undefined;
          if (method !== undefined)
            return method instanceof Procedure ? method.call(values) : method(...values);
          if (self.base !== undefined) values[0] = self.base;
        }
        return run(...values);
      };
    }
    if (a === undefined) {
      return () => {
        machine.at = at;
        return run();
      };
    }
    if (b === undefined) {
      return (f) => {
        const first = a(f);
        machine.at = at;
        return run(first);
      };
    }
    if (c === undefined) {
      return (f) => {
        const first = a(f);
        const second = b(f);
        machine.at = at;
        return run(first, second);
      };
    }
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      return run(...values);
    };
  }

  private local(to: FunctionSymbol, code: Call, args: readonly Evaluate[]): Evaluate {
    const {variable} = to;
    if (variable === undefined) throw new Error('a local function has a variable');
    const slot = this.layout.slot(variable);
    const {at} = code;
    const types = this.types(code);
    return (f) => {
      const run = (f[slot] as Cell).value as Function;
      const values = args.map((each) => each(f));
      if (types !== undefined) values.push(types(f));
      machine.at = at;
      return run(...values);
    };
  }

  /** What the reified type parameters of the function that is called stand for. */
  private types(code: Call): Evaluate | undefined {
    if (!code.to.typeParameters.some((each) => each.reified)) return undefined;
    const types = code.typeArgs.map((type) => this.typeOf(type));
    const parameters = code.to.typeParameters;
    return (f) =>
      new Map(
        parameters.map((parameter, index) => [
          parameter,
          types[index]?.fixed ?? types[index]?.make(f) ?? UNKNOWN,
        ]),
      );
  }

  private virtual(code: Call, args: readonly Evaluate[]): Evaluate {
    const {to, at} = code;
    const {slot} = to;
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      const [self] = values;
      if (!(self instanceof Instance)) return fail('NullPointerException', null);
      const method = self.running.methods[slot];
      if (method === undefined) throw new Error(`no method ${to.name}`);
      return method instanceof Procedure ? method.call(values) : method(...values);
    };
  }

  private direct(code: Call, args: readonly Evaluate[]): Evaluate {
    const {to, at} = code;
    const types = this.types(code);
    const all = types === undefined ? args : [...args, types];
    const [a, b] = all;
    let procedure: Procedure | undefined;
    const ready = (): Procedure => (procedure ??= procedureOf(to));
    if (a === undefined) {
      return () => {
        const run = ready();
        machine.at = at;
        return run.run(new Array(run.size));
      };
    }
    if (b === undefined) {
      return (f) => {
        const run = ready();
        const frame: Frame = new Array(run.size);
        frame[0] = a(f);
        machine.at = at;
        return run.run(frame);
      };
    }
    return (f) => {
      const run = ready();
      const frame: Frame = new Array(run.size);
      for (let index = 0; index < all.length; index += 1) frame[index] = all[index](f);
      machine.at = at;
      return run.run(frame);
    };
  }

  private read(code: Extract<Code, {op: 'read'}>): Evaluate {
    const {property, at} = code;
    const args = code.args.map((each) => this.valueOf(each));
    const [a] = args;
    const {implementation, getter, field, slot} = property;
    if (implementation !== undefined || property.owner?.test !== undefined) {
      const run = implementation as unknown as Function | undefined;
      const member = property.owner !== undefined;
      return (f) => {
        const values = args.map((each) => each(f));
        const [self] = values;
        machine.at = at;
        if (member && self instanceof Instance) {
          const method = slot > 0 ? self.running.methods[slot] : undefined;
          if (method !== undefined)
            return method instanceof Procedure ? method.call(values) : method(...values);
          if (self.base !== undefined) values[0] = self.base;
        }
        if (run === undefined) throw new Error(`no getter ${property.name}`);
        return run(...values);
      };
    }
    if (property.owner === undefined || a === undefined) {
      if (getter !== undefined) {
        const ready = (): Procedure => procedureOf(getter);
        return (f) => {
          machine.at = at;
          return ready().call(args.map((each) => each(f)));
        };
      }
      return () => globalValue(property);
    }
    if (isVirtual(property)) {
      return (f) => {
        const values = args.map((each) => each(f));
        const [self] = values;
        machine.at = at;
        if (!(self instanceof Instance)) return fail('NullPointerException', null);
        const method = self.running.methods[slot];
        if (method === undefined) throw new Error(`no getter ${property.name}`);
        return method instanceof Procedure ? method.call(values) : method(...values);
      };
    }
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

  private write(code: Extract<Code, {op: 'write'}>): Evaluate {
    const {property} = code;
    const [owner] = code.args.map((each) => this.valueOf(each));
    const value = this.valueOf(code.value);
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
}

/** A thrown value that a `catch` of the program may see. */
export function caughtValue(error: unknown): unknown {
  if (error instanceof Thrown) return error.value;
  if (error instanceof Signal || error instanceof LimitReached) return undefined;
  return hooks.translate(error);
}

function mentionsReified(type: Type): boolean {
  if (type.kind === 'parameter') return type.of.reified;
  if (type.kind === 'class') return type.args.some((each) => mentionsReified(solved(each)));
  return false;
}

function className(value: unknown): string {
  if (value instanceof Instance) return value.of.qualified;
  if (typeof value === 'string') return 'java.lang.String';
  if (typeof value === 'number') return 'java.lang.Integer';
  if (typeof value === 'boolean') return 'java.lang.Boolean';
  if (value instanceof Double) return 'java.lang.Double';
  return value instanceof Throwable ? value.name : 'java.lang.Object';
}

function isVirtual(member: FunctionSymbol | PropertySymbol): boolean {
  return member.open || ['open', 'abstract', 'override'].some((word) => member.modifiers.has(word));
}

export function procedureOf(symbol: FunctionSymbol): Procedure {
  const body = symbol.body();
  if (body === undefined) throw new Error(`no body: ${symbol.name}`);
  return compileBody(body).procedure;
}

interface Global {
  value: unknown;
}

let globals = new Map<PropertySymbol, Global>();

/** Forgets the properties of files: a program begins. */
export function resetGlobals(): void {
  globals = new Map();
}

function globalOf(property: PropertySymbol): Global {
  let found = globals.get(property);
  if (found === undefined) {
    found = {value: undefined};
    globals.set(property, found);
    const code = property.initial();
    const body = initialBodies.get(property);
    if (code !== undefined && body !== undefined) {
      const layout = new Layout(body);
      const evaluate = new Compiler(layout).value(code);
      found.value = evaluate(new Array(layout.size));
    }
  }
  return found;
}

function globalValue(property: PropertySymbol): unknown {
  const {value} = globalOf(property);
  return property.lazy ? lazyValue(value) : value;
}

/** What `lazy` computes, once. */
export class Lazy {
  private computed: {readonly value: unknown} | undefined;

  constructor(private readonly compute: () => unknown) {}

  get value(): unknown {
    return (this.computed ??= {value: this.compute()}).value;
  }
}

const lazyValue = (lazy: unknown): unknown => (lazy instanceof Lazy ? lazy.value : lazy);
