/** Closures made of code. */
import {type Body, type Branches, type Code} from '../../code';
import {type FunctionSymbol, type VariableSymbol} from '../../symbols';
import {isClass, isUnit, solved} from '../../types';
import {callLate, entriesOf, instanceOf, samInstance} from '../classes';
import {items} from '../collections';
import {equals, references} from '../equality';
import {fail, type Signal, Thrown} from '../failures';
import {hooks} from '../hooks';
import {type Instance} from '../instances';
import {COMPARISONS} from '../intrinsics';
import {environmentOf, Layout} from '../layout';
import {machine} from '../machine';
import {again, blocks, Cell, deeper, type Evaluate, type Frame, Procedure} from '../procedure';
import {text} from '../text';
import {type Double, type Function, KotlinArray} from '../values';
import {compileCall, compileInvoke} from './calls';
import {callsItself, deepBody, runDeep, runWaiting} from './deep';
import {compileFor, compileTry, compileWhile, returnOf, signalsOf, thrown} from './jumps';
import {compileRead, compileWrite} from './properties';
import {compileCast, testing} from './types';

// Makes closures of code: statements, and what they have in common with expressions.

/** What a statement does; the signal of the jump with which it ends, if any. */
export type Effect = (frame: Frame) => Signal | undefined;

/** Makes closures of the code of one body. */
export class Compiler {
  readonly returning: Signal;
  private isWithin = false;
  /** Not within `try`, whose end is still to come. */
  mayRunAgain = true;

  constructor(readonly layout: Layout) {
    this.returning = returnOf(layout.body);
  }

  /** Within an expression, where jumps can only be thrown. */
  get within(): boolean {
    return this.isWithin;
  }

  /** The code of the whole body: its last expression is the result, a `return` in its place, too. */
  body(code: Code): Evaluate {
    if (code.op === 'block') {
      const [only, end] = code.statements;
      // A body in braces ends so: a `tailrec` function's call of itself stands before.
      if (
        end?.op === 'constant' &&
        end.value === undefined &&
        callsItself(this.layout.body, only)
      ) {
        const run = this.body(only);
        const {result} = this.layout.body;
        return result !== undefined && isUnit(result)
          ? (f) => (run(f) === again ? again : undefined)
          : run;
      }
      const effects = code.statements.slice(0, -1).map((each) => this.effect(each));
      const last = code.statements.at(-1);
      const result = last === undefined ? () => undefined : this.body(last);
      const [first, second] = effects;
      if (first === undefined) {
        return result;
      }
      if (second === undefined) {
        return (f) => {
          const signal = first(f);
          return signal === undefined ? result(f) : signal.value;
        };
      }
      return (f) => {
        for (const effect of effects) {
          const signal = effect(f);
          if (signal !== undefined) {
            return signal.value;
          }
        }
        return result(f);
      };
    }
    if (code.op === 'return' && code.target === this.layout.body) {
      return code.value === undefined ? () => undefined : this.last(code.value);
    }
    if (code.op === 'branches' && (code.sort === 'if' || code.sort === 'when')) {
      return this.branches(code, (each) => this.body(each));
    }
    return this.last(code);
  }

  /** The value of a body: a `tailrec` function's call of itself begins it anew. */
  private last(code: Code): Evaluate {
    if (code.op === 'branches' && (code.sort === 'if' || code.sort === 'when')) {
      return this.branches(code, (each) => this.last(each));
    }
    if (code.op === 'block' && code.statements.length === 1) {
      return this.last(code.statements[0]);
    }
    if (code.op !== 'call' || !this.mayRunAgain || !code.to.modifiers.has('tailrec')) {
      return this.value(code);
    }
    const {body} = this.layout;
    if (code.to.body() !== body || body.types !== undefined) {
      return this.value(code);
    }
    const args = code.args.map((each) => (each === undefined ? undefined : this.value(each)));
    const {captures} = this.layout;
    return (f) => {
      const frame: Frame = [];
      args.forEach((each, index) => (frame[index] = each?.(f)));
      for (const {slot} of captures) {
        frame[slot] = f[slot];
      }
      again.frame = frame;
      return again;
    };
  }

