/** Whether a reader's program solves an exercise: by what it computes, not by how it is written. */
import {type Message, type Outcome} from '../program';
import {type Conditions, type Round, type World} from '../session';
import {type RoundsAnswer, type RoundsQuestion} from '../worker/messages';
import {type ExerciseData, HEAD_LINES, type Moment, programOf} from './data';
import {plural} from '../plural';

/** Nothing is lost and nobody sleeps: all that differs is the program. */
export const CONDITIONS: Conditions = {loss: 0, asynchronous: false, seed: 28};

/** A mistake in the reader's text; lines and columns from 1. */
export type Mistake = Pick<Message, 'message' | 'severity'> & {
  readonly line: number;
  readonly column: number;
};

/** A device, and what it should say where that is something else. */
export interface Answer {
  readonly id: number;
  readonly says: string;
  readonly wants?: string;
}

/** The network on which a program fails. */
export interface Failing {
  readonly world: World;
  readonly answers: readonly Answer[];
}

/** What came of a check. */
export type Verdict =
  | {readonly solved: true}
  | {
      readonly solved: false;
      /** What is missing, for the reader. */
      readonly sentence: string;
      /** To be underlined. */
      readonly mistakes: readonly Mistake[];
      /** Where devices say something, and not all of them what they should. */
      readonly failing?: Failing;
    };

type Rounds = Pick<Extract<RoundsAnswer, {kind: 'rounds'}>, 'messages' | 'rounds'>;

/** How much two numbers may differ, and still be the same. */
const CLOSE = 1e-9;

/** `6` and `6.0` are the same, as are sums in another order. */
function isSame(one: string, other: string): boolean {
  if (one === other) {
    return true;
  }
  const difference = Math.abs(Number(one) - Number(other));
  return one.trim() !== '' && other.trim() !== '' && difference <= CLOSE;
}

/**
 * Asks for the rounds of each network, one after the other, and says what came of them.
 * @param text the reader's program
 */
export function* check(
  data: ExerciseData,
  text: string,
): Generator<RoundsQuestion, Verdict, Rounds> {
  const programs = [programOf(data, text)];
  for (const [index, moments] of data.trials.entries()) {
    for (const [at, moment] of moments.entries()) {
      const {world, rounds} = moment;
      const begins = at === 0 ? {programs} : {};
      const answer = yield {figure: data.name, ...begins, conditions: CONDITIONS, world, rounds};
      const wrong =
        refusal(data, text, answer.messages[0] ?? []) ?? verdictOf(data, moment, answer);
      if (wrong !== undefined) {
        return index === 0 ? wrong : elsewhere(wrong);
      }
    }
  }
  return {solved: true};
}

const unsolved = (
  sentence: string,
  mistakes: readonly Mistake[] = [],
  failing?: Failing,
): Verdict => ({solved: false, sentence, mistakes, failing});

/** It holds on the first network: then the reader should know that there is another one. */
const elsewhere = (verdict: Verdict): Verdict =>
  verdict.solved
    ? verdict
    : {...verdict, sentence: `Right on one network but not on another. ${verdict.sentence}`};

/** What the compiler says of the reader's lines; of ours, that they no longer fit. */
function refusal(
  {calls, file}: ExerciseData,
  text: string,
  messages: readonly Message[],
): Verdict | undefined {
  const errors = messages.filter(({severity}) => severity === 'error');
  if (errors.length === 0) {
    return undefined;
  }
  const lines = text.split('\n');
  const last = HEAD_LINES + lines.length;
  // What is left open by the reader's lines is missing at their end.
  const end = {file: file.name, line: last, column: lines[lines.length - 1].length + 1};
  const mistakes = errors
    .map((one) =>
      one.position.line > last && one.message.startsWith('Expecting ')
        ? {...one, position: end}
        : one,
    )
    .filter(({position}) => position.file === file.name && position.line <= last)
    .map(mistakeOf);
  const [first] = mistakes;
  return first === undefined
    ? unsolved(
        `The check runs ${calls} on each device, but the program no longer has it in that form. Keep its name and parameters.`,
      )
    : unsolved(`Line ${first.line}: ${first.message}`, mistakes);
}

const mistakeOf = ({message, severity, position}: Message): Mistake => ({
  message,
  severity,
  line: position.line - HEAD_LINES,
  column: position.column,
});

function verdictOf(
  {file}: ExerciseData,
  {wanted, when, world}: Moment,
  {rounds}: Rounds,
): Verdict | undefined {
  const [{shown, outcome}] = rounds as [Round];
  if (outcome.ended !== 'well') {
    return stopped(file.name, outcome);
  }
  const said = new Map(shown.map(({id, value}) => [id, value]));
  const answers = world.devices.map(({id}, index): Answer => {
    const [says, wants] = [said.get(id) ?? 'nothing', wanted[index]];
    return isSame(says, wants) ? {id, says} : {id, says, wants};
  });
  const wrong = answers.filter(({wants}) => wants !== undefined);
  if (wrong.length === 0) {
    return undefined;
  }
  const [{id, says, wants}] = wrong;
  const others = wrong.length - 1;
  const also =
    others === 0
      ? ''
      : plural(
          others,
          ' {0} other device is not right, either.| {0} other devices are not right, either.',
        );
  return unsolved(
    `Not yet: ${when}, device ${id} says ${says} and should say ${wants!}.${also}`,
    [],
    {world, answers},
  );
}

function stopped(file: string, outcome: Exclude<Outcome, {ended: 'well'}>): Verdict {
  const {message, position} = outcome;
  const mistake = mistakeOf({message, position, severity: 'error'});
  return unsolved(
    outcome.ended !== 'exception' ? message : `The program ended with an exception: ${message}`,
    position.file === file ? [mistake] : [],
  );
}
