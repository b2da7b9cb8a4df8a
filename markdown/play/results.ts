/**
 * What figures, exercises and outputs come to. The interpreter is bundled and runs in a process of its own, and only for
 * what it has not run before: reading the configuration of the site loads none of it.
 */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '@collektive/samples';
import {buildSync} from 'esbuild';
import {cacheFolder, type CacheFolder} from '../cache';
import type {JOBS} from './engine';

type Kind = keyof typeof JOBS;
type Input<K extends Kind> = Parameters<(typeof JOBS)[K]>[0];
type Result<K extends Kind> = ReturnType<(typeof JOBS)[K]>;

export type Job = readonly [kind: Kind, input: unknown];

export interface Outcome {
  readonly result?: unknown;
  /** Why there is none, half a sentence. */
  readonly error?: string;
}

let engine: {readonly script: string; readonly cache: CacheFolder} | undefined;

/** The interpreter as one script, and what that very script has found before. */
function readEngine(): NonNullable<typeof engine> {
  if (engine === undefined) {
    const {outputFiles} = buildSync({
      ...{entryPoints: [path.join(__dirname, 'engine-main.ts')], bundle: true, write: false},
      ...{platform: 'node', target: 'node20', logLevel: 'silent'},
    });
    const code = outputFiles[0].text;
    const cache = cacheFolder('play', hashOf(process.version + code).slice(0, 16));
    const script = path.join(cache.path, 'engine.cjs');
    writeFileSync(script, code);
    engine = {script, cache};
  }
  return engine;
}

/** Runs jobs, all in one process. */
function run(jobs: readonly Job[], script: string): readonly Outcome[] {
  const {stdout, stderr, status} = spawnSync(process.execPath, [script], {
    ...{input: JSON.stringify(jobs), encoding: 'utf8', maxBuffer: Infinity},
  });
  if (status !== 0) {
    throw new Error(`the interpreter of markdown/play/engine.ts ended with ${status}.\n${stderr}`);
  }
  return JSON.parse(stdout) as Outcome[];
}

const known = new Map<string, unknown>();

/**
 * What jobs come to, in their order; what failed before is run again.
 * @throws Error with half a sentence for the first that fails
 */
export function resultsOf<K extends Kind>(kind: K, inputs: readonly Input<K>[]): Result<K>[] {
  const jobs: Job[] = inputs.map((input) => [kind, input]);
  const faults = prepare(jobs);
  const [fault] = faults.values();
  if (fault !== undefined) {
    throw new Error(fault);
  }
  return jobs.map((job) => known.get(keyOf(job)) as Result<K>);
}

/** What one job comes to. @throws Error with half a sentence where it fails */
export const resultOf = <K extends Kind>(kind: K, input: Input<K>): Result<K> =>
  resultsOf(kind, [input])[0];

const keyOf = ([kind, input]: Job): string => `${kind}-${hashOf(JSON.stringify(input))}`;

/** Runs those jobs that were not run before. @returns what is wrong with those that fail, by their keys */
export function prepare(jobs: readonly Job[]): ReadonlyMap<string, string> {
  const {script, cache} = readEngine();
  const missing = new Map<string, Job>();
  for (const job of jobs) {
    const key = keyOf(job);
    const text = known.has(key) ? undefined : cache.read(key);
    if (text !== undefined) {
      known.set(key, JSON.parse(text));
    } else if (!known.has(key)) {
      missing.set(key, job);
    }
  }
  const outcomes = missing.size > 0 ? run([...missing.values()], script) : [];
  const faults = new Map<string, string>();
  [...missing.keys()].forEach((key, index) => {
    const {result, error} = outcomes[index];
    if (error !== undefined) {
      faults.set(key, error);
    } else {
      known.set(key, result);
      cache.write(key, JSON.stringify(result));
    }
  });
  return faults;
}
