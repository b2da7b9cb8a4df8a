/** What a call asks for: a name, its arguments, and the functions that may be meant. */
import {type Code} from '../../code';
import {type FunctionSymbol, type Parameter, type Type} from '../../symbols';
import {
  type Argument,
  type CallTree,
  type Expression,
  type LambdaTree,
  type TypeTree,
} from '../../tree';
import {type Scope} from '../scope';

/** An argument: still a tree, or checked already. */
export interface Given {
  readonly name?: string;
  readonly spread: boolean;
  readonly tree?: Expression;
  readonly code?: Code;
  readonly at: number;
}

/** A function that a call may mean, with the values its receivers would have. */
export interface Candidate {
  readonly symbol: FunctionSymbol;
  readonly dispatch?: Code;
  readonly receiver?: Code;
}

/** A call as it is written. */
export interface Request {
  readonly name: string;
  readonly at: number;
  readonly args: readonly Given[];
  readonly typeArgs: readonly TypeTree[];
  readonly expected: Type | undefined;
  readonly scope: Scope;
  /** `super.f()`. */
  readonly direct?: boolean;
}

/** The arguments between the parentheses, and the lambda behind them, whose name is `{}`. */
export function givenArgs(args: readonly Argument[], trailing: LambdaTree | undefined): Given[] {
  const given: Given[] = args.map(({name, spread, value}) => ({
    name,
    spread,
    tree: value,
    at: value.at,
  }));
  if (trailing !== undefined) {
    given.push({spread: false, tree: trailing, at: trailing.at, name: '{}'});
  }
  return given;
}

/** Whether an argument waits for its parameter's type: a lambda or a reference. */
export const waits = (given: Given): boolean =>
  given.code === undefined &&
  (given.tree?.kind === 'lambda' ||
    (given.tree?.kind === 'reference' && given.tree.property === undefined) ||
    given.tree?.kind === 'anonymous');

/** Whether an argument is all items of a `vararg`: with a star, or by name. */
export const isSpread = ({spread, name}: Given, {vararg}: Parameter): boolean =>
  spread || (vararg && name !== undefined && name !== '{}');

/** What is looked at of a call's tree; infix calls have none. */
export type CallSite = Pick<
  CallTree,
  'at' | 'typeArgs' | 'args' | 'trailing' | 'callee' | 'operator'
> & {readonly infix?: boolean};
