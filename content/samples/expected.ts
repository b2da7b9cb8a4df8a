/**
 * What the tests of the samples expect: for each output and diagnostic of a record, the text that its
 * test states, and the words of the test itself.
 */
import {parse} from '../../src/kotlin/parser';
import {Sources} from '../../src/kotlin/source';
import type {CallTree, Declaration, Expression, FileTree} from '../../src/kotlin/tree';
import type {Source} from './sources';

/** A call in a test that records something of a sample. */
export interface Expected {
  /** Name of the sample: that of its file, without the ending. */
  sample: string;
  kind: 'outputs' | 'diagnostics';
  /** Name of what is recorded. */
  name: string;
  /** The text that the test states; one that ends with `…` is the beginning. None of a diagnostic. */
  text?: string;
  /** Of a diagnostic: whether the compiler has to refuse the sample, or just to warn. */
  refused?: boolean;
  /** The words of the test, with the constants and imports that they use. */
  words: string;
  /** The test's file below samples/. */
  file: string;
  call: CallTree;
}

export const textOf = (tree: Expression | undefined): string | undefined =>
  tree?.kind === 'constant' && tree.sort === 'String' ? tree.text : undefined;

/** Kotlin's `trimIndent().trim()`, as the tests treat what they state. */
export function trimIndent(text: string): string {
  const lines = text.split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const shared = filled.length ? Math.min(...filled.map((line) => line.search(/\S/))) : 0;
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .trim();
}

/** Is this what the test expects? */
export const agrees = (expected: string, text: string): boolean =>
  expected.endsWith('…') ? text.startsWith(expected.slice(0, -1)) : text === expected;

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

function readTest(file: string, text: string): Expected[] {
  const tree: FileTree = parse(new Sources().add(file, text));
  const spans = wordsOf(text, tree.declarations, text.length);
  const constants = tree.declarations.filter((one) => one.kind === 'property');
  const stated = (argument: Expression | undefined): string | undefined => {
    const constant =
      argument?.kind === 'name' ? constants.find(({name}) => name === argument.name) : undefined;
    const found = textOf(constant ? constant.initial : argument);
    return found === undefined ? undefined : trimIndent(found);
  };
  const withUsed = (words: string): string =>
    [
      ...tree.imports.map(({path}) => path).filter((path) => mentions(words, path.split('.').at(-1)!)),
      ...constants.filter(({name}) => mentions(words, name)).map((one) => spans.get(one)!),
      words,
    ].join('\n');

  return tree.declarations.flatMap((declaration): Expected[] => {
    if (declaration.kind !== 'class') {
      return [];
    }
    const [above] = declaration.supers;
    if (above?.type.name === 'SampleTest') {
      const sample = textOf(above.args?.[0]?.value);
      const words = withUsed(spans.get(declaration)!);
      return callsIn(declaration.members)
        .filter(({name}) => name === 'prints')
        .flatMap(({tree: call}): Expected[] => {
          const name = textOf(call.args[0]?.value);
          return sample === undefined || name === undefined
            ? []
            : [
                {
                  ...{sample, kind: 'outputs', name, text: stated(call.args[1]?.value)},
                  ...{words, file, call},
                },
              ];
        });
    }
    const members = wordsOf(text, declaration.members, spanEnd(declaration, spans));
    return declaration.members.flatMap((member) =>
      ofMistake(member, withUsed(members.get(member)!), file, stated),
    );
  });
}

const spanEnd = (declaration: Declaration, spans: Map<Declaration, string>): number =>
  declaration.at + spans.get(declaration)!.length;

/** `with(Mistake("Name")) { … }`, a member of a test. */
function ofMistake(
  member: Declaration,
  words: string,
  file: string,
  stated: (argument: Expression | undefined) => string | undefined,
): Expected[] {
  const calls = callsIn(member);
  const mistake = calls.find(({name}) => name === 'Mistake');
  const sample = textOf(mistake?.tree.args[0]?.value);
  if (sample === undefined) {
    return [];
  }
  return calls.flatMap(({name: called, tree: call}): Expected[] => {
    const without = called === 'printsWithoutPlugin';
    const name = textOf(call.args[0]?.value);
    if (called in DIAGNOSED) {
      return [
        {
          ...{sample, kind: 'diagnostics', name: 'wrong', refused: DIAGNOSED[called]},
          ...{words, file, call},
        },
      ];
    }
    return (called === 'prints' || without) && name !== undefined
      ? [
          {
            ...{sample, kind: 'outputs', name, text: stated(call.args[without ? 2 : 1]?.value)},
            ...{words, file, call},
          },
        ]
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
