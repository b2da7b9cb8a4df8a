/** A new page of documentation, with the parts of its kind and its place in the sidebar. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {KINDS, kindOf} from '../../src/site/kinds';
import {checkKebab, formatted, insertAfterLast, NewError, readText, yaml, type Plan} from './plan';

const USAGE =
  'npm run new:doc -- FOLDER/NAME "TITLE", such as how-to/measure-a-network "Measure a network"';

/** What a part is made of until its author writes it. `up` leads from the page to docs/. */
const PARTS: Record<string, (up: string) => string> = {
  Learn: () => '<Learn>\n\n- TODO: what a reader can do at the end of this page\n\n</Learn>',
  Prerequisites: () =>
    '<Prerequisites>\n\n- TODO: what a reader has and knows before\n\n</Prerequisites>',
  Recap: () => '<Recap>\n\n- TODO: what was learnt, one line for each line of the head\n\n</Recap>',
  NextSteps: (up) =>
    `<NextSteps>\n\n- [Introduction](${up}intro.mdx): TODO: why this reader goes there\n- [Glossary](${up}glossary.mdx): TODO: why this reader goes there\n\n</NextSteps>`,
};
const AT_THE_HEAD = ['Learn', 'Prerequisites'];

export const POSITION = /^sidebar_position: (\d+)$/m;

/** The position after those of these pages. */
export const positionAfter = (pages: readonly string[]): number =>
  Math.max(0, ...pages.map((page) => Number(POSITION.exec(page)?.[1] ?? 0))) + 1;

/** The position after those of all pages in a folder. */
function nextPosition(root: string, folder: string): number {
  return positionAfter(
    readdirSync(path.join(root, folder))
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => readText(root, `${folder}/${file}`)),
  );
}

export const SIDEBAR = 'sidebars.ts';

/** The sidebar with a row for the page, after the last one of its folder. */
export const withRow = (sidebar: string, folder: string, id: string): string =>
  folder === ''
    ? insertAfterLast(sidebar, /^ {2}'[\w-]+',$/gm, `\n'${id}',`)
    : insertAfterLast(sidebar, new RegExp(`'${folder}/[\\w-]+'`, 'g'), `, '${id}'`);

/**
 * @param root the project's folder
 * @param args place below docs/ and title, as they were typed
 * @throws {NewError} when one of them is missing or wrong
 */
export async function newDoc(root: string, [place = '', title = '']: string[]): Promise<Plan> {
  if (!place || !title) {
    throw new NewError(`A page needs a place and a title: ${USAGE}`);
  }
  const parts = place
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  parts.forEach((part) => checkKebab('page', part));
  if (title.length > 70) {
    throw new NewError(`The title has ${title.length} characters. Shorten it to at most 70`);
  }
  const folder = parts.slice(0, -1).join('/');
  if (!existsSync(path.join(root, 'docs', folder))) {
    const folders = readdirSync(path.join(root, 'docs'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    throw new NewError(`There is no folder docs/${folder}. There are: ${folders.join(', ')}`);
  }
  const id = parts.join('/');
  const file = `docs/${id}.mdx`;
  const kind = kindOf(file)!;
  const required: readonly string[] = KINDS[kind].parts;
  const up = '../'.repeat(parts.length - 1) || './';
  const write = (names: readonly string[]): string[] => names.map((name) => PARTS[name](up));
  const sidebar = withRow(readText(root, SIDEBAR), folder, id);
  const content = [
    [
      '---',
      `title: ${yaml(title)}`,
      "description: 'TODO: say in one sentence what a reader gets from this page.'",
      `sidebar_position: ${nextPosition(root, path.posix.join('docs', folder))}`,
      '---',
    ].join('\n'),
    'TODO: the first paragraph says what this page is about, and for whom.',
    ...write(required.filter((name) => AT_THE_HEAD.includes(name))),
    '## TODO: the first step',
    'TODO: quote Kotlin from a sample, see guides/samples.md.',
    ...write(required.filter((name) => !AT_THE_HEAD.includes(name))),
  ].join('\n\n');
  return {
    files: {[file]: `${content}\n`},
    edits: {[SIDEBAR]: await formatted(root, SIDEBAR, sidebar)},
    next: [
      `Write ${file}, a page of the kind "${kind}": npm start shows it`,
      'npm run check:prose names each TODO that is left',
    ],
  };
}
