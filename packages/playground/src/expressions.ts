/** What checks of expressions ask about them. */
import {
  type Body,
  type Code,
  isUnit,
  partsOf,
  solved,
  type Type,
  type VariableSymbol,
} from '@collektive/kotlin';
import {codesOf} from './bodies';

export type Call = Extract<Code, {op: 'call'}>;
export type Lambda = Extract<Code, {op: 'lambda'}>;

/** What is around a piece of code, outermost first. */
export type Around = readonly (Code | Body)[];

/** All code in a piece of code, lambdas included. */
export const all = (code: Code): Code[] => [code, ...partsWithLambdas(code).flatMap(all)];

export const partsWithLambdas = (code: Code): Code[] =>
  code.op === 'lambda' ? codesOf(code.body) : partsOf(code);

export const ownParameters = ({body}: Lambda): VariableSymbol[] =>
  body.parameters.filter((each) => each.name !== '<this>');

/** Whether two expressions are written alike. */
export function isSame(a: Code, b: Code): boolean {
  if (a.op !== b.op || a.op === 'lambda' || whatOf(a) !== whatOf(b)) {
    return false;
  }
  const [here, there] = [partsOf(a), partsOf(b)];
  return here.length === there.length && here.every((part, index) => isSame(part, there[index]));
}

/** What an expression names beside its parts. */
function whatOf(code: Code): unknown {
  switch (code.op) {
    case 'get':
    case 'set':
      return code.variable;
    case 'constant':
      return code.value;
    case 'call':
      return code.to;
    case 'read':
    case 'write':
      return code.property;
    case 'text':
      return code.parts.filter((part) => typeof part === 'string').join('$');
    default:
      return undefined;
  }
}

/** What a lambda gives at its end, if it gives anything. */
export function lastOf({body: {code, sort}, type}: Lambda): Code | undefined {
  const isDone = type.kind === 'function' && isUnit(type.result);
  if (code?.op !== 'block' || isDone) {
    return isDone ? undefined : code;
  }
  // After the parts of its parameters come its statements.
  const main = sort === 'function' ? undefined : code.statements.at(-1);
  const last = main?.op === 'block' ? main.statements.at(-1) : main;
  return last?.op === 'return' ? undefined : last;
}

export function classNameOf(type: Type): string {
  const found = solved(type);
  return found.kind === 'class' ? found.of.qualified : '';
}
