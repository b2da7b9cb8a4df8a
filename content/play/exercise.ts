/** What `<Exercise>` asks for: a program to be changed, and what shows that it was. */
import {findSample, readRegions, type Sample, startFile, type Tree} from '@collektive/samples';
import {phrase, plural} from '@collektive/texts';
import path from 'node:path';
import {Networks} from '@collektive/playground/worker';
import {
  check,
  CONDITIONS,
  type Verdict,
  type ExerciseData,
  type Moment,
  programOf,
} from '@collektive/playground/exercise';
import {devicesOf, type Senses, layoutOf, Terrain} from '@collektive/playground/figure';
import type {World} from '@collektive/playground';
import {playableFile, RUNNING} from './playable';
import {didYouMean} from '@collektive/problems';
import {readAttributes, numbers, type Written} from './attributes';
import {kept} from '../kept';

const ATTRIBUTES = {
  start: 'must',
  solution: 'must',
  calls: 'must',
  network: 'must',
  gives: 'must',
  then: 'may',
  rounds: 'may',
  cut: 'may',
  sources: 'may',
  flags: 'may',
  blue: 'may',
  values: 'may',
} as const;

/** Long enough for all that settles on networks of this size. */
const DEFAULT_ROUNDS = [20];

/** A region of a sample, which is shown. */
export interface Part {
  readonly sample: Sample;
  readonly region: string;
}

export interface Exercise {
  readonly data: ExerciseData;
  readonly start: Part;
  readonly solution: Part;
}

function readPart(root: string, tree: Tree, written: string): Part {
  const [file, region = ''] = written.split('#');
  if (!/^[\w/]+\.kt$/.test(file) || region === '') {
    throw new Error(`"${written}" names no region. Write "File.kt#region"`);
  }
  const sample = findSample(root, tree, file);
  const names = [...readRegions(sample.source).keys()];
  if (!names.includes(region)) {
    throw new Error(
      `the sample ${sample.path} has no region "${region}" (it has: ${names.join(', ')}).${didYouMean(region, names)}`,
    );
  }
  return {sample, region};
}

const baseOf = ({sample}: Part): string => path.posix.basename(sample.path, '.kt');

/** A network in words: `a line of 6 devices`. */
function wordsOf(network: string): string {
  const [, shape = '', sizes = ''] = /^(\w+) (.*)$/.exec(network) ?? [];
  const [first, second] = sizes.split(/[x ]/);
  const words: Readonly<Record<string, string>> = {
    line: phrase`a line of ${first} devices`,
    ring: phrase`a ring of ${first} devices`,
    grid: phrase`a grid of ${first} by ${second} devices`,
    islands: phrase`two lines of ${first} and ${second} devices that do not hear each other`,
    everyone: phrase`${first} devices that all hear one another`,
    scattered: phrase`${first} scattered devices`,
  };
  return words[shape] ?? network;
}

/** Networks that an exercise is tried on, and when it is looked at. */
interface Asked {
  readonly networks: readonly string[];
  readonly senses: Senses;
  /** When devices are looked at, ascending. */
  readonly rounds: readonly number[];
  /** The device after which the network is cut in the end, by its id. */
  readonly cut: number | undefined;
}

type Open = Omit<Moment, 'wanted'>;

/** The same devices, without links between those up to `last` and the others. */
const cutAfter = ({devices, links}: World, last: number): World => ({
  devices,
  links: links.filter(([a, b]) => a <= last === b <= last),
});

function momentsOf(network: string, {senses, rounds, cut}: Asked): Open[] {
  const {world} = new Terrain(devicesOf({...senses, network}), layoutOf(network).range);
  const place = wordsOf(network);
  const whole = rounds.map((round, index): Open => {
    const when = plural(round, 'after {0} round on {1}|after {0} rounds on {1}', place);
    return {rounds: round - (rounds[index - 1] ?? 0), world, when};
  });
  const after = rounds[rounds.length - 1];
  if (cut === undefined) {
    return whole;
  }
  const when = phrase`${after} rounds after a cut between devices ${cut} and ${cut + 1} of ${place}`;
  return [...whole, {rounds: after, world: cutAfter(world, cut), when}];
}

/** What the devices of a program say at these moments. */
function said(program: Parameters<typeof programOf>, moments: readonly Open[]): Moment[] {
  const networks = new Networks();
  return moments.map((moment, index) => {
    const {messages, rounds} = networks.answer({
      figure: '',
      ...(index === 0 ? {programs: [programOf(...program)]} : {}),
      conditions: CONDITIONS,
      ...{world: moment.world, rounds: moment.rounds},
    });
    const [error] = messages[0].filter(({severity}) => severity === 'error');
    if (error !== undefined) {
      throw new Error(`the solution does not run: ${error.message}`);
    }
    const [{shown, outcome}] = rounds;
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
function prove(data: ExerciseData, solved: string, gives: string): void {
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

/** What an exercise is made of before it was tried. */
interface Untried {
  readonly program: Omit<ExerciseData, 'trials'>;
  readonly asked: Asked;
  readonly solved: string;
  readonly gives: string;
}

/** Tries an exercise, for its page and for the file that readers fetch. */
const tryOut = kept(
  'exercise',
  RUNNING,
  ({program, asked, solved, gives}: Untried): ExerciseData => {
    const data = {
      ...program,
      trials: asked.networks.map((network) => said([program, solved], momentsOf(network, asked))),
    };
    prove(data, solved, gives);
    return data;
  },
);

/**
 * Reads an exercise, and tries it.
 * @throws Error with half a sentence for what cannot be
 */
export function readExercise(root: string, tree: Tree, written: Written): Exercise {
  readAttributes('Exercise', ATTRIBUTES, written);
  const start = readPart(root, tree, written.start);
  const solution = readPart(root, tree, written.solution);
  const playable = playableFile(root, tree, baseOf(start));
  if (playable === undefined) {
    throw new Error(
      `the sample ${start.sample.path} does not run in pages (content/play/playable.ts says why)`,
    );
  }
  const rounds = numbers(written, 'rounds', DEFAULT_ROUNDS);
  if (rounds.some((round, index) => !(round > (rounds[index - 1] ?? 0)))) {
    throw new Error(`rounds="${written.rounds}" are not increasing numbers from 1 on`);
  }
  const asked: Asked = {
    networks: [written.network, ...(written.then === undefined ? [] : [written.then])],
    senses: {
      sources: numbers(written, 'sources'),
      flags: numbers(written, 'flags'),
      blue: numbers(written, 'blue'),
      values: numbers(written, 'values'),
    },
    rounds,
    cut: numbers(written, 'cut').at(0),
  };
  const parts = [start, solution].map(({sample, region}) => ({source: sample.source, region}));
  const program = {
    name: `${baseOf(solution)}-${solution.region}`,
    calls: written.calls,
    file: {name: path.posix.basename(start.sample.path), text: startFile(parts[0], parts[1])},
    helpers: playable.helpers,
  };
  const solved = startFile(parts[1], parts[0]);
  const data = tryOut({program, asked, solved, gives: written.gives});
  return {data, start, solution};
}
