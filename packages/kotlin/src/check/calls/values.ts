/** Calls of values: of functions that variables hold, and of what has an operator `invoke`. */
import {type Code} from '../../code';
import {type Type, UNKNOWN} from '../../symbols';
import {constrain, expectation, render, solved} from '../../types';
import {unknown} from '../codes';
import {expression} from '../expressions/expression';
import {checkLambda} from '../lambdas';
import {type Scope} from '../scope';
import {accepts, convert, mismatch} from './convert';
import {wantedFunction} from './functional';
import {callOn} from './invocations';
import {type CallSite, type Given, givenArgs} from './request';

/** Calls a value: a function, or what has an operator `invoke`. */
export function invoke(target: Code, tree: CallSite, scope: Scope, receiver?: Code): Code {
  const {world} = scope;
  const type = solved(target.type);
  const given = givenArgs(tree.args, tree.trailing);
  const {at} = tree;
  if (type.kind === 'unknown') {
    return {
      op: 'invoke',
      target,
      args: given.map((each) => argument(each, UNKNOWN, scope)),
      type: UNKNOWN,
      at,
    };
  }
  if (type.kind === 'function') {
    if (type.nullable) {
      world.report(
        at,
        `Reference has a nullable type '${render(type)}'. Use explicit '?.invoke' to make a function-like call instead.`,
      );
    }
    let args: Code[] = receiver === undefined ? [] : [receiver];
    if (type.extension && receiver === undefined && given.length === type.parameters.length - 1) {
      const wanted = type.parameters[0] ?? UNKNOWN;
      const self = scope
        .receivers()
        .map((each) => each.code(at))
        .find((each) => constrain(each.type, wanted));
      if (self !== undefined) {
        args = [self];
      }
    }
    const rest = type.parameters.slice(args.length);
    if (given.length > rest.length) {
      world.report(
        given[rest.length]?.at ?? at,
        `Too many arguments for 'fun invoke(${type.parameters.map((each, index) => `p${index + 1}: ${render(each)}`).join(', ')}): ${render(type.result)}'.`,
      );
    }
    if (given.length < rest.length) {
      world.report(at, `No value passed for parameter 'p${args.length + given.length + 1}'.`);
    }
    args = [...args, ...given.map((each, index) => argument(each, rest[index] ?? UNKNOWN, scope))];
    return {op: 'invoke', target, args, type: type.result, at};
  }
  const code = callOn(
    target,
    'invoke',
    {...tree, callee: {kind: 'name', at, name: 'invoke'}},
    scope,
    undefined,
  );
  if (code.op === 'call' && code.to.tree !== undefined) {
    const {modifiers} = code.to;
    if (!modifiers.has('operator') && !modifiers.has('override')) {
      world.report(at, "'operator' modifier is required on 'invoke'.");
    }
  }
  return code;
}

/** Checks an argument against the type that is expected of it. */
export function argument(given: Given, type: Type, scope: Scope): Code {
  if (given.tree === undefined) {
    return given.code ?? unknown(given.at);
  }
  const code =
    given.tree.kind === 'lambda'
      ? checkLambda(given.tree, scope, wantedFunction(type), undefined)
      : expression(given.tree, scope, expectation(type));
  if (!accepts(code, type, scope)) {
    scope.world.report(given.at, mismatch(code.type, type));
  }
  return convert(code, type, scope);
}
