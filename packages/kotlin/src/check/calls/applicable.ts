/** Whether a function can take the arguments of a call, judged without looking into lambdas. */
import {type Type} from '../../symbols';
import {constrain, fresh, isClass, solved, substitute} from '../../types';
import {assign} from './assign';
import {accepts, mismatch} from './convert';
import {type Drafts} from './drafts';
import {wantedFunction} from './functional';
import {bindTypeArgs, substitutionOf, withinBounds} from './inference';
import {type Candidate, type Given, isSpread, type Request, waits} from './request';

/** Why a function cannot be meant. */
export interface Problem {
  /** A sentence; of what only a check of the whole call can tell, `lambda` or `bounds`; `many` arguments. */
  readonly problem: string;
  readonly at: number;
  /** Whether it is the receiver that does not fit: then nothing else was looked at. */
  readonly receiver: boolean;
}

/** Why a candidate cannot take these arguments; nothing if it can. */
export function problemOf(
  candidate: Candidate,
  request: Request,
  drafts: Drafts,
): Problem | undefined {
  const {symbol} = candidate;
  const no = (problem: string, at = request.at, receiver = false): Problem => ({
    problem,
    at,
    receiver,
  });
  const slots = assign(symbol, request.args);
  const variables = fresh(symbol.typeParameters);
  const by = substitutionOf(candidate, variables);
  if (request.typeArgs.length > 0 && request.typeArgs.length !== symbol.typeParameters.length) {
    return no('Inapplicable candidate: wrong number of type arguments.');
  }
  bindTypeArgs(symbol, variables, request);
  if (symbol.receiver !== undefined && candidate.receiver !== undefined) {
    const fits = constrain(candidate.receiver.type, substitute(symbol.receiver, by));
    if (!fits || !withinBounds(variables, by)) {
      return no('receiver', request.at, true);
    }
  }
  if (!Array.isArray(slots)) {
    return no(slots.problem, slots.at);
  }
  for (const [index, givens] of slots.entries()) {
    const parameter = symbol.parameters[index];
    if (parameter === undefined) {
      continue;
    }
    const type = substitute(parameter.type, by);
    for (const given of givens) {
      if (waits(given)) {
        if (!fitsFunction(given, type)) {
          return no('lambda', given.at);
        }
        continue;
      }
      if (isSpread(given, parameter)) {
        const {code} = drafts.of(given);
        const wanted = request.scope.world.arrayOf(type, parameter.type);
        if (code.type.kind === 'class' && code.type.of !== wanted.of) {
          return no(mismatch(code.type, wanted), given.at);
        }
        continue;
      }
      const {code} = drafts.of(given);
      if (!accepts(code, type, request.scope)) {
        return no(mismatch(code.type, type), given.at);
      }
    }
  }
  return withinBounds(variables, by) ? undefined : no('bounds');
}

/** Whether a function may go there; of a lambda, by the number of its parameters: it may have one that is `it`. */
function fitsFunction({tree}: Given, type: Type): boolean {
  const found = solved(type);
  if (found.kind === 'variable' || found.kind === 'unknown') {
    return true;
  }
  const wanted = wantedFunction(type);
  if (wanted === undefined) {
    return found.kind === 'parameter' || isClass(found, 'kotlin.Any');
  }
  if (tree?.kind !== 'lambda') {
    return true;
  }
  const all = wanted.parameters.length;
  const count = all - (wanted.extension ? 1 : 0);
  const own = tree.parameters?.length;
  return own === undefined ? count <= 1 : own === count || (wanted.extension && own === all);
}
