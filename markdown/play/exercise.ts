/** What `<Exercise>` asks for: a program to be changed, and what shows that it was. */
import {findSample, readRegions, type Sample, startFile, type Tree} from '@collektive/samples';
import path from 'node:path';
import type {ExerciseData} from '@collektive/playground/exercise';
import {layoutOf} from '@collektive/playground/figure';
import {named} from '@collektive/static-pages/build';
import type {Task} from './engine';
import {playableFile} from './playable';
import {didYouMean} from '@collektive/problems';
import {numbers, type Written} from './attributes';

/** Long enough for all that settles on networks of this size. */
const DEFAULT_ROUNDS = [20];

/** A region of a sample, which is shown. */
export interface Part {
  readonly sample: Sample;
  readonly region: string;
}

export interface Exercise {
  readonly task: Task;
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

/**
 * Reads an exercise; it is tried by the job of its kind, see ./results.
 * @throws Error with half a sentence for what cannot be
 */
export function readExercise(root: string, tree: Tree, written: Written): Exercise {
  const start = readPart(root, tree, written.start);
  const solution = readPart(root, tree, written.solution);
  const playable = playableFile(root, tree, baseOf(start));
  if (playable === undefined) {
    throw new Error(
      `the sample ${start.sample.path} does not run in pages (markdown/play/playable.ts says why)`,
    );
  }
  const rounds = numbers(written, 'rounds', DEFAULT_ROUNDS);
  if (rounds.some((round, index) => !(round > (rounds[index - 1] ?? 0)))) {
    throw new Error(`rounds="${written.rounds}" are not increasing numbers from 1 on`);
  }
  const networks = [written.network, ...(written.then === undefined ? [] : [written.then])];
  networks.forEach(layoutOf);
  const parts = [start, solution].map(({sample, region}) => ({source: sample.source, region}));
  const task: Task = {
    program: {
      name: `${baseOf(solution)}-${solution.region}`,
      calls: written.calls,
      file: {name: path.posix.basename(start.sample.path), text: startFile(parts[0], parts[1])},
      helpers: playable.helpers,
    },
    solved: startFile(parts[1], parts[0]),
    gives: written.gives,
    networks,
    senses: {
      sources: numbers(written, 'sources'),
      flags: numbers(written, 'flags'),
      blue: numbers(written, 'blue'),
      values: numbers(written, 'values'),
    },
    rounds,
    cut: numbers(written, 'cut').at(0),
  };
  return {task, start, solution};
}

/** What an exercise checks, as pages fetch it: its path below the base URL, with a digest of its content. */
export function exerciseFile(data: ExerciseData): {
  readonly path: string;
  readonly content: string;
} {
  const content = JSON.stringify(data);
  return {path: named(`play/exercise-${data.name}.[hash].json`, content), content};
}
