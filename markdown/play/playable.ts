/** Which outputs of the samples can be run outside of the JVM, and the program that makes each of them. */
import path from 'node:path';
import type {SourceText} from '@collektive/kotlin';
import type {PlayableSample, Run} from '@collektive/playground';
import {
  type Expected,
  recordOf,
  type Source,
  textOf,
  type Tree,
  withoutMarkers,
} from '@collektive/samples';

const WAITING = 'waits: coroutines, threads and timers';
const SCATTERED = 'depends on networks that kotlin.random.Random scatters';

/** Samples that are not run, each with what is missing; others of their package run without. */
export const NEED_MORE: ReadonlyMap<string, string> = new Map([
  ['Timers', WAITING],
  ['ThreadedNetwork', WAITING],
  ['TwoJvms', 'opens sockets, and starts processes'],
  ['Restart', 'writes a file and reads it again'],
  ['RestartClaims', 'writes a file and reads it again'],
  ['SafeKeys', 'hashSetOf, whose order and class decide what it shows'],
  ['OtherExceptions', 'a mailbox of its own, and formats of serialisation'],
  ['RoundReport', 'the checker does not infer the parameters of its lambdas'],
  ['Sizes', 'bytes on the wire'],
  ['NullsOnTheWire', 'bytes on the wire'],
  ['Speed', 'reads the clock'],
  ['Entries', 'Maybe, and single entries of fields'],
  ['Trials', SCATTERED],
  ['CollectingClaims', SCATTERED],
  ['ElectionClaims', SCATTERED],
  ['DeviceClaims', SCATTERED],
  ['LimitClaims', SCATTERED],
  ['OperatorClaims', SCATTERED],
  ['SpreadingClaims', SCATTERED],
  ['GrowthClaims', SCATTERED],
  ['RoundsToSettle', SCATTERED],
  ['RoundsUntilRight', SCATTERED],
  ['Unreported', SCATTERED],
  ['PictureRuns', SCATTERED],
]);

/** Outputs that run and are not reproduced, each with its reason. */
export const NOT_REPRODUCED: ReadonlyMap<string, string> = new Map([
  [
    'AlignmentClash#run',
    'tokens of the compiler plugin, with the types of all arguments, in a readable path',
  ],
  ['Wire#paths', 'bytes on the wire: serialization passes the values themselves'],
]);

const MAIN = 'src/main/kotlin/';
const MISTAKES = 'mistakes/';

const sourceText = ({path: name, bytes}: Source): SourceText => ({
  name,
  text: bytes.toString('utf8'),
});

/** As readers see it: without the marks of its regions. */
const plain = ({name, text}: SourceText): SourceText => ({
  name,
  text: `${withoutMarkers(text.split(/\r?\n/)).join('\n').trim()}\n`,
});

/** A file without the mistake that the compiler refuses. */
function withoutMistake({name, text}: SourceText): SourceText {
  const start = text.indexOf('// #region wrong');
  const end = text.indexOf('// #endregion', start);
  return {name, text: text.slice(0, start) + text.slice(end)};
}

/** The samples of a folder whose outputs can be made, by their names. */
export function playableSamples(root: string, tree: Tree): Map<string, PlayableSample> {
  const found = new Map<string, PlayableSample>();
  for (const name of tree.expected.keys()) {
    const sample = playableSample(root, tree, name);
    if (sample !== undefined) {
      found.set(name, sample);
    }
  }
  return found;
}

/** A sample without its outputs, for devices that are driven otherwise; nothing where it cannot run. */
export function playableFile(
  root: string,
  tree: Tree,
  name: string,
): Pick<PlayableSample, 'file' | 'helpers'> | undefined {
  const source = tree.sources.find((one) => one.name === name);
  if (source === undefined || NEED_MORE.has(name)) {
    return undefined;
  }
  const helpers = helpersOf(tree, source, []).filter(({name: own}) => own !== DRIVEN);
  const driven = tree.sources.filter((one) => one.path === DRIVEN);
  return {
    file: runnableText(root, source),
    helpers: [...helpers, ...driven.map((one) => plain(sourceText(one)))],
  };
}

