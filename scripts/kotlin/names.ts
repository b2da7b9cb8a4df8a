/**
 * Writes the names of Kotlin's standard library, so that a name that Kotlin has, but the page not, is told from one that
 * nobody has: packages/kotlin/src/check/names/kotlin.ts, from the sources that are published beside the library.
 *
 *   npx tsx scripts/kotlin/names.ts
 */
// cspell:disable
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {declaredName, kotlinLibrary, type LibraryClass} from '@collektive/kotlin';
import {run} from '../samples/run';
import {FOLDER} from './programs';

const TARGET = 'packages/kotlin/src/check/names/kotlin.ts';

/** Packages whose names need no import. */
const ALWAYS =
  /^package kotlin(\.(annotation|collections|comparisons|io|jvm|ranges|sequences|text))?$/m;
/** Packages beside them whose members belong to values that a program may have. */
const OTHERS = /^package kotlin\.(math|random|time|properties|reflect)$/m;

/** What stands before a dot, by the class's name. `*` is behind any value, `a` alone, without import. */
const KINDS: readonly (readonly [kind: string, classes: RegExp])[] = [
  ['*', /^(T|A|R|S|V|Any)$/],
  ['I', /^(Iterable|Collection)$/],
  ['i', /^Mutable(Iterable|Collection)$/],
  ['L', /^List$/],
  ['l', /^MutableList$|^ArrayDeque$/],
  ['S', /^Set$/],
  ['s', /^MutableSet$/],
  ['M', /^Map$/],
  ['m', /^MutableMap$/],
  ['A', /Array$/],
  ['Q', /^Sequence$/],
  ['T', /^(CharSequence|String)$/],
  ['t', /^(Appendable|StringBuilder)$/],
  ['C', /^Char$/],
  ['N', /^(Number|Byte|Short|Int|Long|Float|Double)$/],
  ['B', /^Boolean$/],
  ['O', /^Comparator$/],
  ['V', /^Throwable$/],
  ['Z', /^Result$/],
  ['X', /^(Iterator|ListIterator)$/],
  ['Y', /^Enum$/],
]; // prettier-ignore

/** The classes here that have what is of a kind. */
const CLASSES: Readonly<Record<string, string>> = {
  '*': 'Any', I: 'Iterable', i: 'MutableCollection', L: 'List', l: 'MutableList', S: 'Set', s: 'MutableSet', M: 'Map',
  m: 'MutableMap', A: 'AnyArray', Q: 'Sequence', T: 'CharSequence', t: 'StringBuilder', C: 'Char', N: 'Number',
  B: 'Boolean', O: 'Comparator', V: 'Throwable', Z: 'Result', X: 'Iterator', Y: 'Enum',
}; // prettier-ignore

/** What Kotlin takes from Java's library without an import, and shows of Java's members. */
const JAVA: Readonly<Record<string, string>> = {
  a: 'Math System Thread Runnable Integer Character StringBuffer Record Iterable Process Runtime ThreadLocal InterruptedException',
  I: 'stream parallelStream spliterator',
  i: 'removeIf',
  l: 'replaceAll addFirst addLast getFirst getLast removeFirst removeLast sort ensureCapacity trimToSize',
  M: 'getOrDefault',
  m: 'putIfAbsent compute computeIfAbsent computeIfPresent merge replace replaceAll',
  T: 'chars codePoints',
  t: 'insert delete deleteCharAt reverse setLength setCharAt replace capacity ensureCapacity appendCodePoint codePointAt length',
};

const MODIFIERS = '(?:@[\\w.]+(?:\\([^)]*\\))? +)*((?:\\w+ +)*?)';
const DECLARATION = new RegExp(
  `^${MODIFIERS}(fun interface|enum class|annotation class|class|interface|object|typealias|fun|val|var) +(.*)$`,
);

/** Drops what stands between angle brackets. */
function plain(text: string): string {
  let flat = text.replaceAll('->', '  ');
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/<[^<>]*>/g, '');
  }
  return flat.trim();
}