  /** A statement: does something, and may jump. */
  effect(code: Code): Effect {
    switch (code.op) {
      case 'block': {
        const effects = code.statements.map((each) => this.effect(each));
        const [first, second] = effects;
        if (first === undefined) {
          return () => undefined;
        }
        if (second === undefined) {
          return first;
        }
        if (effects.length === 2) {
          return (f) => first(f) ?? second(f);
        }
        return (f) => {
          for (const effect of effects) {
            const signal = effect(f);
            if (signal !== undefined) {
              return signal;
            }
          }
          return undefined;
        };
      }
      case 'return': {
        if (code.target !== this.layout.body || this.within) {
          return thrown(this, code);
        }
        const signal = this.returning;
        const value = code.value === undefined ? undefined : this.last(code.value);
        return (f) => {
          signal.value = value === undefined ? undefined : value(f);
          return signal;
        };
      }
      case 'jump': {
        if (this.within || code.loop.body !== this.layout.body) {
          return thrown(this, code);
        }
        const signals = signalsOf(code.loop);
        const signal = code.word === 'break' ? signals.breaks : signals.continues;
        return () => signal;
      }
      case 'branches':
        return this.branches(code, (each) => this.effect(each)) as Effect;
      case 'loop':
        return compileWhile(this, code);
      case 'each':
        return compileFor(this, code);
      case 'try':
        return compileTry(this, code, (each) => this.effect(each)) as Effect;
      case 'align': {
        const {token} = code;
        const context = this.value(code.context);
        const inner = this.effect(code.value);
        return (f) => {
          const aggregate = context(f);
          hooks.align(aggregate, token);
          const signal = inner(f);
          if (signal !== undefined) {
            return signal;
          }
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

  /** An expression. */
  value(code: Code): Evaluate {
    return this.within
      ? compileValue(this, code)
      : this.where(true, () => compileValue(this, code));
  }

  /** A statement within an expression: the body of a loop, out of which jumps need not be thrown. */
  asStatement<T>(make: () => T): T {
    return this.where(false, make);
  }

  private where<T>(within: boolean, make: () => T): T {
    const outside = this.isWithin;
    this.isWithin = within;
    const made = make();
    this.isWithin = outside;
    return made;
  }

  /** Branches, by what their bodies become: values, effects or the results of the function. */
  branches<T extends Evaluate>(code: Branches, make: (code: Code) => T): Evaluate {
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
      for (const {test, run} of cases) {
        if (test === undefined || test(f) === true) {
          return run(f);
        }
      }
      return undefined;
    };
  }
}

// Expressions, each by its kind.

function compileValue(compiler: Compiler, code: Code): Evaluate {
  const {at} = code;
  switch (code.op) {
    case 'constant': {
      const {value} = code;
      return () => value;
    }
    case 'get': {
      const slot = compiler.layout.slot(code.variable);
      return code.variable.cell ? (f) => (f[slot] as Cell).value : (f) => f[slot];
    }
    case 'set':
      return compileSet(compiler, code);
    case 'call':
      return compileCall(compiler, code);
    case 'invoke':
      return compileInvoke(compiler, code);
    case 'read':
      return compileRead(compiler, code);
    case 'write':
      return compileWrite(compiler, code);
    case 'lambda':
      return code.reference === undefined
        ? compileLambda(compiler, code.body)
        : compileReference(compiler, code.body, code.reference);
    case 'instance': {
      const {of} = code;
      return () => instanceOf(of);
    }
    case 'entry': {
      const {of, name} = code;
      return () => entriesOf(of, name);
    }
    case 'outer': {
      const value = compiler.value(code.value);
      const field = code.of.outerField;
      return (f) => (value(f) as Instance).fields[field];
    }
    case 'block': {
      const effects = code.statements.slice(0, -1).map((each) => compiler.effect(each));
      const last = code.statements.at(-1);
      const result = last === undefined ? () => undefined : compiler.value(last);
      const [first, second] = effects;
      if (first === undefined) {
        return result;
      }
      if (second === undefined) {
        return (f) => {
          first(f);
          return result(f);
        };
      }
      return (f) => {
        for (const effect of effects) {
          effect(f);
        }
        return result(f);
      };
    }
    case 'branches':
      return compiler.branches(code, (each) => compiler.value(each));
    case 'loop':
    case 'each':
    case 'return':
    case 'jump':
      return compiler.effect(code);
    case 'try':
      return compileTry(compiler, code, (each) => compiler.value(each));
    case 'throw': {
      const value = compiler.value(code.value);
      return (f) => {
        throw new Thrown(value(f), at);
      };
    }
    case 'is': {
      const value = compiler.value(code.value);
      const test = testing(compiler, code.of);
      return (f) => test(f)(value(f));
    }
    case 'as':
      return compileCast(compiler, code);
    case 'notNull': {
      const value = compiler.value(code.value);
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
        typeof part === 'string' ? part : compiler.value(part),
      );
      return (f) => {
        let result = '';
        let longest = 0;
        for (const part of parts) {
          const own = typeof part === 'string' ? part : text(part(f));
          longest = Math.max(longest, own.length);
          result += own;
        }
        machine.write(result.length - longest);
        return result;
      };
    }
    case 'equal':
      return compileEqual(compiler, code);
    case 'compare':
      return compileCompare(compiler, code);
    case 'late': {
      const args = code.args.map((each) => compiler.value(each));
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
      const value = compiler.value(code.value);
      const {to} = code;
      return to.test !== undefined ? value : (f) => samInstance(to, value(f) as Function);
    }
    case 'list': {
      const parts = code.items.map((item) => ({
        value: compiler.value(item.code),
        spread: item.spread,
      }));
      const sort = code.type.kind === 'class' ? code.type.of.name.slice(0, -'Array'.length) : '';
      if (parts.every((part) => !part.spread)) {
        return (f) =>
          new KotlinArray(
            parts.map((part) => part.value(f)),
            sort,
          );
      }
      return (f) =>
        new KotlinArray(
          parts.flatMap((part) => (part.spread ? items(part.value(f)) : [part.value(f)])),
          sort,
        );
    }
    case 'align': {
      const {token} = code;
      const context = compiler.value(code.context);
      const value = compiler.value(code.value);
      return (f) => {
        const aggregate = context(f);
        hooks.align(aggregate, token);
        const result = value(f);
        hooks.dealign(aggregate);
        return result;
      };
    }
    case 'project': {
      const value = compiler.value(code.value);
      return (f) => hooks.project(value(f));
    }
  }
}

/** Gives a variable a value; a cell, where functions share it. */
function compileSet(compiler: Compiler, code: Extract<Code, {op: 'set'}>): Evaluate {
  const slot = compiler.layout.slot(code.variable);
  const value = compiler.value(code.value);
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
    machine.allocate(1);
    const cell = new Cell();
    f[slot] = cell;
    cell.value = value(f);
  };
}

// `==`, and `<` and so on.

function compileEqual(compiler: Compiler, code: Extract<Code, {op: 'equal'}>): Evaluate {
  const a = compiler.value(code.left);
  const b = compiler.value(code.right);
  const {negated} = code;
  const types = [solved(code.left.type), solved(code.right.type)];
  const simple =
    code.identity ||
    types.some((type) =>
      ['Int', 'Boolean', 'Nothing', 'Char', 'Long'].some((name) => isClass(type, `kotlin.${name}`)),
    );
  if (simple) {
    return negated ? (f) => a(f) !== b(f) : (f) => a(f) === b(f);
  }
  if (types.every((type) => isClass(type, 'kotlin.Double') && !type.nullable)) {
    return negated
      ? (f) => (a(f) as Double).value !== (b(f) as Double).value
      : (f) => (a(f) as Double).value === (b(f) as Double).value;
  }
  // Numbers with a fraction, known to be that or null: by their values, not as `equals` does.
  if (
    ['kotlin.Double', 'kotlin.Float'].some((name) => types.every((type) => isClass(type, name)))
  ) {
    const valueOf = (value: unknown): unknown => (value as Double | null)?.value ?? null;
    return (f) => (valueOf(a(f)) === valueOf(b(f))) !== negated;
  }
  return negated ? (f) => !equals(a(f), b(f)) : (f) => equals(a(f), b(f));
}

function compileCompare(compiler: Compiler, code: Extract<Code, {op: 'compare'}>): Evaluate {
  const {operator, value: inner} = code;
  if (inner.op === 'call') {
    const build = COMPARISONS.get(inner.to.implementation);
    const [left, right] = inner.args;
    if (build !== undefined && left !== undefined && right !== undefined) {
      return build(operator, compiler.value(left), compiler.value(right));
    }
  }
  const value = compiler.value(inner);
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

// Lambdas and local functions.

/** Lambdas and local functions: JavaScript functions that hold what they captured. */
function compileLambda(compiler: Compiler, body: Body): Evaluate {
  const {procedure, layout} = compileBody(body);
  const captured = layout.captures.map(({variable, slot}) => ({
    from: compiler.layout.slot(variable),
    to: slot,
  }));
  const count = procedure.parameters;
  // What is captured is copied when the lambda is made: each turn of a loop has its own.
  const begin = (held: Frame): Frame => {
    const frame: Frame = new Array(procedure.size);
    for (let index = 0; index < captured.length; index += 1) {
      frame[(captured[index] as {to: number}).to] = held[index];
    }
    return frame;
  };
  const hold = (outer: Frame): Frame => {
    machine.allocate(captured.length + 3);
    return captured.map(({from}) => outer[from]);
  };
  if (body.waits) {
    return (outer) => {
      const held = hold(outer);
      const block = (): never => fail('UnsupportedOperationException', null);
      blocks.set(block, (self) => {
        const frame = begin(held);
        frame[0] = self;
        procedure.begin(frame);
        return runWaiting(procedure, frame);
      });
      return block;
    };
  }
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
          for (let index = 0; index < args.length; index += 1) {
            frame[index] = args[index];
          }
          return procedure.run(frame);
        };
      };
  }
}

