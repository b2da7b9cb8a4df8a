// cspell:ignore Dtest
/** A single sample, with the tests that record it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '@collektive/problems';
import {
  readTree,
  recordCommand,
  recordedSources,
  silenceOf,
  type Source,
} from '@collektive/samples';

/** What a command line asks of the samples. */
export interface Asked {
  recording: boolean;
  /** Only the project to download. */
  project: boolean;
  /** The only sample that is wanted, as it was typed. */
  only?: string;
}

/** @throws Error with a sentence for a name without `--record` */
export function readArguments(args: string[]): Asked {
  const recording = args.includes('--record');
  const only = args.find((arg) => !arg.startsWith('--'));
  if (only !== undefined && !recording) {
    throw new Error(`One sample is run to be recorded: ${recordCommand(only)}`);
  }
  return {recording, project: args.includes('--project'), only};
}

/** A sample and the classes of its tests; none where it prints nothing. */
export interface Chosen {
  source: Source;
  classes: string[];
}

/**
 * @param root the folder samples/
 * @param wanted `Gradient`, `Gradient.kt` or the end of its path
 * @throws Error with a sentence for one that is not there, or that no test records
 */
export function chooseSample(root: string, wanted: string): Chosen {
  const tree = readTree(root);
  const name = path.posix.basename(wanted, '.kt');
  const source = tree.sources.find((one) => one.name === name);
  if (!source) {
    const names = recordedSources(root).map((one) => one.name);
    const near = nearest(name, names);
    throw new Error(
      `There is no sample ${wanted}. ${
        near === undefined
          ? `Write one: npm run new -- sample basics/${/^[A-Z]\w*$/.test(name) ? name : 'CrowdSize'}`
          : `Did you mean "${near}"? ${recordCommand(near)}`
      }`,
    );
  }
  const files = new Set((tree.expected.get(name) ?? []).map(({file}) => file));
  if (files.size === 0 && silenceOf(source.bytes.toString('utf8')) === undefined) {
    throw new Error(
      `samples/${source.path} has no test that records what it prints. Write one as samples/README.md says, then: ${recordCommand(name)}`,
    );
  }
  const classes = [...files].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^class (\w+)/gm)].map(
      ([, one]) => one,
    ),
  );
  return {source, classes};
}

/** What Maven is asked to do: all tests, those of a sample, or for one that prints nothing just to compile. */
export function goalsOf(chosen: Chosen | undefined): string[] {
  if (!chosen) {
    return ['test'];
  }
  return chosen.classes.length > 0
    ? [`-Dtest=${chosen.classes.join(',')}`, 'test']
    : ['test-compile'];
}
