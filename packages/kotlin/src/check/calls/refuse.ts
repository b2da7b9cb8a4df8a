/** What is said when no function can be meant. */
import {type FunctionSymbol, type Type} from '../../symbols';
import {unresolved, unresolvedAlone} from '../names/unresolved';
import {type Scope} from '../scope';
import {renderFunction} from '../words';
import {type Choice} from './choose';
import {complete} from './complete';
import {type Request} from './request';

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
    world.report(first.at, sentence(first) + others(first.candidate.symbol));
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
      : (BRIEFLY.get(problem) ?? sentence(each));
    return `${renderFunction(candidate.symbol)}:\n  ${why}`;
  });
  world.report(
    request.at,
    `None of the following candidates is applicable:\n\n${lines.join('\n\n')}${others(distinct[0].candidate.symbol, '\n\n')}`,
  );
  return false;
}

/** Of a function of Kotlin's library there may be more forms than here. */
const others = ({name, packageName, implementation}: FunctionSymbol, space = ' '): string =>
  implementation !== undefined && packageName.startsWith('kotlin')
    ? `${space}Other forms of '${name}' are not known here.`
    : '';

const sentence = ({problem, candidate}: Choice['problems'][number]): string =>
  problem === 'many' ? `Too many arguments for '${renderFunction(candidate.symbol)}'.` : problem;

/** What is said of problems that only a check of the whole call could tell. */
const BRIEFLY: ReadonlyMap<string, string> = new Map([
  ['lambda', 'Argument type mismatch: the function expected here has other parameters.'],
  ['bounds', 'Type argument is not within its bounds.'],
]);

const wrongReceiver = (symbol: FunctionSymbol): string =>
  `Unresolved reference. None of the following candidates is applicable because of a receiver type mismatch:\n${renderFunction(symbol)}`;
