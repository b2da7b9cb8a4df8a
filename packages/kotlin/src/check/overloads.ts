/** Which of several functions a call means, and what is said where it is none. */
import {type FunctionSymbol, type Type} from '../symbols';
import {constrain, fresh, mayBecome, substitute} from '../types';
import {assignArguments, complete, type Problem, problemOf} from './arguments';
import {type Candidate, Drafts, type Request, waitsForType} from './calls';
import {renderFunction} from './codes';
import {withinBounds} from './inference';
import {unresolved, unresolvedAlone} from './names';
import {type Scope} from './scope';

// Which function a call means, of those that it may mean.

/** What was chosen. */
interface Choice {
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
  if (found.length > 1 && request.args.some(waitsForType)) {
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
  const slots = assignArguments(symbol, request.args);
  if (!Array.isArray(slots)) {
    return 0;
  }
  return request.args.filter((given) => {
    if (waitsForType(given)) {
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
  const slots = assignArguments(symbol, request.args);
  const types: (Type | undefined)[] = [symbol.receiver];
  if (!Array.isArray(slots)) {
    return types;
  }
  for (const given of request.args) {
    const index = slots.findIndex((each) => each.includes(given));
    types.push(waitsForType(given) ? undefined : symbol.parameters[index]?.type);
  }
  return types;
}

// What is said when no function can be meant.

/**
 * Says why no function can be meant.
 *
 * @param on what it stands behind
 * @param operator as it is written, if the call stands for one
 * @returns whether the arguments were checked, too
 */
export function refuse(
  name: string,
  request: Request,
  choice: Choice,
  scope: Scope,
  on?: Type,
  operator?: string,
): boolean {
  const {problems} = choice;
  const {world} = scope;
  const [first] = problems;
  if (
    first === undefined ||
    (operator !== undefined && problems.every((each) => each.receiver)) ||
    (problems.every((each) => each.receiver) && !scope.file.imports.has(name))
  ) {
    world.report(
      request.at,
      on === undefined
        ? unresolvedAlone(name, scope)
        : unresolved(name, on, operator === undefined ? '' : ` for operator '${operator}'`),
    );
    return false;
  }
  // Where the receiver of one fits, those of other receivers are not worth a word.
  const isCloser = problems.some((each) => !each.receiver);
  const distinct = problems.filter(
    (each, index) =>
      !(isCloser && each.receiver) &&
      problems.findIndex((other) => other.candidate.symbol === each.candidate.symbol) === index,
  );
  if (distinct.length === 1) {
    const [first] = distinct;
    if (first.receiver) {
      world.report(request.at, wrongReceiver(first.candidate.symbol));
      return false;
    }
    if (['lambda', 'bounds'].includes(first.problem)) {
      // Checked as if it were meant: the lambda and the bounds say what is wrong.
      const before = world.diagnostics.length;
      complete(first.candidate, request);
      if (world.diagnostics.length > before) {
        return true;
      }
      world.report(first.at, 'Argument type mismatch.');
      return false;
    }
    world.report(first.at, problemSentence(first) + otherForms(first.candidate.symbol));
    return false;
  }
  // Of several, those that were closest; if one of them takes so many arguments, it is meant.
  const close = distinct.filter(
    (each) => each.problem.startsWith('Argument type mismatch') || each.problem === 'lambda',
  );
  const [only] = close;
  if (close.length === 1 && only?.problem === 'lambda') {
    complete(only.candidate, request);
    return true;
  }
  const lines = distinct.map((each) => {
    const {candidate, problem, receiver} = each;
    const why = receiver
      ? wrongReceiver(candidate.symbol)
      : (BRIEFLY.get(problem) ?? problemSentence(each));
    return `${renderFunction(candidate.symbol)}:\n  ${why}`;
  });
  world.report(
    request.at,
    `None of the following candidates is applicable:\n\n${lines.join('\n\n')}${otherForms(distinct[0].candidate.symbol, '\n\n')}`,
  );
  return false;
}

/** Of a function of Kotlin's library there may be more forms than here. */
const otherForms = ({name, packageName, implementation}: FunctionSymbol, space = ' '): string =>
  implementation !== undefined && packageName.startsWith('kotlin')
    ? `${space}Other forms of '${name}' are not known here.`
    : '';

const problemSentence = ({problem, candidate}: Choice['problems'][number]): string =>
  problem === 'many' ? `Too many arguments for '${renderFunction(candidate.symbol)}'.` : problem;

/** What is said of problems that only a check of the whole call could tell. */
const BRIEFLY: ReadonlyMap<string, string> = new Map([
  ['lambda', 'Argument type mismatch: the function expected here has other parameters.'],
  ['bounds', 'Type argument is not within its bounds.'],
]);

const wrongReceiver = (symbol: FunctionSymbol): string =>
  `Unresolved reference. None of the following candidates is applicable because of a receiver type mismatch:\n${renderFunction(symbol)}`;
