/**
 * Which lists of outputs are values of devices, as it was found when the samples were recorded: running them all again
 * would take a build from nothing a quarter of its time. What is not there, or was found of another program, is run.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Row} from '@collektive/playground';
import {filesOf, type PlayableSample} from '@collektive/playground/sample';
import {hashOf, recordOf, type Tree} from '@collektive/samples';
import {playableSamples} from './playable';
import {resultOf, resultsOf} from './results';

/** By what was run: the rows in lines, `null` where lists are something else. */
type Found = Readonly<Record<string, string | null>>;

/** A list of two values or more. */
const HAS_LIST = /\[[^,\n]+, .*\]$/m;

/** Whether an output has lists that might be values of devices. @param words of the output */
export const mayHoldDevices = (words: string): boolean =>
  HAS_LIST.test(words) && !words.startsWith('Exception');

/** The file with what was found. @param root the folder samples/ */
export const devicesFile = (root: string): string => path.join(root, 'devices.json');

/** `DeviceCounter#islands 0123456789abcdef`: an output, and a digest of all that is run for it. */
export function keyOf(sample: PlayableSample, output: string): string {
  const run = sample.runs[output];
  const digest = hashOf(JSON.stringify([filesOf(sample, run), run])).slice(0, 16);
  return `${path.posix.basename(sample.file.name, '.kt')}#${output} ${digest}`;
}

/** All that has to be in the file, found by running. @param root the folder samples/ */
export function findDevices(root: string, tree: Tree): Found {
  const asked = [...playableSamples(root, tree)].flatMap(([name, sample]) => {
    const {outputs = {}} = recordOf(root, name) ?? {};
    return Object.keys(sample.runs)
      .filter((output) => mayHoldDevices(outputs[output]))
      .map((output) => ({sample, output}));
  });
  const rows = resultsOf('devices', asked);
  return Object.fromEntries(
    asked.map(({sample, output}, at) => [keyOf(sample, output), rows[at]?.join('\n') ?? null]),
  );
}

const read = new Map<string, Found>();

/** What the file has. @param root the folder samples/ */
export function recordedDevices(root: string): Found {
  const file = devicesFile(root);
  const found =
    read.get(root) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : {});
  read.set(root, found);
  return found;
}

/**
 * What each line of an output shows of a network, as `deviceRows` says, but without a run where one is recorded.
 * @param root the folder samples/
 */
export function rowsIn(
  root: string,
  sample: PlayableSample,
  output: string,
): readonly Row[] | undefined {
  const rows = recordedDevices(root)[keyOf(sample, output)];
  return rows === undefined
    ? (resultOf('devices', {sample, output}) ?? undefined)
    : rows?.split('\n');
}
