/** The types that a call infers: a variable for each type parameter of the function, and what is known of it. */
import {
  type ClassType,
  type FunctionSymbol,
  type Type,
  type TypeParameter,
  UNKNOWN,
} from '../../symbols';
import {
  asSuper,
  constrain,
  fix,
  fresh,
  isKnown,
  nonNull,
  parametersOf,
  render,
  solved,
  substitute,
  type Substitution,
  upperBound,
} from '../../types';
import {resolveType} from '../resolveType';
import {type World} from '../world';
import {type Candidate, type Request} from './request';

/** For each type parameter of a function its variable. */
export type Variables = ReadonlyMap<TypeParameter, Type>;

/** What stands for the type parameters of a function and of the receiver's class. */
export function substitutionOf(candidate: Candidate, variables: Variables): Substitution {
  const {owner} = candidate.symbol;
  const by = new Map(variables);
  if (owner !== undefined && candidate.dispatch !== undefined) {
    const type = upperBound(nonNull(candidate.dispatch.type));
    const seen = type.kind === 'class' ? asSuper(type, owner) : undefined;
    // What is not known of the receiver yet, the arguments may tell: `yielding { … }`.
    const unknown = fresh(owner.typeParameters);
    for (const [parameter, arg] of parametersOf(owner, seen?.args ?? [])) {
      by.set(parameter, arg.kind === 'unknown' ? (unknown.get(parameter) ?? arg) : arg);
    }
  }
  return by;
}

/** Takes the type arguments that are written; `_` is to be inferred. */
export function bindTypeArgs(symbol: FunctionSymbol, variables: Variables, request: Request): void {
  request.typeArgs.forEach((tree, index) => {
    const parameter = symbol.typeParameters[index];
    const variable = parameter === undefined ? undefined : variables.get(parameter);
    if (variable?.kind === 'variable' && tree.name !== '_') {
      variable.of.fixed = resolveType(tree, request.scope);
    }
  });
}

/** Whether what is known of the variables keeps their bounds. */
export function withinBounds(variables: Variables, by: Substitution): boolean {
  for (const [parameter, type] of variables) {
    if (parameter.bound === undefined || type.kind !== 'variable') {
      continue;
    }
    const bound = substitute(parameter.bound, by);
    for (const lower of type.of.fixed === undefined ? type.of.lower : [type.of.fixed]) {
      const found = solved(lower);
      if (found.kind === 'variable' || found.kind === 'unknown') {
        continue;
      }
      if (!quietly(() => constrain(found, bound), variables)) {
        return false;
      }
    }
  }
  return true;
}

/** Asks without remembering anything about the variables. */
function quietly(ask: () => boolean, variables: Variables): boolean {
  const lengths = [...variables.values()].map((type) =>
    type.kind === 'variable' ? [type.of.lower.length, type.of.upper.length] : [],
  );
  const answer = ask();
  [...variables.values()].forEach((type, index) => {
    if (type.kind !== 'variable') {
      return;
    }
    type.of.lower.length = Math.min(type.of.lower.length, lengths[index]?.[0] ?? 0);
    type.of.upper.length = Math.min(type.of.upper.length, lengths[index]?.[1] ?? 0);
  });
  return answer;
}

/** Lets what is expected of a result tell of the variables, unless the two do not go together. */
export function expect(result: Type, expected: Type, variables: Variables): void {
  const before = [...variables.values()].map((type) =>
    type.kind === 'variable' ? type.of.upper.length : 0,
  );
  if (constrain(result, expected)) {
    return;
  }
  [...variables.values()].forEach((type, index) => {
    if (type.kind === 'variable') {
      type.of.upper.length = before[index] ?? 0;
    }
  });
}

/** Decides what each variable of a call stands for, and reports those that may not stand for it. */
export function fixAll(
  variables: Variables,
  by: Substitution,
  any: ClassType,
  at: number,
  world: World,
): void {
  for (const [parameter, type] of variables) {
    if (type.kind !== 'variable') {
      continue;
    }
    const found = fix(type.of, any);
    const bound = parameter.bound === undefined ? undefined : substitute(parameter.bound, by);
    if (parameter.reified && found.kind === 'parameter' && !found.of.reified) {
      world.report(
        at,
        `Cannot use '${found.of.name}' as reified type parameter. Use a class instead.`,
      );
    }
    if (bound !== undefined && isKnown(found) && !constrain(found, bound)) {
      world.report(
        at,
        `Type argument is not within its bounds: should be subtype of '${render(bound)}'.`,
      );
    }
  }
  for (const type of by.values()) {
    if (type.kind === 'variable') {
      fix(type.of, any);
    }
  }
}

/** Decides the variables within a type of which something is known. */
export function fixWithin(type: Type, any: ClassType): void {
  const found = solved(type);
  if (found.kind === 'variable' && found.of.lower.length + found.of.upper.length > 0) {
    fix(found.of, any);
  }
  if (found.kind === 'class') {
    for (const each of found.args) {
      fixWithin(each, any);
    }
  }
  if (found.kind === 'function') {
    for (const each of found.parameters) {
      fixWithin(each, any);
    }
    fixWithin(found.result, any);
  }
}

/** The type without any variables left. */
export function settled(type: Type): Type {
  const found = solved(type);
  switch (found.kind) {
    case 'variable':
      return UNKNOWN;
    case 'class':
      return found.args.length === 0 ? found : {...found, args: found.args.map(settled)};
    case 'function':
      return {...found, parameters: found.parameters.map(settled), result: settled(found.result)};
    default:
      return found;
  }
}
