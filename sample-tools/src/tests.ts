/** Reads a file of the samples' tests: the calls in it that record something, and what they state. */
import {
  parse,
  Sources,
  type CallTree,
  type Declaration,
  type Expression,
} from '@collektive/kotlin/syntax';
import {trimIndent, type Expected} from './expected';
import type {Source} from './sources';

/** The text that an argument is. */
export const textOf = (tree: Expression | undefined): string | undefined =>
  tree?.kind === 'constant' && tree.sort === 'String' ? tree.text : undefined;

interface Call {
  name: string;
  tree: CallTree;
}

/** The calls by a name in a tree, wherever they are. */
function callsIn(node: unknown): Call[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  if (Array.isArray(node)) {
    return node.flatMap(callsIn);
  }
  const tree = node as CallTree;
  const own =
    tree.kind === 'call' && tree.callee.kind === 'name' ? [{name: tree.callee.name, tree}] : [];
  return [...own, ...Object.values(node).flatMap(callsIn)];
}

/** The texts of declarations that follow one another: each ends where the next begins. */
function wordsOf(
  text: string,
  declarations: readonly Declaration[],
  end: number,
): Map<Declaration, string> {
  return new Map(
    declarations.map((one, k) => [one, text.slice(one.at, declarations[k + 1]?.at ?? end)]),
  );
}

const mentions = (words: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(words);

/** What a mistake's test asks of the compiler. */
const DIAGNOSED: Record<string, boolean> = {warns: false, isRefused: true};
/** Which argument states what is printed. */
const EXPECTED_AT: Record<string, number | undefined> = {prints: 1, printsWithoutPlugin: 2};

/** What all expectations of one test have in common. */
type Place = Pick<Expected, 'words' | 'file' | 'imports'>;

function readTest(file: string, text: string): Expected[] {
  const tree = parse(new Sources().add(file, text));
  const spans = wordsOf(text, tree.declarations, text.length);
  const constants = tree.declarations.filter((one) => one.kind === 'property');
  const stated = (argument: Expression | undefined): string | undefined => {
    const constant =
      argument?.kind === 'name' ? constants.find(({name}) => name === argument.name) : undefined;
    const found = textOf(constant ? constant.initial : argument);
    return found === undefined ? undefined : trimIndent(found);
  };
  const placeOf = (words: string): Place => {
    const imports = tree.imports
      .map(({path}) => path)
      .filter((path) => mentions(words, path.split('.').at(-1)!));
    const used = constants.filter(({name}) => mentions(words, name)).map((one) => spans.get(one)!);
    return {file, imports, words: [...imports, ...used, words].join('\n')};
  };

  return tree.declarations.flatMap((declaration): Expected[] => {
    if (declaration.kind !== 'class') {
      return [];
    }
    const [above] = declaration.supers;
    const words = spans.get(declaration)!;
    if (above?.type.name === 'SampleTest') {
      const sample = textOf(above.args?.[0]?.value);
      return ofSample(sample, callsIn(declaration.members), placeOf(words), stated);
    }
    const members = wordsOf(text, declaration.members, declaration.at + words.length);
    return declaration.members.flatMap((member) =>
      ofMistake(callsIn(member), placeOf(members.get(member)!), stated),
    );
  });
}

type Stated = (argument: Expression | undefined) => string | undefined;

/** A class of tests that names its sample. */
const ofSample = (
  sample: string | undefined,
  calls: Call[],
  place: Place,
  stated: Stated,
): Expected[] =>
  calls.flatMap(({name: called, tree: call}): Expected[] => {
    const name = textOf(call.args[0]?.value);
    return called === 'prints' && sample !== undefined && name !== undefined
      ? [{...place, kind: 'outputs', sample, name, call, text: stated(call.args[1]?.value)}]
      : [];
  });

/** `with(Mistake("Name")) { … }`, a member of a test. */
function ofMistake(calls: Call[], place: Place, stated: Stated): Expected[] {
  const mistake = calls.find(({name}) => name === 'Mistake');
  const sample = textOf(mistake?.tree.args[0]?.value);
  if (sample === undefined) {
    return [];
  }
  return calls.flatMap(({name: called, tree: call}): Expected[] => {
    const name = textOf(call.args[0]?.value);
    const text = EXPECTED_AT[called];
    if (called in DIAGNOSED) {
      const refused = DIAGNOSED[called];
      return [{...place, kind: 'diagnostics', sample, name: 'wrong', call, refused}];
    }
    return text !== undefined && name !== undefined
      ? [{...place, kind: 'outputs', sample, name, call, text: stated(call.args[text]?.value)}]
      : [];
  });
}

const read = new Map<string, {text: string; expected: Expected[]}>();

/**
 * What a file of tests expects. A file that did not change is not read again.
 * @throws Error with the file's name, when it cannot be read
 */
export function expectedIn({path: file, bytes}: Source): Expected[] {
  const text = bytes.toString('utf8');
  const before = read.get(file);
  if (before?.text === text) {
    return before.expected;
  }
  let expected: Expected[];
  try {
    expected = readTest(file, text);
  } catch (error) {
    throw new Error(
      `samples/${file} cannot be read for what its tests expect: ${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  }
  read.set(file, {text, expected});
  return expected;
}
