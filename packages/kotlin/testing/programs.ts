/**
 * Programs that show what Kotlin does, a few lines each: in ./programs, by construct. Each function without
 * parameters whose brace opens on its first line is a program, and so are the lines up to the brace at the margin; all
 * else in its file is there for all of them. What Kotlin on the JVM prints for them lies in ./recorded.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const FOLDER = __dirname;

export interface KotlinProgram {
  /** `Lists.p7`: the file and the function. */
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly packageName: string;
  /** The file with the other programs as blank lines, so that lines keep their numbers. */
  readonly text: string;
}

const START = /^fun (\w+)\(\) \{/;

/** The programs of a file. */
export function programsIn(file: string, text: string): KotlinProgram[] {
  const lines = text.split('\n');
  const found: {name: string; from: number; to: number}[] = [];
  lines.forEach((line, from) => {
    const name = START.exec(line)?.[1];
    if (name === undefined) {
      return;
    }
    const to = line.endsWith('}') ? from : lines.indexOf('}', from);
    if (to < 0) {
      throw new Error(`${file}: ${name} has no brace at the margin that ends it`);
    }
    found.push({name, from, to});
  });
  const packageName = /^package (\S+)/m.exec(text)?.[1] ?? '';
  return found.map(({name, from, to}) => ({
    id: `${file}.${name}`,
    ...{file, name, packageName},
    text: needed(
      lines.map((line, index) =>
        found.some((other) => other.name !== name && index >= other.from && index <= other.to)
          ? ''
          : line,
      ),
      new Set(
        lines
          .slice(from, to + 1)
          .join('\n')
          .match(/\w+/g),
      ),
      name,
    ),
  }));
}

type Form = (name: string, body: string) => string;

/** Where a program may stand: it prints the same as a member, and with a receiver and a parameter. */
export const FORMS: Readonly<{[where: string]: Form}> = {
  'in a class': (name, body) =>
    `fun ${name}() = Around(1).${name}(); class Around(val own: Int) { fun ${name}() {${body}} }`,
  'with a receiver and a parameter': (name, body) =>
    `fun ${name}() = listOf(1).${name}(""); fun List<Int>.${name}(unused: String) {${body}}`,
};

/** A text with a program of it in another form; lines keep their numbers. */
export const inForm = (text: string, name: string, form: Form): string =>
  text.replace(new RegExp(String.raw`^fun ${name}\(\) \{(.*|[^]*?\n)\}$`, 'm'), (_, body: string) =>
    form(name, body),
  );

const DECLARED =
  /(?:^|; ?)(?:[\w@()"]+ )*?(?:fun interface|class|interface|object|fun|val|var|typealias) (?:<.*?> )?(?:[\w<>?, ]+\.)?(\w+)/gm;

/** The names that a piece of a file declares at its margin. */
function declaredIn(part: string): string[] {
  let flat = part;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/\{[^{}]*\}/g, '');
  }
  return [...flat.matchAll(DECLARED)].map(([, own]) => own);
}

/**
 * Spaces what stands around a program and is not mentioned in it, so that what is not known here refuses none but its
 * own programs. Declarations are told apart by empty lines before the margin.
 */
function needed(lines: readonly string[], words: Set<string>, program: string): string {
  const kept = new Set<string>();
  const parts = lines.join('\n').split(/\n{2,}(?=\S)/);
  // What an operator stands for is not named where it is used.
  const isKept = (part: string): boolean =>
    /^(\/\*\*|package|import|operator) ?/.test(part) ||
    declaredIn(part).some((own) => own === program || words.has(own));
  for (let size = -1; size < kept.size;) {
    size = kept.size;
    for (const part of parts) {
      if (kept.has(part) || !isKept(part)) {
        continue;
      }
      kept.add(part);
      for (const word of part.match(/\w+/g) ?? []) {
        words.add(word);
      }
    }
  }
  return lines
    .join('\n')
    .split(/(\n{2,}(?=\S))/)
    .map((part, index) => (index % 2 === 1 || kept.has(part) ? part : part.replace(/.+/g, '')))
    .join('');
}

/** All programs, file by file. */
export function readPrograms(root = FOLDER): KotlinProgram[] {
  return readdirSync(path.join(root, 'programs'))
    .filter((file) => file.endsWith('.kt'))
    .sort()
    .flatMap((file) =>
      programsIn(file.slice(0, -3), readFileSync(path.join(root, 'programs', file), 'utf8')),
    );
}

/** What the programs of a file print, by their names; `! …` stands where an exception ends one. */
export type Record = Readonly<{[name: string]: string}>;

export const recordOf = (file: string, root = FOLDER): Record =>
  JSON.parse(readFileSync(path.join(root, 'recorded', `${file}.json`), 'utf8')) as Record;

/** Opens what a program printed, in what all of them print. */
const MARK = '=== ';

/** Kotlin that runs them all, each with what it prints after a line with its id. */
export const driverOf = (programs: readonly KotlinProgram[]): string => `
import java.io.ByteArrayOutputStream
import java.io.PrintStream

fun run(id: String, program: () -> Unit) {
    val out = System.out
    val printed = ByteArrayOutputStream()
    System.setOut(PrintStream(printed, true, "UTF-8"))
    try {
        program()
    } catch (e: Throwable) {
        println("! " + e)
    } finally {
        System.setOut(out)
    }
    PrintStream(out, true, "UTF-8").println("${MARK}" + id + "\\n" + printed.toString("UTF-8").trimEnd())
}

fun main() {
${programs.map(({id, packageName, name}) => `    run("${id}") { ${packageName}.${name}() }`).join('\n')}
}
`;

/** What the driver printed, by file and name. */
export function recordsIn(printed: string): Map<string, {[name: string]: string}> {
  const records = new Map<string, {[name: string]: string}>();
  for (const part of printed.split(`\n${MARK}`)) {
    const end = part.indexOf('\n');
    const [file = '', name = ''] = part.slice(0, end).replace(MARK, '').trim().split('.');
    const own = records.get(file) ?? {};
    own[name] = part.slice(end + 1).trimEnd();
    records.set(file, own);
  }
  return records;
}
