/** Types that are still to be found out. */
import {
  type ClassType,
  InferenceVariable,
  type Type,
  type TypeParameter,
  UNKNOWN,
} from '../symbols';
import {isAny, isKnown, isLiteral, isNull, nullable, plain, solved} from './make';
import {constrain, join} from './order';

/** Fresh variables in the place of type parameters. */
export function fresh(parameters: readonly TypeParameter[]): Map<TypeParameter, Type> {
  return new Map(
    parameters.map((parameter) => [
      parameter,
      {kind: 'variable', of: new InferenceVariable(parameter), nullable: false},
    ]),
  );
}

/** Decides what a variable stands for: what was put in, else what is expected. */
export function fix(variable: InferenceVariable, any: ClassType): Type {
  if (variable.fixed !== undefined) {
    return variable.fixed;
  }
  for (const each of variable.lower) {
    if (each.kind === 'variable' && each.of !== variable && each.of.lower.length > 0) {
      fix(each.of, any);
    }
  }
  const lower = variable.lower
    .map(solved)
    .filter((type) => !(type.kind === 'variable' && type.of === variable));
  let found = join(lower, any);
  const upper = variable.upper
    .map(solved)
    .filter((type) => type.kind !== 'variable' && type.kind !== 'unknown');
  if (!isKnown(found) || isNull(found)) {
    const expected = upper.find(isKnown) ?? upper[0];
    if (expected !== undefined && found.kind === 'unknown') {
      found = expected;
    } else if (expected !== undefined && constrain(found, expected)) {
      found = expected;
    } else if (isNull(found) && upper[0] !== undefined) {
      found = nullable(upper[0]);
    }
  } else {
    // Invariant containers, `mutableListOf(1)` as `MutableList<Int?>`, and literals, `listOf(1)` as `List<Long>`.
    const others = isLiteral(found) ? upper.filter((type) => !isAny(type)) : [];
    const wider = [...variable.exact.map(solved), ...others].find(
      (type) => isKnown(type) && constrain(found, type),
    );
    if (wider !== undefined) {
      found = wider;
    }
  }
  if (found.kind === 'variable') {
    found = UNKNOWN;
  }
  variable.fixed = plain(found);
  return variable.fixed;
}

/** Fixes the variables in a type that receivers have filled. */
export function settledOr(type: Type, variables: ReadonlyMap<TypeParameter, Type>): Type {
  for (const variable of variables.values()) {
    if (variable.kind !== 'variable' || variable.of.fixed !== undefined) {
      continue;
    }
    const lower = variable.of.lower.map(solved);
    variable.of.fixed = lower.find(isKnown) ?? lower[0] ?? UNKNOWN;
  }
  return type;
}
