/** Expressions, each by its kind. */
import {type Code} from '../../code';
import {effort} from '../../effort';
import {type FunctionType, type Type} from '../../symbols';
import {type Expression} from '../../tree';
import {classType, nonNull, nullable, solved} from '../../types';
import {unknown} from '../codes';
import {reportErased, testedType} from '../bare';
import {declareLocalClass} from '../classes/declare';
import {factKey} from '../flow';
import {anonymousFunction} from '../functions';
import {checkLambda} from '../lambdas';
import {checkReference} from '../references';
import {type Scope} from '../scope';
import {binary} from './binary';
import {branch, checkIf, checkTry} from './branches';
import {constant} from './constants';
import {jump, returns, throws} from './jumps';
import {call, member, readName, self} from './members';
import {notNull} from './nulls';
import {increment, not, operatorCall, prefix} from './operators';
import {checkWhen} from './when';

/** Checks an expression; `used` is false where its value does not matter. */
export function expression(
  tree: Expression,
  scope: Scope,
  expected: Type | undefined,
  used = true,
): Code {
  const {world} = scope;
  const {at} = tree;
  effort.at = at;
  effort.spend();
  switch (tree.kind) {
    case 'constant':
      return constant(tree, scope, expected);
    case 'template': {
      const parts = tree.parts.map((part) =>
        typeof part === 'string' ? part : expression(part, scope, undefined),
      );
      return {op: 'text', parts, type: world.types.String, at};
    }
    case 'name':
      return readName(tree.name, scope, at);
    case 'this':
      return self(tree.label, scope, at);
    case 'super':
      world.report(
        at,
        "'super' is not an expression, it can only be used on the left-hand side of a dot ('.').",
      );
      return unknown(at);
    case 'call':
      return call(tree, scope, expected);
    case 'member':
      return member(tree, scope);
    case 'index':
      return operatorCall(
        'get',
        '[]',
        expression(tree.target, scope, undefined),
        tree.args.map((each) => ({spread: false, tree: each, at: each.at})),
        scope,
        at,
        expected,
      );
    case 'prefix':
      return prefix(tree, scope, expected);
    case 'postfix':
      if (tree.operator !== '!!') {
        return increment(tree.operand, tree.operator, false, scope, at);
      }
      return notNull(expression(tree.operand, scope, expected && nullable(expected)), scope, at);
    case 'binary':
      return binary(tree, scope, expected);
    case 'is': {
      const value = expression(tree.operand, scope, undefined);
      const of = testedType(tree.type, value.type, scope);
      reportErased(of, value.type, at, scope);
      const test: Code = {
        op: 'is',
        value,
        of,
        type: world.types.Boolean,
        at,
      };
      return tree.negated ? not(test, scope) : test;
    }
    case 'as': {
      const value = expression(tree.operand, scope, undefined);
      const of = testedType(tree.type, value.type, scope);
      const key = factKey(value);
      if (key !== undefined && !tree.safe) {
        scope.facts.set(key, of);
      }
      return {op: 'as', value, of, safe: tree.safe, type: tree.safe ? nullable(of) : of, at};
    }
    case 'if':
      return checkIf(tree, scope, expected, used);
    case 'when':
      return checkWhen(tree, scope, expected, used);
    case 'try':
      return checkTry(tree, scope, expected, used);
    case 'throw':
      return throws(tree, scope);
    case 'return':
      return returns(tree, scope);
    case 'jump':
      return jump(tree, scope);
    case 'lambda':
      return checkLambda(tree, scope, functionOf(expected), undefined);
    case 'anonymous':
      return anonymousFunction(tree.declaration, scope, expected);
    case 'object': {
      const of = declareLocalClass(tree.declaration, scope, at);
      if (of.construct === undefined) {
        throw new Error('an object is made by its constructor');
      }
      return {
        op: 'call',
        to: of.construct,
        args: [],
        typeArgs: [],
        direct: false,
        type: classType(of),
        at,
      };
    }
    case 'reference':
      return checkReference(tree, scope, functionOf(expected));
    case 'block':
      return branch(tree, scope, expected, used);
  }
}

/** The function type that is expected, if any. */
function functionOf(expected: Type | undefined): FunctionType | undefined {
  const wanted = expected === undefined ? undefined : solved(nonNull(expected));
  return wanted?.kind === 'function' ? wanted : undefined;
}
