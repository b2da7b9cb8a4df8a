/**
 * Functions that call one another deeper than the browser's stack goes: from some depth on bodies are generators that
 * hand out the calls they come to, and one loop runs them. Slower, so that all calls above are made as before.
 */
import {type Body, type Code, mapParts, partsOf} from '../../code';
import {VariableSymbol} from '../../symbols';
import {testOf} from '../classes';
import {iterate} from '../collections';
import {Signal} from '../failures';
import {hooks} from '../hooks';
import {machine} from '../machine';
import {
  Cell,
  deferral,
  type Evaluate,
  type Frame,
  type Procedure,
  suspending,
  Yielded,
} from '../procedure';
import {type Compiler} from './compiler';
import {caughtValue, returnOf, signalsOf} from './jumps';

/** Code that makes no call of the program's is as it was. */
type Node = {readonly plain: Evaluate} | {readonly deep: Deep};

/** The body of a procedure, as a generator. */
export function deepBody(compiler: Compiler, code: Code): Deep | undefined {
  // A loop is one already.
  if (callsItself(compiler.layout.body, code)) {
    return undefined;
  }
  const node = nodeOf(compiler, code);
  if ('plain' in node) {
    return undefined;
  }
  const {returning} = compiler;
  return function* whole(f) {
    const {depth} = machine;
    try {
      return yield* node.deep(f);
    } catch (error) {
      if (error !== returning) {
        throw error;
      }
      machine.depth = depth;
      return returning.value;
    }
  };
}

function* deepValue(node: Node, f: Frame): Steps {
  return 'plain' in node ? node.plain(f) : yield* node.deep(f);
}

function nodeOf(compiler: Compiler, code: Code): Node {
  return makesCalls(code) ? {deep: deepOf(compiler, code)} : {plain: compiler.value(code)};
}

function deepOf(compiler: Compiler, code: Code): Deep {
  const node = (part: Code): Node => nodeOf(compiler, part);
  switch (code.op) {
    case 'block': {
      const nodes = code.statements.map(node);
      return function* block(f) {
        let value: unknown;
        for (const each of nodes) {
          value = 'plain' in each ? each.plain(f) : yield* each.deep(f);
        }
        return value;
      };
    }
    case 'branches': {
      const cases = code.cases.map(({condition, body}) => ({
        test: condition === undefined ? undefined : node(condition),
        run: node(body),
      }));
      return function* branches(f) {
        for (const {test, run} of cases) {
          if (test === undefined || (yield* deepValue(test, f)) === true) {
            return yield* deepValue(run, f);
          }
        }
        return undefined;
      };
    }
    case 'loop': {
      const condition = node(code.condition);
      const turn = deepTurn(node(code.body), signalsOf(code.loop));
      const {at, bodyFirst} = code;
      return function* loop(f) {
        for (
          let first = bodyFirst;
          first || (yield* deepValue(condition, f)) === true;
          first = false
        ) {
          machine.at = at;
          machine.step();
          if (!(yield* turn(f))) {
            return undefined;
          }
        }
        return undefined;
      };
    }
    case 'each': {
      const subject = node(code.subject);
      const slot = compiler.layout.slot(code.variable);
      const turn = deepTurn(node(code.body), signalsOf(code.loop));
      const {at} = code;
      return function* each(f) {
        const values = yield* deepValue(subject, f);
        machine.at = at;
        for (const value of iterate(values)) {
          machine.step();
          f[slot] = value;
          if (!(yield* turn(f))) {
            return undefined;
          }
        }
        return undefined;
      };
    }
    case 'try':
      return deepTry(compiler, code);
    case 'align': {
      const context = node(code.context);
      const value = node(code.value);
      const {token} = code;
      return function* align(f) {
        const aggregate = yield* deepValue(context, f);
        hooks.align(aggregate, token);
        const result = yield* deepValue(value, f);
        hooks.dealign(aggregate);
        return result;
      };
    }
    case 'return': {
      const value = code.value === undefined ? undefined : node(code.value);
      const signal = returnOf(code.target);
      return function* returns(f) {
        signal.value = value === undefined ? undefined : yield* deepValue(value, f);
        throw signal;
      };
    }
    default:
      return strict(compiler, code);
  }
}

/** What evaluates all its operands first: they are put aside, and the rest is as it was. */
function strict(compiler: Compiler, code: Code): Deep {
  const {layout} = compiler;
  const operands: {readonly slot: number; readonly node: Node}[] = [];
  const rest = mapParts(code, (part) => {
    if (part.op === 'constant') {
      return part;
    }
    const variable = new VariableSymbol('<operand>', part.type, false, layout.body);
    operands.push({slot: layout.slot(variable), node: nodeOf(compiler, part)});
    return {op: 'get', variable, type: part.type, at: part.at};
  });
  const run = compiler.value(rest);
  const isOwn = isCall(code);
  const isWaiting = isYield(code);
  return function* operation(f) {
    for (const {slot, node} of operands) {
      f[slot] = 'plain' in node ? node.plain(f) : yield* node.deep(f);
    }
    if (isWaiting) {
      return yield run(f) as Yielded;
    }
    if (!isOwn) {
      return run(f);
    }
    deferral.isOpen = true;
    let result: unknown;
    try {
      result = run(f);
    } finally {
      deferral.isOpen = false;
    }
    const {pending} = deferral;
    if (pending === undefined) {
      return result;
    }
    deferral.pending = undefined;
    const value = yield pending;
    // A constructor gives back its instance.
    return result === deferral ? value : result;
  };
}

