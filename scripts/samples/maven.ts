/** What Java and Maven say, read: which version is there, and why a build failed. */

/** Oldest JDK that runs the samples. */
const OLDEST_JAVA = 17;

/** Why Maven failed. */
export type Failure =
  /** The library is not there: nobody's fault. */
  | {kind: 'unreachable'; artifacts: string[]}
  /** Something else is not there, or is misspelt. */
  | {kind: 'unresolved'; artifacts: string[]}
  | {kind: 'compiler'; errors: string[]}
  | {kind: 'tests'; failures: string[]}
  | {kind: 'other'; words: string};

/** The major version in what `java -version` or `mvn -version` prints of Java; 8 is written 1.8. */
export function javaVersion(words: string): number | undefined {
  const found = /(?:version "|Java version: |javac )(?:1\.)?(\d+)/.exec(words);
  return found ? Number(found[1]) : undefined;
}

/** What `javac -version` and `mvn -version` printed, nothing where they can't be started. */
export interface Tools {
  compiler?: string;
  maven?: string;
}

const install = (debian: string, mac: string): string =>
  `for example with "apt-get install ${debian}" on Debian or "brew install ${mac}" on macOS`;

/**
 * What to install before samples can run.
 * @returns a sentence for each tool that is missing or too old
 */
export function missingTools({compiler, maven}: Tools): string[] {
  const faults: string[] = [];
  const java = compiler === undefined ? undefined : javaVersion(compiler);
  if (java === undefined || java < OLDEST_JAVA) {
    faults.push(
      `${java === undefined ? 'There is no JDK here' : `The JDK here is Java ${java}`}: install a JDK, version ${OLDEST_JAVA} or newer, ` +
        `${install('openjdk-17-jdk', 'openjdk@17')}, and let JAVA_HOME or PATH name it.`,
    );
  }
  if (maven === undefined) {
    faults.push(
      `There is no Maven here: install Maven 3.8 or newer, ${install('maven', 'maven')}.`,
    );
  }
  const used = maven === undefined ? undefined : javaVersion(maven);
  if (faults.length === 0 && used !== undefined && used < OLDEST_JAVA) {
    faults.push(
      `Maven runs on Java ${used}: set JAVA_HOME to a JDK of version ${OLDEST_JAVA} or newer.`,
    );
  }
  return faults;
}

const UNRESOLVED =
  /could not (?:find|transfer) artifact|could not be resolved|was not found in .* during a previous attempt|has not been downloaded from it before/i;
const COORDINATES =
  /[\w.-]+:[\w.-]+:(?:jar|pom|maven-plugin)(?::[\w.-]+)?:[\w.-]+|(?<=Plugin )[\w.-]+:[\w.-]+:[\w.-]+/g;
const COMPILER = /^\[ERROR\] (?:file:\/\/)?(.*?\.kt):[[(]?(\d+)[,:] ?(\d+)[\])]? ?(.*)$/;

function compilerError(line: string, root: string): string[] {
  const [, file = '', row, column, words] = COMPILER.exec(line) ?? [];
  if (!file) {
    return [];
  }
  const at = file.lastIndexOf(`${root}/`);
  return [`${at < 0 ? file : file.slice(at)}:${row}:${column} ${words}`];
}

/**
 * Tells why Maven failed, from what it printed.
 * @param root folder that file names start at
 */
export function readFailure(output: string, root = 'samples'): Failure {
  const lines = output.split(/\r?\n/);
  const errors = [...new Set(lines.flatMap((line) => compilerError(line, root)))];
  if (errors.length > 0) {
    return {kind: 'compiler', errors};
  }
  const artifacts = lines
    .filter((line) => line.startsWith('[ERROR]') && UNRESOLVED.test(line))
    // The project that lacks them is named too, in the same form.
    .flatMap((line) => line.replace(/for project \S+/, '').match(COORDINATES) ?? []);
  if (artifacts.length > 0) {
    const others = artifacts.filter((one) => !one.startsWith('it.unibo.collektive:'));
    return others.length > 0
      ? {kind: 'unresolved', artifacts: [...new Set(others)].sort()}
      : {kind: 'unreachable', artifacts: [...new Set(artifacts)].sort()};
  }
  const from = lines.findIndex((line) => /^\[ERROR\] (Failures|Errors):/.test(line));
  if (from >= 0) {
    const to = lines.findIndex((line, index) => index > from && /^\[ERROR\] Tests run:/.test(line));
    const failures = lines
      .slice(from, to < 0 ? undefined : to)
      .filter((line) => line.trim() !== '');
    return {kind: 'tests', failures};
  }
  const words = lines.filter((line) => line.startsWith('[ERROR]')).slice(0, 10);
  return {kind: 'other', words: (words.length > 0 ? words : lines.slice(-20)).join('\n')};
}
