/** The project to download, run as readers run it, and the tutorials in it. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {devicesOf, layoutOf} from '@collektive/playground/figure';
import {archive, projectOf} from '@collektive/playground/project';
import {readTree, recordedOutput} from '@collektive/samples';
import {unzipSync} from 'fflate';
import {writtenFigures} from '../../markdown/play/written';
import {PROGRAM, playgroundFiles, projectFiles, STARTER_RUN} from '../../markdown/starter/files';
import {FORMS, PROJECT} from '../../markdown/starter/forms';
import {readFailure} from './maven';
import {testCounts} from './outcome';
import {typedPrograms, type Program} from './programs';
import {run, type Ran} from './run';

/** The form that this machine can run. */
const FORM = FORMS.find(({id}) => id === 'maven')!;
const SOURCES = `src/${FORM.main}/kotlin`;

/** How the run of the project ended. */
export interface ProjectRun {
  /** Programs of pages that printed what the page says. */
  programs: number;
  /** Why it was not run. */
  skipped?: string;
  /** A sentence for each thing that pages say and it does not do. */
  faults: string[];
}

/** Writes files below a folder, which is emptied first. */
function write(folder: string, files: Record<string, Uint8Array | string>): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/** Runs a command as a README says it. */
async function type(command: string, folder: string): Promise<Ran> {
  const [program, ...args] = command.split(' ');
  const ran = await run(program, ['--batch-mode', '-Dstyle.color=never', ...args], folder);
  if (!ran) {
    throw new Error(`"${command}" could not be run to its end`);
  }
  return ran;
}

/** Why a command failed: nobody's fault, or the project's. */
function explain(command: string, {stdout, stderr}: Ran): Pick<ProjectRun, 'skipped' | 'faults'> {
  const failure = readFailure(stdout + stderr, PROJECT);
  switch (failure.kind) {
    case 'unreachable':
    case 'unresolved':
      return {skipped: `Maven can't reach ${failure.artifacts.join(', ')}`, faults: []};
    case 'compiler':
      return {faults: failure.errors};
    case 'tests':
      return {faults: failure.failures};
    case 'other':
      return {faults: [`"${command}" failed:\n${failure.words}`]};
  }
}

const MARK = '#### ';
const nameOf = (index: number): string => `program${index + 1}`;

/** A `Main.kt` that runs other programs, each in a package of its own. */
const runner = (count: number): string => `fun main() {
${Array.from({length: count}, (_, index) => `    program("${nameOf(index)}") { ${nameOf(index)}.main() }`).join('\n')}
    println("${MARK}end")
}

private fun program(name: String, run: () -> Unit) {
    println("${MARK}$name")
    try {
        run()
    } catch (failure: Exception) {
        println("Exception in thread \\"main\\" $failure")
    }
}
`;

/**
 * Puts programs into the project, each with the project's other files into a package of its own, and
 * runs them all at once.
 * @param files the project
 * @returns what each of them printed, `undefined` for all when the command failed
 */
async function runAll(
  folder: string,
  files: Record<string, string>,
  programs: Program[],
): Promise<{ran: Ran; printed?: string[]}> {
  const inPackage = (text: string, index: number): string => `package ${nameOf(index)}\n\n${text}`;
  const helpers = Object.keys(PROGRAM).filter((name) => name !== 'Main.kt');
  const placed = programs.flatMap(({main}, index) => [
    [`${SOURCES}/${nameOf(index)}/Main.kt`, inPackage(main, index)],
    ...helpers.map((name) => [
      `${SOURCES}/${nameOf(index)}/${name}`,
      inPackage(files[`${SOURCES}/${name}`], index),
    ]),
  ]);
  const build = programs.every(({plugin}) => plugin)
    ? files['pom.xml']
    : files['pom.xml'].replace(/<arg>-Xplugin=.*<\/arg>/, '');
  write(folder, {
    'pom.xml': build,
    [`${SOURCES}/Main.kt`]: runner(programs.length),
    ...(Object.fromEntries(placed) as Record<string, string>),
  });
  const ran = await type(FORM.runs, folder);
  const [, ...parts] = ran.stdout.replaceAll('\r\n', '\n').split(new RegExp(`^${MARK}`, 'm'));
  return ran.status === 0
    ? {ran, printed: parts.map((part) => part.slice(part.indexOf('\n') + 1).trimEnd())}
    : {ran};
}

/** Runs what the playground hands to readers: its first program, as a project. */
async function play(siteDir: string, folder: string): Promise<Ran> {
  const figures = writtenFigures(siteDir, readTree(path.join(siteDir, 'samples')));
  const {data} = figures.find(({code}) => code === 'edited')!;
  const {range} = layoutOf(data.network);
  const files = projectOf(playgroundFiles({siteDir}, FORM), data.programs[0].program, {
    ...{devices: devicesOf(data), cuts: [], range},
  });
  write(folder, unzipSync(archive(PROJECT, files)));
  return type(FORM.runs, path.join(folder, PROJECT));
}

/** The sentences for programs that print something else than their page says. */
const differences = (programs: Program[], printed: string[]): string[] =>
  programs.flatMap(({place, output}, index) =>
    printed[index] === output
      ? []
      : [`${place}: the page says\n${output}\nand its Main.kt prints\n${printed[index]}`],
  );

/**
 * Unpacks the project, runs and tests it by the commands of its README, and runs in it every `Main.kt`
 * of the tutorials, with the library.
 * @param siteDir the site
 * @param folder that it may write into
 */
export async function checkProject(siteDir: string, folder: string): Promise<ProjectRun> {
  const list = projectFiles({siteDir}, FORM);
  const files = Object.fromEntries(list.map(({path: name, text}) => [name, text]));
  write(folder, unzipSync(archive(PROJECT, list)));
  const root = path.join(siteDir, 'samples');
  const expected = recordedOutput(root, readTree(root), STARTER_RUN).trimEnd();

  const home = path.join(folder, PROJECT);
  const first = await type(FORM.runs, home);
  if (first.status !== 0) {
    return {programs: 0, ...explain(FORM.runs, first)};
  }
  if (!first.stdout.replaceAll('\r\n', '\n').includes(`${expected}\n`)) {
    return {programs: 0, faults: [`"${FORM.runs}" does not print\n${expected}`]};
  }
  const tested = await type(FORM.tests, home);
  if (tested.status !== 0 || !testCounts(tested.stdout)?.passed) {
    return {programs: 0, ...explain(FORM.tests, tested)};
  }

  const played = path.join(folder, 'playground');
  const ended = await play(siteDir, played);
  if (ended.status !== 0 || !ended.stdout.includes('round 20: [')) {
    return {programs: 0, ...explain(FORM.runs, ended)};
  }

  const all = typedPrograms(siteDir, files[`${SOURCES}/Main.kt`].trimEnd());
  const groups = [true, false].map((plugin) => all.filter((one) => one.plugin === plugin));
  const faults: string[] = [];
  for (const [index, programs] of groups.entries()) {
    const {ran, printed} = await runAll(path.join(folder, `typed${index + 1}`), files, programs);
    faults.push(...(printed ? differences(programs, printed) : explain(FORM.runs, ran).faults));
  }
  return {programs: all.length - faults.length, faults};
}
