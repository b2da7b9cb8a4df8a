/** Which function of the samples makes which recorded output: read from the samples' own tests. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {type Expected} from '../../content/samples/expected';
import {textOf} from '../../content/samples/tests';
import {readTree} from '../../content/samples/tree';
import {type SourceText} from '../../src/play';

const SAMPLES = 'samples';

export interface Output {
  /** The sample, as `recorded/` names it, and the name of the output. */
  readonly sample: string;
  readonly name: string;
  readonly recorded: string;
  /** The program that prints it, and the function to run. */
  readonly entry: SourceText;
  readonly run: string;
  readonly plugin: boolean;
}

const kotlinIn = (folder: string): string[] =>
  readdirSync(join(SAMPLES, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.kt'))
    .map((name) => join(folder, name));

const source = (path: string): SourceText => ({
  name: path,
  text: readFileSync(join(SAMPLES, path), 'utf8'),
});

const WAITING = 'waits: coroutines, threads and timers';
const SCATTERED = 'rests on networks that kotlin.random.Random scatters';

/** Samples that are not run, each with what is missing here; others of their package run without. */
export const NEED_MORE: ReadonlyMap<string, string> = new Map([
  ['Timers', WAITING],
  ['ThreadedNetwork', WAITING],
  ['Restart', 'writes a file and reads it again'],
  ['RestartClaims', 'writes a file and reads it again'],
  ['SafeKeys', 'hashSetOf, whose order and class decide what it shows'],
  ['RoundReport', 'the checker does not infer the parameters of its lambdas'],
  ['Sizes', 'bytes on the wire'],
  ['NullsOnTheWire', 'bytes on the wire'],
  ['Speed', 'reads the clock'],
  ['Trials', SCATTERED],
  ['CollectingClaims', SCATTERED],
  ['ElectionClaims', SCATTERED],
  ['OperatorClaims', SCATTERED],
  ['SpreadingClaims', SCATTERED],
  ['RoundsUntilRight', SCATTERED],
  ['Unreported', SCATTERED],
  ['PictureRuns', SCATTERED],
]);

/** The samples themselves: what programs import. */
export const sampleSources: readonly SourceText[] = kotlinIn('src/main/kotlin')
  .filter((name) => !NEED_MORE.has(basename(name, '.kt')))
  .map(source);
export const mistakeSources: readonly SourceText[] = kotlinIn('mistakes').map(source);

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

/** A file without the mistake that the compiler refuses. */
export function withoutMistake({name, text}: SourceText): SourceText {
  const start = text.indexOf('// #region wrong');
  const end = text.indexOf('// #endregion', start);
  const wrong = text.slice(start, end);
  return {name, text: text.slice(0, start) + wrong.replace(/[^\n]/g, ' ') + text.slice(end)};
}

/** Every recorded output that a test of the samples asks for. */
export const outputs = (): Output[] =>
  [...readTree(SAMPLES).expected.values()]
    .flat()
    .filter(({kind}) => kind === 'outputs')
    .flatMap((expected) => [...ofSample(expected), ...ofMistake(expected)]);

function ofSample({sample, name, call, file, imports}: Expected): Output[] {
  const text = recorded.get(sample)?.outputs?.[name];
  const action = call.args[2]?.value ?? call.trailing;
  if (text === undefined || action === undefined || mistakeOf(sample) !== undefined) return [];
  const body =
    action.kind === 'reference'
      ? `${action.name}()`
      : action.kind === 'lambda'
        ? source(file).text.slice(action.body.at, action.body.end)
        : '';
  // Qualified calls such as `intro.main()` need what they name.
  const packages = [...body.matchAll(/\b([a-z]\w*)\.main\(/g)].map(
    (each) => `import ${each[1]}.main`,
  );
  // What the test imports for its other outputs may need what is not known here.
  const used = imports
    .filter((each) => !/^(?:kotlin|it\.unibo)\./.test(each))
    .filter((each) => new RegExp(`\\b${each.slice(each.lastIndexOf('.') + 1)}\\b`).test(body))
    .map((each) => `import ${each}`);
  const entry = {
    name: `${sample}-${name}.kt`,
    text: `${[...new Set([...used, ...packages])].join('\n')}\nfun output() { ${body} }\n`,
  };
  return [{sample, name, recorded: text, entry, run: 'output', plugin: true}];
}

const mistakeOf = (name: string): SourceText | undefined =>
  mistakeSources.find((each) => each.name.endsWith(`/${name}.kt`));

function ofMistake({sample, name, call}: Expected): Output[] {
  const file = mistakeOf(sample);
  const without = call.callee.kind === 'name' && call.callee.name === 'printsWithoutPlugin';
  const run = without ? textOf(call.args[1]?.value) : name;
  const text = recorded.get(sample)?.outputs?.[name];
  if (file === undefined || run === undefined || text === undefined) return [];
  const refused = recorded.get(sample)?.diagnostics?.['wrong']?.startsWith('error') === true;
  const entry = refused ? withoutMistake(file) : file;
  return [{sample, name, recorded: text, entry, run, plugin: !without}];
}
