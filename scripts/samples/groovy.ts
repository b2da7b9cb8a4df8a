/** The build files in Groovy that pages show, compiled by Groovy. Gradle, which would run them, has no part in it. */
// cspell:ignore Dexec
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../content/paths';
import {TEMPLATES} from '../../content/starter/files';
import {readSource} from '../check/rules/source';
import {run} from './run';

/** A build file, with as many empty lines before it as tell the compiler its line in the page. */
interface Build {
  file: string;
  text: string;
}

const PAGES = ['docs', 'blog', 'i18n'];
const PROJECT = 'tests/groovy/pom.xml';
const NAME = 'build';

const typedIn = (file: string): Build[] =>
  readSource(file, readFileSync(file, 'utf8'))
    .fences.filter(({language, body}) => language === 'groovy' && body.length > 0)
    .map(({line, body}) => ({file, text: '\n'.repeat(line) + body.join('\n')}));

/** All of them: typed into pages, and shown beside those of the project to download. */
export const groovyBuilds = (): Build[] => [
  ...PAGES.flatMap((folder) => pathsBelow('.', folder))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap(typedIn),
  ...pathsBelow('samples', TEMPLATES)
    .filter((file) => file.endsWith('.gradle'))
    .map((file) => ({file: `samples/${file}`, text: readFileSync(`samples/${file}`, 'utf8')})),
];

/**
 * @param printed by the compiler, which calls the files `build0.groovy` and so on
 * @returns a sentence for each fault, with file and line
 */
export const faultsIn = (printed: string, builds: readonly Build[]): string[] =>
  [
    ...printed.matchAll(new RegExp(`${NAME}(\\d+)\\.groovy: (\\d+): (.*?)(?: @ line .*)?$`, 'gm')),
  ].map(([, index, line, words]) => `${builds[Number(index)].file}:${line}: Groovy says: ${words}`);

/**
 * @param folder that it may write into
 * @returns how many were compiled and what is wrong with them, or why none was
 */
export async function compileGroovy(
  folder: string,
): Promise<{compiled: number; faults: string[]} | {skipped: string}> {
  const builds = groovyBuilds();
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const files = builds.map(({text}, index) => {
    const file = path.resolve(folder, `${NAME}${index}.groovy`);
    writeFileSync(file, text);
    return file;
  });
  const ran = await run('mvn', [
    ...['--batch-mode', '-Dstyle.color=never', '--file', PROJECT, 'exec:java'],
    `-Dexec.args=-d ${path.resolve(folder, 'classes')} ${files.join(' ')}`,
  ]);
  if (ran?.status === 0) {
    return {compiled: builds.length, faults: []};
  }
  const printed = ran ? ran.stdout + ran.stderr : '';
  const faults = faultsIn(printed, builds);
  return faults.length > 0
    ? {compiled: builds.length - faults.length, faults}
    : {skipped: `Maven could not start Groovy:\n${printed.slice(-500)}`};
}