/** `::f`: two of them are equal when they name the same, of the same value. */
function compileReference(
  compiler: Compiler,
  body: Body,
  {of, bound}: {readonly of: unknown; readonly bound?: VariableSymbol},
): Evaluate {
  const make = compileLambda(compiler, body);
  const slot = bound === undefined ? undefined : compiler.layout.slot(bound);
  return (f) => {
    const made = make(f);
    references.set(made as object, {of, bound: slot === undefined ? null : f[slot]});
    return made;
  };
}

// Bodies of functions as procedures.

deeper.run = runDeep;

export interface Compiled {
  readonly procedure: Procedure;
  readonly layout: Layout;
}

/** The procedure of a body; made once. */
function compileBody(body: Body): Compiled {
  if (body.compiled !== undefined) {
    return body.compiled as Compiled;
  }
  const layout = new Layout(body);
  const procedure = new Procedure(body.parameters.length);
  const compiled: Compiled = {procedure, layout};
  body.compiled = compiled;
  const compiler = new Compiler(layout);
  for (const [index, value] of body.defaults) {
    procedure.defaults.push({index, value: compiler.value(value)});
  }
  body.parameters.forEach((parameter, index) => {
    if (parameter.cell) {
      procedure.cells.push(index);
    }
  });
  const evaluate = body.code === undefined ? () => undefined : compiler.body(body.code);
  const own = environmentPrologue(body, layout);
  const field = body.memberOf?.environmentField ?? -1;
  procedure.evaluate = layout.caught ? catchingReturn(evaluate, compiler.returning) : evaluate;
  // Default values may use what is around the class, so it comes before them, as if it were one.
  if (own.length > 0) {
    procedure.defaults.unshift({
      index: layout.unnamed(),
      value: (frame) => {
        const environment = (frame[0] as Instance).fields[field] as unknown[];
        for (const {slot, index} of own) {
          frame[slot] = environment[index];
        }
        return true;
      },
    });
  }
  procedure.size = layout.size;
  if (body.code !== undefined && body.memberOf === undefined) {
    const {code} = body;
    let deep: ReturnType<NonNullable<Procedure['deep']>> | null = null;
    procedure.deep = () => (deep === null ? (deep = deepBody(compiler, code)) : deep);
  }
  return compiled;
}

/** Members of a local class find the variables around it in their instance. */
function environmentPrologue(body: Body, layout: Layout): {slot: number; index: number}[] {
  const of = body.memberOf;
  if (of === undefined) {
    return [];
  }
  const environment = environmentOf(of);
  return layout.captures.map(({variable, slot}) => ({slot, index: environment.indexOf(variable)}));
}

function catchingReturn(evaluate: Evaluate, signal: Signal): Evaluate {
  return (frame) => {
    const {depth} = machine;
    try {
      return evaluate(frame);
    } catch (error) {
      if (error !== signal) {
        throw error;
      }
      machine.depth = depth;
      return signal.value;
    }
  };
}

export function procedureOf(symbol: FunctionSymbol): Procedure {
  const body = symbol.body();
  if (body === undefined) {
    throw new Error(`no body: ${symbol.name}`);
  }
  const isNew = body.compiled === undefined;
  const {procedure} = compileBody(body);
  if (isNew && symbol.defaultsOf?.tree !== undefined) {
    procedure.defaults.push(...procedureOf(symbol.defaultsOf).defaults);
  }
  return procedure;
}
