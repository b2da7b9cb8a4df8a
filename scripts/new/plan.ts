/** What a command of `npm run new:…` or `move:…` is going to write, and writing it. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';

export interface Plan {
  /** New files, by path from the project's folder. */
  files: Record<string, string>;
  /** Files that are there already, as they will be. */
  edits?: Record<string, string>;
  /** Files that go. */
  removed?: string[];
  /** What is left to do, a sentence each. */
  next: string[];
}

/** Something the person at the keyboard can mend; printed without a stack. */
export class NewError extends Error {}

/** Words in lower case with hyphens between them. */
const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * @param what the name of, as `page`
 * @throws {NewError} when it is no name in kebab-case
 */
export function checkKebab(what: string, name: string): void {
  if (!KEBAB.test(name)) {
    throw new NewError(
      `"${name}" is no name of a ${what}. Write it in lower case with hyphens, such as "choose-an-election"`,
    );
  }
}

/** `choose-an-election` as `chooseAnElection`. */
export const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Text as a value of frontmatter, in quotes where YAML would read something else. */
export const yaml = (value: string): string =>
  /^[\w(][^:#'"]*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;

/** A file of the project. */
export const readText = (root: string, file: string): string =>
  readFileSync(path.join(root, file), 'utf8');

/** `insertion` behind the last match of `pattern`, which has to be global. */
export function insertAfterLast(text: string, pattern: RegExp, insertion: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) {
    throw new NewError(`There is no place for ${insertion.trim()}: nothing matches ${pattern}`);
  }
  const end = last.index + last[0].length;
  return text.slice(0, end) + insertion + text.slice(end);
}

/** TypeScript as `npm run fix` would leave it. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig(path.join(root, file));
  return prettier.format(text, {...options, filepath: file});
}

/** A line for each file of a plan. */
export const linesOf = ({files, edits = {}, removed = []}: Plan): string[] => [
  ...Object.keys(files).map((file) => `new      ${file}`),
  ...Object.keys(edits).map((file) => `changed  ${file}`),
  ...removed.map((file) => `removed  ${file}`),
];

/**
 * Writes what is planned.
 * @param root the project's folder
 * @returns a line for each file
 * @throws {NewError} when a new file is there already; nothing is written then
 */
export function carryOut(root: string, plan: Plan): string[] {
  const {files, edits = {}, removed = []} = plan;
  const there = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) {
    throw new NewError(
      `${there.join(' and ')}: there already, and nothing was written. Choose another name`,
    );
  }
  for (const [file, content] of Object.entries({...files, ...edits})) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
  removed.forEach((file) => rmSync(path.join(root, file)));
  return linesOf(plan);
}
