/** Bodies of functions as procedures. */
import {type Body} from '../../code';
import {type FunctionSymbol} from '../../symbols';
import {type Signal} from '../failures';
import {environmentOf} from '../environment';
import {type Instance} from '../instances';
import {Layout} from '../layout';
import {machine} from '../machine';
import {deeper, type Evaluate, Procedure} from '../procedure';
import {Compiler} from './compiler';
import {deepBody} from './deep';
import {runDeep} from './deeper';

deeper.run = runDeep;

export interface Compiled {
  readonly procedure: Procedure;
  readonly layout: Layout;
}

/** The procedure of a body; made once. */
export function compileBody(body: Body): Compiled {
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
  procedure.evaluate = layout.caught ? catching(evaluate, compiler.returning) : evaluate;
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

function catching(evaluate: Evaluate, signal: Signal): Evaluate {
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