/** Of the compiler's own, of Java's side, of files and of bytes: no program of a page asks for them. */
const LEFT_OUT =
  /^(Abstract|Context|Deprecated|Exp|File|Implicit|Introduced|Jvm[DEMRSW]|Kotlin|Must|Optional|Overload|Purely|Subclass|hexTo|codePoint|createTemp|isIdent|isJava|offsetBy|to.*Big|context|.*(Iterator|CopyVisibility|FileException|SystemException|OrNewThread|MapIfMissing|IfNull|IfMissing)$|.*Annotation|(byte)?[iI]nputStream|reader|charset|suspend|contextOf|as.*Array|(append|de?capital).*(ln|ize)$|.+TypeParam.*|sumBy.*|toU(Byte|Int|Long|Short).*|u[a-z]+ArrayOf|U.+(Array|Range|Progression)|find(Last)?AnyOf|.*AnyOf|.*(ToOrNull|IndexedOrNull|WithOrNull)|CharDir.*|directionality|CharCategory|category|.*RecursiveScope|.*RecursiveFunction|HexFormat|toHexString|IgnorableReturnValue|LazyThread.*|DeprecationLevel|ReplaceWith|RequiresOptIn|Retention|Repeatable|Metadata|MatchGroup.*|MatchNamed.*|Typography|Strictfp|Transient|Volatile|Synchronized|synchronized|Throws|DslMarker|SinceKotlin|PublishedApi|UnsafeVariance|BuilderInference|ParameterName|ExtensionFunctionType|OnErrorAction|Character.*Exception|AccessDenied.*|DEFAULT_BUFFER_SIZE|spliterator|replaceIndent.*|hasSurrogate.*|toProperties|declaringJavaClass|annotationClass|isArrayOf|decodeToString|encodeToByteArray|toPattern|intern|Process|Runtime|ThreadLocal|.*IndexedTo|isSorted.*|.*NotNullTo|isISO.*|isTitle.*|titlecaseChar|to(Upper|Lower|Title)Case|contentHashCode|contentDeep(Equals|HashCode)|lessThanOrEquals|toArray|ensureCapacity|trimToSize|capacity|appendCodePoint|append(Range)?|setCharAt|capitalize|chars|Runnable|Record|RandomAccess|InterruptedException|MutableIterable|AutoCloseable|Charsets|ClosedFloatingPointRange|OpenEndRange|TypeCastException|NoWhenBranch.*|iterator|onEach.*|replaceRange|removeRange|minusElement|plusElement|to(Byte|Short)Array|toFloatOrNull|regionMatches|replace(After|Before).*|chunkedSequence|windowedSequence|contentEquals|subSequence|toByteOrNull|toShortOrNull|toBooleanStrictOrNull|binarySearchBy|filterIsInstanceTo|.*Surrogate|sortedArray(With|Descending)|reduceRightOrNull|reduceRightIndexed|foldRightIndexed|runningReduceIndexed|scanIndexed|recoverCatching|(insert|delete|set)Range|lastIndexOfAny|Appendable|StringBuffer|Function|Character|Integer|toString|equals|hashCode|coerce.*|contains|rangeUntil|toRawBits|toBits|isDefined|stream|parallelStream|javaClass|minOfWith|maxOfWith|thenComparing|thenComparator|associateWithTo|mapKeysTo|mapValuesTo|filterNotTo|sliceArray|addSuppressed|suppressedExceptions)/;

const found = new Map<string, Set<string>>();
function note(name: string, kind: string): void {
  if (!/^[A-Za-z]\w*$/.test(name) || LEFT_OUT.test(name)) {
    return;
  }
  found.set(name, (found.get(name) ?? new Set()).add(kind));
}
const kindOf = (name: string): string | undefined =>
  KINDS.find(([, classes]) => classes.test(name))?.[0];

/** Names that a file declares, and those of its classes. */
function read(text: string): void {
  const isAlways = ALWAYS.test(text);
  if (!isAlways && !OTHERS.test(text)) {
    return;
  }
  let owner: string | undefined;
  for (const line of text.split('\n')) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const [, words = '', sort = '', rest = ''] = DECLARATION.exec(line.trim()) ?? [];
    if (sort === '' || indent > 4 || /\b(private|internal|protected)\b/.test(words)) {
      continue;
    }
    if (!/\b(public|override)\b/.test(words)) {
      continue;
    }
    const head = plain(rest);
    const isType = !['fun', 'val', 'var'].includes(sort);
    const [, receiver, name = ''] =
      /^(?:([\w.]+)\??\.)?`?(\w+)`?/.exec(head.replace(/^\(([\w.]+)\)/, '$1')) ?? [];
    if (indent === 0 && isType) {
      owner = kindOf(name);
      if (isAlways && !(sort === 'typealias' && name === '')) {
        note(name, 'a');
      }
    } else if (indent === 0 && receiver === undefined) {
      if (isAlways) {
        note(name, 'a');
      }
    } else if (!isType) {
      const kind = receiver === undefined ? owner : kindOf(receiver);
      if (kind !== undefined && (isAlways || indent > 0)) {
        note(name, kind);
      }
    }
  }
}