/** What devices of figures sense. */
const DRIVEN = `${MAIN}playground/Device.kt`;

/** A sample's text, without what the compiler refuses. */
function runnableText(root: string, source: Source): SourceText {
  const {diagnostics = {}} = recordOf(root, source.name) ?? {};
  const isRefused =
    source.path.startsWith(MISTAKES) && diagnostics.wrong?.startsWith('error') === true;
  return plain(isRefused ? withoutMistake(sourceText(source)) : sourceText(source));
}

/** A sample of which outputs can be made. */
export function playableSample(root: string, tree: Tree, name: string): PlayableSample | undefined {
  const source = tree.sources.find((one) => one.name === name);
  const {outputs = {}} = recordOf(root, name) ?? {};
  if (source === undefined || NEED_MORE.has(name)) {
    return undefined;
  }
  const isMistake = source.path.startsWith(MISTAKES);
  const runs: Record<string, Run> = {};
  for (const one of tree.expected.get(name) ?? []) {
    const isMade = one.kind === 'outputs' && outputs[one.name] !== undefined;
    const run = isMade ? (isMistake ? runOfMistake(one) : runOfSample(tree, one)) : undefined;
    if (run !== undefined && !NOT_REPRODUCED.has(`${name}#${one.name}`)) {
      runs[one.name] = run;
    }
  }
  return {
    file: runnableText(root, source),
    helpers: helpersOf(tree, source, Object.values(runs)),
    runs,
  };
}

/** What a sample and its runs depend on. */
function helpersOf({dependencies}: Tree, source: Source, runs: readonly Run[]): SourceText[] {
  const entries = runs.flatMap(({entry}) => entry ?? []);
  const calling: Source[] = entries.map(({name, text}) => ({
    path: name,
    name,
    bytes: Buffer.from(text),
  }));
  return dependencies
    .of([source, ...calling])
    .filter((one) => one.path.startsWith(MAIN) && !NEED_MORE.has(one.name))
    .map((one) => plain(sourceText(one)));
}

/** A test gives a function, or a lambda that calls some. */
function runOfSample(tree: Tree, {sample, name, call, file, imports}: Expected): Run | undefined {
  const action = call.args[2]?.value ?? call.trailing;
  const test = path.posix.basename(file);
  const body =
    action?.kind === 'reference'
      ? `${action.name}()`
      : action?.kind === 'lambda'
        ? textAt(tree, file).slice(action.body.at, action.body.end)
        : undefined;
  if (body === undefined) {
    return undefined;
  }
  // Qualified calls such as `intro.main()` need what they name.
  const packages = [...body.matchAll(/\b([a-z]\w*)\.main\(/g)].map(([, one]) => `${one}.main`);
  // What the test imports for its other outputs may need what is not known here.
  const used = imports
    .filter((one) => !/^(?:kotlin|it\.unibo)\./.test(one))
    .filter((one) => new RegExp(`\\b${one.slice(one.lastIndexOf('.') + 1)}\\b`).test(body));
  const lines = [...new Set([...used, ...packages])].map((one) => `import ${one}`);
  const text = `${lines.join('\n')}\nfun output() { ${body} }\n`;
  return {entry: {name: `${sample}-${name}, ${test}`, text}, calls: 'output', plugin: true};
}

const textAt = ({sources}: Tree, file: string): string =>
  sources.find((one) => one.path === file)?.bytes.toString('utf8') ?? '';

/** A mistake's functions are called as its regions are. */
function runOfMistake({name, call}: Expected): Run | undefined {
  const without = call.callee.kind === 'name' && call.callee.name === 'printsWithoutPlugin';
  const calls = without ? textOf(call.args[1]?.value) : name;
  return calls === undefined ? undefined : {calls, plugin: !without};
}
