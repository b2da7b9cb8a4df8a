/** The samples as tests run them: what each printed on the real library, and the program that prints it. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {readTree} from '@collektive/samples';
import {pathsBelow} from '../../markdown/paths';
import {NEED_MORE, playableSamples} from '../../markdown/play/playable';
import type {SourceText, PlayableSample} from '@collektive/playground';

const SAMPLES = 'samples';

export interface Output {
  /** The name of the sample, and that of the output. */
  readonly title: string;
  readonly recorded: string;
  readonly sample: PlayableSample;
  readonly output: string;
}

const kotlinIn = (folder: string): SourceText[] =>
  pathsBelow(SAMPLES, folder)
    .filter((name) => name.endsWith('.kt'))
    .map((name) => ({name, text: readFileSync(join(SAMPLES, name), 'utf8')}));

/** The samples themselves: what programs import. */
export const sampleSources: readonly SourceText[] = kotlinIn('src/main/kotlin').filter(
  ({name}) => !NEED_MORE.has(basename(name, '.kt')),
);
export const mistakeSources: readonly SourceText[] = kotlinIn('mistakes');

interface Recorded {
  readonly outputs?: Readonly<Record<string, string>>;
  readonly diagnostics?: Readonly<Record<string, string>>;
}

/** What each sample printed on the real library, and what the real compiler said. */
export const recorded: ReadonlyMap<string, Recorded> = new Map(
  readdirSync(join(SAMPLES, 'recorded')).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(SAMPLES, 'recorded', name), 'utf8')) as Recorded,
  ]),
);

/** Every recorded output that is made here, by what pages run. */
export const outputs = (): Output[] =>
  [...playableSamples(SAMPLES, readTree(SAMPLES))].flatMap(([name, sample]) =>
    Object.keys(sample.runs).map((output) => ({
      title: `${name}#${output}`,
      recorded: recorded.get(name)?.outputs?.[output] ?? '',
      sample,
      output,
    })),
  );
