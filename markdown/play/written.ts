/** Finds the figures and exercises that pages ask for, without rendering the pages. */
import path from 'node:path';
import type {Tree} from '@collektive/samples';
import {pathsBelow} from '../paths';
import {readText} from '../text';
import type {Written} from './attributes';
import {type Exercise, readExercise} from './exercise';
import {type Figure, readFigure} from './figure';

const FOLDERS = ['docs', 'blog', 'src/pages'];
const PAGE = /\.mdx?$/;
const DRAFT = /^---[^]*?^draft: true$[^]*?^---$/m;
const FENCES = /^(```+)[^]*?^\1/gm;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Attributes of all elements of a name in the text of a page. */
export const elementsOf = (text: string, name = 'Playground'): Written[] =>
  [
    ...text
      .replace(FENCES, '')
      .matchAll(new RegExp(`<${name}((?:\\s+[\\w-]+="[^"]*")*)\\s*/?>`, 'g')),
  ].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [
        key,
        value.replaceAll('&quot;', '"'),
      ]),
    ),
  );

/** What pages have of an element, each name once. What is wrong with one, its page says. */
function written<Read>(
  siteDir: string,
  element: string,
  read: (written: Written) => Read,
  nameOf: (read: Read) => string,
): (Read & {readonly page: string})[] {
  const found = new Map<string, Read & {readonly page: string}>();
  for (const page of FOLDERS.flatMap((folder) => pathsBelow(siteDir, folder))) {
    const text = PAGE.test(page) ? readText(path.join(siteDir, page)) : '';
    for (const attributes of DRAFT.test(text) ? [] : elementsOf(text, element)) {
      try {
        const one = read(attributes);
        found.set(nameOf(one), {...one, page});
      } catch {
        // Its page fails the build, with the line.
      }
    }
  }
  return [...found.values()];
}

/** A figure, and the page that it stands in. */
export type WrittenFigure = Figure & {readonly page: string};

const samplesOf = (siteDir: string): string => path.join(siteDir, 'samples');

/** All figures of published pages. */
export const writtenFigures = (siteDir: string, tree: Tree): WrittenFigure[] =>
  written(
    siteDir,
    'Playground',
    (one) => readFigure(samplesOf(siteDir), tree, one),
    ({data}) => data.name,
  );

/** All exercises of published pages. */
export const writtenExercises = (
  siteDir: string,
  tree: Tree,
): (Exercise & {readonly page: string})[] =>
  written(
    siteDir,
    'Exercise',
    (one) => readExercise(samplesOf(siteDir), tree, one),
    ({task}) => task.program.name,
  );
