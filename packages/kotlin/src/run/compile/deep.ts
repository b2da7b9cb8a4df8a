/**
 * Functions that call one another deeper than the browser's stack goes: from some depth on bodies are generators that
 * hand out the calls they come to, and one loop runs them. Slower, so that all calls above are made as before.
 */
import {type Code, mapParts} from '../../code';
import {VariableSymbol} from '../../symbols';
import {Signal} from '../failures';
import {hooks} from '../hooks';
import {iterate} from '../iterate';
import {machine} from '../machine';
import {Cell, deferral, type Evaluate, type Frame} from '../procedure';
import {type Yielded} from '../suspending';
import {testOf} from '../typeTests';
import {caughtValue} from './attempt';
import {begins, calls, isCall, waits} from './deepParts';
import {type Compiler} from './compiler';
import {type Deep, type Pending, type Steps} from './deeper';
import {returnOf, signalsOf} from './jumps';

/** Code that makes no call of the program's is as it was. */
type Node = {readonly plain: Evaluate} | {readonly deep: Deep};

/** The body of a procedure, as a generator. */
export function deepBody(compiler: Compiler, code: Code): Deep | undefined {
  // A loop is one already.
  if (begins(compiler.layout.body, code)) {
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

function* valueOf(node: Node, f: Frame): Steps {
  return 'plain' in node ? node.plain(f) : yield* node.deep(f);
}

function nodeOf(compiler: Compiler, code: Code): Node {
  return calls(code) ? {deep: deepOf(compiler, code)} : {plain: compiler.value(code)};
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
          if (test === undefined || (yield* valueOf(test, f)) === true) {
            return yield* valueOf(run, f);
          }
        }
        return undefined;
      };
    }
    case 'loop': {
      const condition = node(code.condition);
      const turn = turnOf(node(code.body), signalsOf(code.loop));
      const {at, bodyFirst} = code;
      return function* loop(f) {
        for (
          let first = bodyFirst;
          first || (yield* valueOf(condition, f)) === true;
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
      const turn = turnOf(node(code.body), signalsOf(code.loop));
      const {at} = code;
      return function* each(f) {
        const values = yield* valueOf(subject, f);
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
      return attempt(compiler, code);
    case 'align': {
      const context = node(code.context);
      const value = node(code.value);
      const {token} = code;
      return function* align(f) {
        const aggregate = yield* valueOf(context, f);
        hooks.align(aggregate, token);
        const result = yield* valueOf(value, f);
        hooks.dealign(aggregate);
        return result;
      };
    }
    case 'return': {
      const value = code.value === undefined ? undefined : node(code.value);
      const signal = returnOf(code.target);
      return function* returns(f) {
        signal.value = value === undefined ? undefined : yield* valueOf(value, f);
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
  const isWaiting = waits(code);
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
function turnOf(
  body: Node,
  {breaks, continues}: {readonly breaks: Signal; readonly continues: Signal},
): (f: Frame) => Generator<Pending | Yielded, boolean, unknown> {
  return function* turn(f) {
    const {depth} = machine;
    try {
      yield* valueOf(body, f);
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

function attempt(compiler: Compiler, code: Extract<Code, {op: 'try'}>): Deep {
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
      return yield* valueOf(body, f);
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
      return yield* valueOf(found.run, f);
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
      yield* valueOf(last, f);
      if (error instanceof Signal) {
        error.value = kept;
      }
      throw error;
    }
    yield* valueOf(last, f);
    return result;
  };
}
