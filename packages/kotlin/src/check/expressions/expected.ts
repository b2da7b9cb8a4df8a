/** Expressions of which a type is expected. */
import {type Code} from '../../code';
import {type Type} from '../../symbols';
import {type Expression} from '../../tree';
import {constrain, isNull, nonNull, render, solved} from '../../types';
import {convert} from '../calls/convert';
import {type Scope} from '../scope';
import {initializer, type Words} from '../words';
import {expression} from './expression';

/** Checks an expression and that it can go where a type is expected. */
export function typed(tree: Expression, scope: Scope, expected: Type, words: Words): Code {
  const code = expression(tree, scope, expected);
  if (tree.kind === 'if' && tree.otherwise === undefined) {
    missingElse(tree.at, scope);
  }
  const isWritten = tree.kind === 'name' || (tree.kind === 'call' && tree.typeArgs.length > 0);
  return fitting(code, expected, scope, words, tree.at, !isWritten);
}

/** The delegate `lazy { … }` of a property: what it computes goes where the property's type is expected. */
export function lazyValue(tree: Expression, declared: Type | undefined, scope: Scope): Code {
  if (declared === undefined) {
    return expression(tree, scope, undefined);
  }
  const wanted = scope.world.type('Lazy', declared);
  return {...convert(typed(tree, scope, wanted, initializer), wanted, scope), type: wanted};
}

/** Reports an `if` that has no value where one is needed. */
export function missingElse(at: number, scope: Scope): void {
  scope.world.report(
    at,
    "'if' must have both main and 'else' branches when used as an expression.",
  );
}

/**
 * Reports a value that cannot go where a type is expected.
 *
 * @param isInferred what a call gives, say, which was inferred before it was known what it is for
 */
export function fitting(
  code: Code,
  expected: Type,
  scope: Scope,
  words: Words,
  at = code.at,
  isInferred = true,
): Code {
  const wanted = nonNull(expected);
  const isInterface =
    wanted.kind === 'class' &&
    wanted.of.modifiers.has('fun') &&
    solved(code.type).kind === 'function';
  if (!isInterface && !constrain(code.type, expected, isInferred)) {
    if (isNull(code.type)) {
      scope.world.report(at, `Null cannot be a value of a non-null type '${render(expected)}'.`);
    } else {
      scope.world.report(at, words(render(expected), render(code.type)));
    }
  }
  return code;
}

/** Checks a condition. */
export function condition(tree: Expression, scope: Scope): Code {
  const {Boolean} = scope.world.types;
  const code = expression(tree, scope, Boolean);
  if (!constrain(code.type, Boolean)) {
    scope.world.report(
      tree.at,
      `Condition type mismatch: inferred type is '${render(code.type)}' but 'Boolean' was expected.`,
    );
  }
  return code;
}
