/** Which function a call means, of those that it may mean. */
import {type Type} from '../../symbols';
import {constrain, fresh, mayBecome, substitute} from '../../types';
import {type Problem, problemOf} from './applicable';
import {assign} from './assign';
import {complete} from './complete';
import {Drafts} from './drafts';
import {withinBounds} from './inference';
import {type Candidate, type Request, waits} from './request';

/** What was chosen. */
export interface Choice {
  readonly candidate: Candidate | undefined;
  /** Why none of the level that came closest fits. */
  readonly problems: readonly (Problem & {readonly candidate: Candidate})[];
}

/** Chooses by levels: the first that has a function that fits, there the most specific one. */
export function choose(
  levels: readonly (readonly Candidate[])[],
  request: Request,
): {choice: Choice; drafts: Drafts} {
  const drafts = new Drafts(request.scope);
  let problems: Choice['problems'] = [];
  for (const level of levels) {
    const judged = level.map((candidate) => ({
      candidate,
      found: problemOf(candidate, request, drafts),
    }));
    const fitting = judged.filter(({found}) => found === undefined).map(({candidate}) => candidate);
    const [best] = fitting;
    if (best !== undefined) {
      const candidate = fitting.length === 1 ? best : mostSpecific(fitting, request, drafts);
      return {choice: {candidate, problems: []}, drafts};
    }
    const failed = judged.map(({candidate, found}) => ({
      candidate,
      ...(found ?? {problem: '', at: request.at, receiver: false}),
    }));
    // The closest failure: one whose receiver fits.
    const better =
      problems.length === 0 ||
      (problems.every((each) => each.receiver) && failed.some((each) => !each.receiver));
    if (better) {
      problems = failed;
    }
  }
  return {choice: {candidate: undefined, problems}, drafts};
}

/** Of functions that all fit, the one whose parameters' types say most. */
function mostSpecific(
  candidates: readonly Candidate[],
  request: Request,
  drafts: Drafts,
): Candidate {
  const shapes = candidates.map((candidate) => ({
    candidate,
    types: shapeOf(candidate, request),
    generic: candidate.symbol.typeParameters.length,
    unused: candidate.symbol.parameters.length,
    vararg: candidate.symbol.parameters.some((each) => each.vararg),
    widened: widenedIn(candidate, request, drafts),
  }));
  const better = (a: (typeof shapes)[number], b: (typeof shapes)[number]): boolean => {
    const variables = fresh(b.candidate.symbol.typeParameters);
    const narrower = a.types.every((type, index) => {
      const other = b.types[index];
      return (
        type === undefined || other === undefined || constrain(type, substitute(other, variables))
      );
    });
    return narrower && withinBounds(variables, variables);
  };
  const found = shapes.filter((a) => shapes.every((b) => a === b || better(a, b)));
  const pool = found.length > 0 ? found : shapes;
  if (found.length > 1 && request.args.some(waits)) {
    // Alike but for what the lambda gives: `sumOf`.
    const fitting = found.find(
      (each) =>
        !request.scope.world
          .trial(() => complete(each.candidate, request))
          .diagnostics.some(({severity}) => severity === 'error'),
    );
    if (fitting !== undefined) {
      return fitting.candidate;
    }
  }
  pool.sort(
    (a, b) =>
      a.widened - b.widened ||
      Number(a.vararg) - Number(b.vararg) ||
      Number(a.generic > 0) - Number(b.generic > 0) ||
      a.unused - b.unused,
  );
  const [first] = pool;
  if (first === undefined) {
    throw new Error('there is a candidate');
  }
  return first.candidate;
}

/** How many whole numbers as they are written would not be `Int`. */
function widenedIn({symbol}: Candidate, request: Request, drafts: Drafts): number {
  const slots = assign(symbol, request.args);
  if (!Array.isArray(slots)) {
    return 0;
  }
  return request.args.filter((given) => {
    if (waits(given)) {
      return false;
    }
    const type = symbol.parameters[slots.findIndex((each) => each.includes(given))]?.type;
    const own = drafts.of(given).code.type;
    return mayBecome(own, type ?? own);
  }).length;
}

/** The types against which the receiver and each argument are held. */
function shapeOf(candidate: Candidate, request: Request): (Type | undefined)[] {
  const {symbol} = candidate;
  const slots = assign(symbol, request.args);
  const types: (Type | undefined)[] = [symbol.receiver];
  if (!Array.isArray(slots)) {
    return types;
  }
  for (const given of request.args) {
    const index = slots.findIndex((each) => each.includes(given));
    types.push(waits(given) ? undefined : symbol.parameters[index]?.type);
  }
  return types;
}
