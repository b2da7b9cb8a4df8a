/** The files of the project that readers download, made from the samples. */
import path from 'node:path';
import {
  findSample,
  readRegions,
  readTree,
  recordAgain,
  recordedOutput,
  type Tree,
} from '@collektive/samples';
import {readText} from '../text';
import {BASE_URL, SITE_URL} from '../../src/site/env';
import {fillVersions} from '../../src/site/versions';
import type {Options} from '../options';
import type {Form} from './forms';

/** A file of the project. */
export interface ProjectFile {
  /** Path in the project, with slashes. */
  path: string;
  text: string;
}

/** Folder below samples/ with all that is no Kotlin of a sample. */
export const TEMPLATES = 'starter';

/** What the program prints, as `File.kt#output`. */
export const STARTER_RUN = 'Main.kt#main';

/** Kotlin of the project, each with the regions of the sample that it consists of. */
export const PROGRAM: Readonly<Record<string, readonly string[]>> = {
  'Main.kt': ['main'],
  'LocalNetwork.kt': ['network'],
  'Topology.kt': ['topologies'],
  'Devices.kt': ['imports', 'devices'],
};
/** Is this a file of the project, by its name? */
export const isInProject = (name: string): boolean => name in PROGRAM;

const TESTS: Readonly<Record<string, readonly string[]>> = {'ProgramTest.kt': ['test']};

/** The named regions of a sample as one file. */
function kotlin(root: string, tree: Tree, name: string, regions: readonly string[]): string {
  const {source, stale} = findSample(root, tree, name);
  if (stale) {
    throw new Error(`the project to download holds ${name}, which ${stale}. ${recordAgain(name)}`);
  }
  const found = readRegions(source);
  return `${regions.map((region) => found.get(region)!.text).join('\n\n')}\n`;
}

const template = ({siteDir}: Options, file: string): string =>
  fillVersions(readText(path.join(siteDir, 'samples', TEMPLATES, file)));

const templates = (options: Options, files: Form['builds']): ProjectFile[] =>
  Object.entries(files).map(([file, from]) => ({path: file, text: template(options, from)}));

/** What pages show beside the files of the project. */
export const filesBeside = (options: Options, {beside}: Form): ProjectFile[] =>
  templates(options, beside);

/**
 * All files of one form of the project.
 * @returns sorted by path
 * @throws Error with a sentence when a sample changed since its last run, or a template is missing
 */
export function projectFiles(options: Options, form: Form): ProjectFile[] {
  const root = path.join(options.siteDir, 'samples');
  const tree = readTree(root);
  const names: Record<string, string> = {
    tool: form.tool,
    run: form.runs,
    test: form.tests,
    site: `${SITE_URL}${BASE_URL}`,
    output: recordedOutput(root, tree, STARTER_RUN),
  };
  const sources = (folder: string, files: typeof PROGRAM): ProjectFile[] =>
    Object.entries(files).map(([name, regions]) => ({
      path: `src/${folder}/kotlin/${name}`,
      text: kotlin(root, tree, name, regions),
    }));
  return [
    {path: '.gitignore', text: template(options, 'gitignore')},
    {
      path: 'README.md',
      text: template(options, 'README.md').replace(
        /\{(\w+)\}/g,
        (all, name: string) => names[name] ?? all,
      ),
    },
    ...templates(options, form.builds),
    ...sources(form.main, PROGRAM),
    ...sources(form.test, TESTS),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