/** One turn of a loop; whether another may follow. */
function deepTurn(
  body: Node,
  {breaks, continues}: {readonly breaks: Signal; readonly continues: Signal},
): (f: Frame) => Generator<Pending | Yielded, boolean, unknown> {
  return function* turn(f) {
    const {depth} = machine;
    try {
      yield* deepValue(body, f);
    } catch (error) {
      if (error !== breaks && error !== continues) {
        throw error;
      }
      machine.depth = depth;
      return error === continues;
    }
    return true;
  };
}

function deepTry(compiler: Compiler, code: Extract<Code, {op: 'try'}>): Deep {
  const body = nodeOf(compiler, code.body);
  const last = code.last === undefined ? undefined : nodeOf(compiler, code.last);
  const catches = code.catches.map((each) => ({
    slot: compiler.layout.slot(each.variable),
    cell: each.variable.cell,
    test: testOf(each.variable.type),
    run: nodeOf(compiler, each.body),
  }));
  function* guarded(f: Frame): Steps {
    const {depth} = machine;
    try {
      return yield* deepValue(body, f);
    } catch (error) {
      machine.depth = depth;
      const value = caughtValue(error);
      const found = value === undefined ? undefined : catches.find((each) => each.test(value));
      if (found === undefined) {
        throw error;
      }
      const cell = new Cell();
      cell.value = value;
      f[found.slot] = found.cell ? cell : value;
      return yield* deepValue(found.run, f);
    }
  }
  if (last === undefined) {
    return guarded;
  }
  return function* ending(f) {
    const {depth} = machine;
    let result: unknown;
    try {
      result = yield* guarded(f);
    } catch (error) {
      if (!(error instanceof Signal) && caughtValue(error) === undefined) {
        throw error;
      }
      machine.depth = depth;
      const kept = error instanceof Signal ? error.value : undefined;
      yield* deepValue(last, f);
      if (error instanceof Signal) {
        error.value = kept;
      }
      throw error;
    }
    yield* deepValue(last, f);
    return result;
  };
}

// Which code calls functions of the program itself.

/** Whether a `tailrec` function's call of itself is in its code. */
export const callsItself = (body: Body, code: Code): boolean =>
  (code.op === 'call' && code.to.modifiers.has('tailrec') && code.to.body() === body) ||
  partsOf(code).some((part) => callsItself(body, part));

const isCall = (code: Code): boolean =>
  code.op === 'call' &&
  code.to.implementation === undefined &&
  !(code.direct && code.to.constructs !== undefined);

/** Whether a block waits there. */
const isYield = (code: Code): boolean =>
  code.op === 'call' && suspending.has(code.to.implementation ?? code);

const knownCalls = new WeakMap<Code, boolean>();

/** Whether code calls a function of the program itself, not from within a lambda. */
function makesCalls(code: Code): boolean {
  let found = knownCalls.get(code);
  if (found === undefined) {
    found = isCall(code) || isYield(code) || partsOf(code).some(makesCalls);
    knownCalls.set(code, found);
  }
  return found;
}

// The loop that runs bodies which hand out the calls that they come to.

interface Pending {
  readonly procedure: Procedure;
  readonly frame: Frame;
}

type Steps = Generator<Pending | Yielded, unknown, unknown>;

type Deep = (frame: Frame) => Steps;

/** Runs a procedure, and all that it calls, in one loop; its own call has been counted. */
export const runDeep = (procedure: Procedure, frame: Frame): unknown =>
  // Nothing in it waits: its first step is its last.
  runWaiting(procedure, frame).next().value;

/** The same of a block that waits at each value that it gives. */
export function* runWaiting(procedure: Procedure, frame: Frame): Generator {
  const stack = [stepsOf(procedure, frame)];
  let input: unknown;
  let failure: {readonly error: unknown} | undefined;
  let base = machine.depth;
  for (;;) {
    const top = stack[stack.length - 1];
    let given: Yielded | undefined;
    try {
      const step = failure === undefined ? top.next(input) : top.throw(failure.error);
      failure = undefined;
      input = undefined;
      if (step.done === true) {
        stack.pop();
        if (stack.length === 0) {
          return step.value;
        }
        machine.depth = base + stack.length - 1;
        input = step.value;
      } else if (step.value instanceof Yielded) {
        given = step.value;
      } else {
        machine.enter();
        const next = step.value;
        next.procedure.begin(next.frame);
        stack.push(stepsOf(next.procedure, next.frame));
      }
    } catch (error) {
      stack.pop();
      if (stack.length === 0) {
        throw error;
      }
      failure = {error};
    }
    if (given === undefined) {
      continue;
    }
    machine.depth = base;
    yield* iterate(given.values);
    base = machine.depth;
    machine.depth += stack.length - 1;
  }
}

/** Parameters have their values by then. */
function* stepsOf(procedure: Procedure, frame: Frame): Steps {
  const deep = procedure.deep?.();
  return deep === undefined ? procedure.evaluateAll(frame) : yield* deep(frame);
}
