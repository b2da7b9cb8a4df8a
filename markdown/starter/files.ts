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
import type {ProjectFile} from '@collektive/playground/project';
import type {Options} from '../options';
import {playableFile} from '../play/playable';
import {type Form, PROJECT} from './forms';

/** Folder below samples/ with all that is no Kotlin of a sample. */
const TEMPLATES = 'starter';

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

/** The README of a project, and what is left out of its repository. @param names to be filled in */
const about = (
  options: Options,
  readme: string,
  names: Readonly<Record<string, string>>,
): ProjectFile[] => [
  {path: '.gitignore', text: template(options, 'gitignore')},
  {
    path: 'README.md',
    text: template(options, readme).replace(
      /\{(\w+)\}/g,
      (all, name: string) => ({site: `${SITE_URL}${BASE_URL}`, ...names})[name] ?? all,
    ),
  },
];

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
  const {tool, runs: run, tests: test} = form;
  const output = recordedOutput(root, tree, STARTER_RUN);
  const sources = (folder: string, files: typeof PROGRAM): ProjectFile[] =>
    Object.entries(files).map(([name, regions]) => ({
      path: `src/${folder}/kotlin/${name}`,
      text: kotlin(root, tree, name, regions),
    }));
  return [
    ...about(options, 'README.md', {tool, run, test, output}),
    ...templates(options, form.builds),
    ...sources(form.main, PROGRAM),
    ...sources(form.test, TESTS),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What projects of the playground have in common, whatever their program: builds, README, and what devices run on. */
export function playgroundFiles(options: Options, form: Form): ProjectFile[] {
  const root = path.join(options.siteDir, 'samples');
  const {file, helpers} = playableFile(root, readTree(root), 'Devices')!;
  return [
    ...about(options, 'playground.md', {project: PROJECT, tool: form.tool, run: form.runs}),
    ...templates(options, form.builds),
    ...[file, ...helpers].map(({name, text}) => ({path: name, text})),
  ];
}
