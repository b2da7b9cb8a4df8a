/** Finds the figures that pages ask for, without rendering the pages. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Tree} from '../samples/tree';
import {type Figure, readFigure, type Written} from './figure';

const FOLDERS = ['docs', 'blog', 'src/pages'];
const PAGE = /\.mdx?$/;
const DRAFT = /^---[^]*?^draft: true$[^]*?^---$/m;
const FENCES = /^(```+)[^]*?^\1/gm;
const ELEMENT = /<Playground((?:\s+[\w-]+="[^"]*")*)\s*\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Attributes of all `<Playground>` in the text of a page. */
export const elementsOf = (text: string): Written[] =>
  [...text.replace(FENCES, '').matchAll(ELEMENT)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [
        name,
        value.replaceAll('&quot;', '"'),
      ]),
    ),
  );

/** A figure, and the page that it stands in. */
export type WrittenFigure = Figure & {readonly page: string};

/** All figures of published pages, each name once. What is wrong with one, its page says. */
export function writtenFigures(siteDir: string, tree: Tree): WrittenFigure[] {
  const found = new Map<string, WrittenFigure>();
  for (const folder of FOLDERS.filter((one) => existsSync(path.join(siteDir, one))))
    for (const file of readdirSync(path.join(siteDir, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (!PAGE.test(file)) continue;
      const page = path.posix.join(folder, file.split(path.sep).join('/'));
      const text = readFileSync(path.join(siteDir, page), 'utf8');
      if (DRAFT.test(text)) continue;
      for (const written of elementsOf(text)) {
        try {
          const figure = readFigure(path.join(siteDir, 'samples'), tree, written);
          found.set(figure.data.name, {...figure, page});
        } catch {
          // Its page fails the build, with the line.
        }
      }
    }
  return [...found.values()];
}