/** Kinds that have what these have, too. */
const BELOW: Readonly<Record<string, string>> = {
  I: 'iLlSsR',
  i: 'ls',
  L: 'l',
  S: 's',
  M: 'm',
  T: 't',
  X: 'x',
  E: 'e',
};

/** Leaves out what is known here. */
function forgetKnown(): void {
  const drop = (name: string, kind: string | undefined): void => {
    if (kind === '*') {
      found.delete(name);
    }
    for (const each of kind === undefined ? '' : kind + (BELOW[kind] ?? '')) {
      found.get(name)?.delete(each);
    }
  };
  for (const {rows, classes, aliases} of kotlinLibrary) {
    for (const row of Object.keys(rows ?? {})) {
      const name = declaredName(row);
      const head = plain(row.slice(0, row.search(new RegExp(`\\b${name}\\(|\\b${name}:`))));
      const [, receiver] = /(?:fun|val|var) +([\w.]+)\??\.$/.exec(head) ?? [];
      drop(name, receiver === undefined ? 'a' : kindOf(receiver));
    }
    for (const alias of aliases ?? []) {
      drop(/^\w+/.exec(alias)?.[0] ?? '', 'a');
    }
    const read = (each: LibraryClass): void => {
      const [, name = ''] = /(?:class|interface|object) (\w+)/.exec(each.text) ?? [];
      drop(name, 'a');
      for (const member of Object.keys(each.members ?? {})) {
        drop(declaredName(member), kindOf(name));
      }
      each.nested?.forEach(read);
    };
    classes?.forEach(read);
  }
  for (const [name, kinds] of found) {
    if (kinds.size === 0) {
      found.delete(name);
    }
  }
}

const HEAD = `/**
 * The names of Kotlin's standard library that are not known here, by the classes behind whose values they stand: \`Any\`
 * for any value, none for those that stand alone. Written by scripts/kotlin/names.ts; not to be changed by hand.
 */
// cspell:disable
export const NAMES: readonly string[] = [
`;

async function main(): Promise<void> {
  const {kotlin} = JSON.parse(readFileSync('samples/versions.json', 'utf8')) as {kotlin: string};
  const ran = await run(
    'mvn',
    [
      ...['-q', '-B', 'dependency:copy', '-DoutputDirectory=target'],
      `-Dartifact=org.jetbrains.kotlin:kotlin-stdlib:${kotlin}:jar:sources`,
    ],
    FOLDER,
  );
  if (ran?.status !== 0) {
    throw new Error(ran?.stdout ?? 'There is no Maven here: install Maven.');
  }
  const sources = unzipSync(
    readFileSync(path.join(FOLDER, 'target', `kotlin-stdlib-${kotlin}-sources.jar`)),
    {filter: ({name}) => /^(common|jvm)Main\/.*\.kt$/.test(name)},
  );
  for (const [, bytes] of Object.entries(sources)) {
    read(strFromU8(bytes));
  }
  for (const [kind, names] of Object.entries(JAVA)) {
    for (const name of names.split(' ')) {
      note(name, kind);
    }
  }

  forgetKnown();
  const groups = new Map<string, string[]>();
  for (const [name, kinds] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = kinds.has('*') && !kinds.has('a') ? '*' : [...kinds].sort().join('');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kinds, names]) => {
      const classes = [...kinds].map((kind) => CLASSES[kind] ?? '').join(',');
      return `  '${classes} ${names.join(' ')}',\n`;
    });
  writeFileSync(TARGET, `${HEAD}${rows.join('')}]; // prettier-ignore\n`);
  console.log(`${TARGET}: ${found.size} names`);
}

void main();
