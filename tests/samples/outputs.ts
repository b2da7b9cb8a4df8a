/** Which function of the samples makes which recorded output: read from the samples' own tests. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse} from '../../src/kotlin/parser';
import {Sources} from '../../src/kotlin/source';
import {type CallTree, type Expression} from '../../src/kotlin/tree';
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
export function outputs(): Output[] {
  const found: Output[] = [];
  for (const test of kotlinIn('src/test/kotlin').map(source)) {
    const sources = new Sources();
    const tree = parse(sources.add(test.name, test.text));
    const imports = tree.imports
      .filter((each) => !each.path.startsWith('kotlin.') && !each.path.startsWith('it.unibo.'))
      .map((each) => `import ${each.path}`);
    for (const declaration of tree.declarations) {
      if (declaration.kind !== 'class') continue;
      const [above] = declaration.supers;
      const sample = above?.type.name === 'SampleTest' ? textOf(above.args?.[0]?.value) : undefined;
      for (const call of callsIn(declaration)) {
        if (sample !== undefined && call.name === 'prints')
          found.push(...ofSample(sample, call.tree, test, imports));
        if (call.mistake !== undefined)
          found.push(...ofMistake(call.mistake, call.name, call.tree));
      }
    }
  }
  return found;
}

function ofSample(
  sample: string,
  call: CallTree,
  test: SourceText,
  imports: readonly string[],
): Output[] {
  const name = textOf(call.args[0]?.value);
  const text = name === undefined ? undefined : recorded.get(sample)?.outputs?.[name];
  const action = call.args[2]?.value ?? call.trailing;
  if (name === undefined || text === undefined || action === undefined) return [];
  const body =
    action.kind === 'reference'
      ? `${action.name}()`
      : action.kind === 'lambda'
        ? test.text.slice(action.body.at, action.body.end)
        : '';
  // Qualified calls such as `intro.main()` need what they name.
  const packages = [...body.matchAll(/\b([a-z]\w*)\.main\(/g)].map(
    (each) => `import ${each[1]}.main`,
  );
  // What the test file imports for its other outputs may need what is not known here.
  const used = imports.filter((each) =>
    new RegExp(`\\b${each.slice(each.lastIndexOf('.') + 1)}\\b`).test(body),
  );
  const entry = {
    name: `${sample}-${name}.kt`,
    text: `${[...new Set([...used, ...packages])].join('\n')}\nfun output() { ${body} }\n`,
  };
  return [{sample, name, recorded: text, entry, run: 'output', plugin: true}];
}

function ofMistake(mistake: string, called: string, call: CallTree): Output[] {
  const file = mistakeSources.find((each) => each.name.endsWith(`/${mistake}.kt`));
  const without = called === 'printsWithoutPlugin';
  const name = textOf(call.args[0]?.value);
  const run = without ? textOf(call.args[1]?.value) : name;
  const text = name === undefined ? undefined : recorded.get(mistake)?.outputs?.[name];
  if (file === undefined || name === undefined || run === undefined || text === undefined)
    return [];
  const refused = recorded.get(mistake)?.diagnostics?.['wrong']?.startsWith('error') === true;
  return [
    {
      sample: mistake,
      name,
      recorded: text,
      entry: refused ? withoutMistake(file) : file,
      run,
      plugin: !without,
    },
  ];
}

function textOf(tree: Expression | undefined): string | undefined {
  return tree?.kind === 'constant' && tree.sort === 'String' ? tree.text : undefined;
}

interface Found {
  readonly name: string;
  readonly tree: CallTree;
  /** The mistake around it: `with(Mistake("…")) { … }`. */
  readonly mistake: string | undefined;
}

/** The calls by a name in a tree, wherever they are. */
function callsIn(node: unknown, mistake?: string): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => callsIn(each, mistake));
  const tree = node as CallTree;
  let around = mistake;
  const own: Found[] = [];
  if (tree.kind === 'call' && tree.callee.kind === 'name') {
    const {name} = tree.callee;
    const [first] = tree.args;
    if (
      name === 'with' &&
      first?.value.kind === 'call' &&
      first.value.callee.kind === 'name' &&
      first.value.callee.name === 'Mistake'
    )
      around = textOf(first.value.args[0]?.value);
    if (name === 'prints' || name === 'printsWithoutPlugin') own.push({name, tree, mistake});
  }
  return [...own, ...Object.values(node).flatMap((each) => callsIn(each, around))];
}
