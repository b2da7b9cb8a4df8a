/** What only the interpreter can tell of figures, exercises and outputs. It runs in a process of its own, see ./results. */
import {
  LIMITS,
  type PlayableSample,
  type Row,
  Session,
  type Shown,
  type World,
} from '@collektive/playground';
import {
  check,
  CONDITIONS,
  type ExerciseData,
  type Moment,
  programOf,
  type Verdict,
} from '@collektive/playground/exercise';
import {
  devicesOf,
  type FigureData,
  layoutOf,
  SEED,
  type Senses,
  EditableNetwork,
} from '@collektive/playground/figure';
import {Networks} from '@collektive/playground/worker';
import {deviceRows} from './rows';

const worldOf = (senses: Senses & {readonly network: string}): World =>
  new EditableNetwork(devicesOf(senses), layoutOf(senses.network).range).world;

/**
 * What each program's devices showed, round by round, until the page is opened.
 * @throws Error with half a sentence for a program that is refused
 */
function rounds(data: FigureData): readonly (readonly (readonly Shown[])[])[] {
  const world = worldOf(data);
  return data.programs.map(({calls, program}) => {
    const session = new Session(program, {loss: 0, asynchronous: false, seed: SEED});
    const [mistake] = session.messages.filter(({severity}) => severity === 'error');
    if (mistake !== undefined) {
      throw new Error(
        `${calls} does not run: ${mistake.message} (line ${mistake.position.line} of ${mistake.position.file})`,
      );
    }
    const all: (readonly Shown[])[] = [];
    while (all.length < data.rounds) {
      const {shown, outcome} = session.round(world, LIMITS);
      all.push(shown);
      if (outcome.ended !== 'well') {
        break;
      }
    }
    return all;
  });
}

/** An exercise before it was tried: its program, its solution, and where it is looked at. */
export interface Task {
  readonly program: Omit<ExerciseData, 'trials'>;
  readonly solved: string;
  /** What the solution is promised to give. */
  readonly gives: string;
  readonly networks: readonly string[];
  readonly senses: Senses;
  /** When devices are looked at, ascending. */
  readonly rounds: readonly number[];
  /** The device after which the network is cut in the end, by its id. */
  readonly cut?: number;
}

/** A network in words: `a line of 6 devices`. */
function wordsOf(network: string): string {
  const [, shape = '', sizes = ''] = /^(\w+) (.*)$/.exec(network) ?? [];
  const [first, second] = sizes.split(/[x ]/);
  const words: Readonly<Record<string, string>> = {
    line: `a line of ${first} devices`,
    ring: `a ring of ${first} devices`,
    grid: `a grid of ${first} by ${second} devices`,
    islands: `two lines of ${first} and ${second} devices that do not hear each other`,
    everyone: `${first} devices that all hear one another`,
    scattered: `${first} scattered devices`,
  };
  return words[shape] ?? network;
}

type Open = Omit<Moment, 'wanted'>;

/** The same devices, without links between those up to `last` and the others. */
const cutAfter = ({devices, links}: World, last: number): World => ({
  devices,
  links: links.filter(([a, b]) => a <= last === b <= last),
});

function momentsOf(network: string, {senses, rounds: looks, cut}: Task): Open[] {
  const world = worldOf({...senses, network});
  const place = wordsOf(network);
  const whole = looks.map((round, index): Open => {
    const when = `after ${round} ${round === 1 ? 'round' : 'rounds'} on ${place}`;
    return {rounds: round - (looks[index - 1] ?? 0), world, when};
  });
  const after = looks[looks.length - 1];
  if (cut === undefined) {
    return whole;
  }
  const when = `${after} rounds after a cut between devices ${cut} and ${cut + 1} of ${place}`;
  return [...whole, {rounds: after, world: cutAfter(world, cut), when}];
}

/** What the devices of a program say at these moments. */
function said(program: Parameters<typeof programOf>, history: readonly Open[]): Moment[] {
  const networks = new Networks();
  return history.map((moment, index) => {
    const {messages, rounds: ran} = networks.answer({
      figure: '',
      ...(index === 0 ? {programs: [programOf(...program)]} : {}),
      conditions: CONDITIONS,
      ...{world: moment.world, rounds: moment.rounds},
    });
    const [error] = messages[0].filter(({severity}) => severity === 'error');
    if (error !== undefined) {
      throw new Error(`the solution does not run: ${error.message}`);
    }
    const [{shown, outcome}] = ran;
    if (outcome.ended !== 'well') {
      throw new Error(`the solution fails: ${outcome.message}`);
    }
    return {...moment, wanted: shown.map(({value}) => value)};
  });
}

/** What a page's check says, asked here. */
export function verdictOn(data: ExerciseData, text: string): Verdict {
  const networks = new Networks();
  const steps = check(data, text);
  let step = steps.next();
  while (!step.done) {
    step = steps.next(networks.answer(step.value));
  }
  return step.value;
}

/** Holds a solution to what the page promises of it, and the start to not being one. */
function prove(data: ExerciseData, {solved, gives}: Task): void {
  const [first] = data.trials;
  const {wanted, when} = first[first.length - 1];
  const promised = gives.split(';').map((value) => value.trim());
  const all = promised.length === 1 ? wanted.map(() => promised[0]) : promised;
  if (all.join('; ') !== wanted.join('; ')) {
    throw new Error(`the solution does not give "${gives}": ${when} it is "${wanted.join('; ')}"`);
  }
  const solution = verdictOn(data, solved);
  if (!solution.solved) {
    throw new Error(`the solution fails its own check: ${solution.sentence}`);
  }
  if (verdictOn(data, data.file.text).solved) {
    throw new Error(
      'what the exercise starts with passes the check already. Start with another region, or check on another network',
    );
  }
}

/**
 * Tries an exercise, for its page and for the file that readers fetch.
 * @throws Error with half a sentence for one that does not hold what its page promises
 */
function exercise(task: Task): ExerciseData {
  const {program, solved, networks} = task;
  const data = {
    ...program,
    trials: networks.map((network) => said([program, solved], momentsOf(network, task))),
  };
  prove(data, task);
  return data;
}

/** What each line of an output shows of a network, see ./rows; `null` where its lists are something else. */
const devices = ({
  sample,
  output,
}: {
  readonly sample: PlayableSample;
  readonly output: string;
}): readonly Row[] | null => deviceRows(sample, output) ?? null;

/** By kind: takes data, gives data. */
export const JOBS = {rounds, exercise, devices};
