/** What moving or removing a page of documentation changes, all over the project. */
import path from 'node:path';
import {nearest} from '@collektive/problems';
import {REFERENCE} from '../../content/reference/pages';
import {KINDS, kindOf} from '../../src/site/kinds';
import {POSITION, positionAfter, SIDEBAR} from '../new/doc';
import {checkKebab, NewError, type Plan} from '../new/plan';
import {mend, speaksOf, type Change, type Tree} from './links';
import * as lists from './lists';

/** What has no place below docs/ that others name: records of measurements, and what was. */
const HISTORY = /^(?:bench\/results\/|CHANGELOG\.md$)/;
const ENDINGS = ['.mdx', '.md'];

const addressOf = (id: string): string => `/docs/${id}/`;
const folderOf = (id: string): string => path.posix.join('docs', path.posix.dirname(id));
const idOf = (place: string): string =>
  place
    .replace(/^\/?docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/$/, '');

const fileOf = (tree: Tree, id: string): string | undefined =>
  ENDINGS.map((ending) => `docs/${id}${ending}`).find((file) => tree.has(file));

/** Ids of all documents. */
const idsOf = (tree: Tree): string[] =>
  [...tree.keys()].filter((file) => /^docs\/.*\.mdx?$/.test(file)).map(idOf);

/** @throws {NewError} where there is no such document, or its address is not that of its file */
function known(tree: Tree, id: string): string {
  const file = fileOf(tree, id);
  if (file === undefined) {
    const near = nearest(id, idsOf(tree));
    throw new NewError(
      `There is no docs/${id}.mdx${near === undefined ? '' : `. The nearest is "${near}"`}`,
    );
  }
  return file;
}

/** @throws {NewError} where more hangs on the page than its text */
function movable(tree: Tree, id: string, leavesTo: string): string {
  const file = known(tree, id);
  const key = /^---\n[^]*?^(slug|id):[^]*?^---$/m.exec(tree.get(file)!)?.[1];
  if (key !== undefined) {
    throw new NewError(
      `${file} has a ${key} of its own, so its address is not its place. Take that out first`,
    );
  }
  const {dir, name} = path.posix.parse(file);
  const row = new RegExp(`^  ${name}: \\[`, 'm');
  if (dir === REFERENCE && folderOf(leavesTo) !== dir && row.test(tree.get(lists.PACKAGES) ?? '')) {
    throw new NewError(
      `${file} explains names of the library, which only pages of ${REFERENCE} do: move its entries to one of them and take "${name}" out of ${lists.PACKAGES} first`,
    );
  }
  return file;
}

/** All files as they will be, but those that only a list speaks of. */
function mended(tree: Tree, change: Change, stays: boolean): Map<string, string> {
  const {id, file: page, to} = change;
  const all = new Map<string, string>();
  for (const [file, text] of tree) {
    if (file === lists.CLAIMS) {
      all.set(file, lists.mendClaims(text, change, tree, stays));
    } else if (lists.QUERIES.test(file)) {
      all.set(file, lists.mendQueries(text, change));
    } else if (!HISTORY.test(file) && (stays || file !== page)) {
      const is = file === page && to ? to.file : file;
      const linked = mend(text, file, is, change, tree);
      const isCode = /\.tsx?$/.test(file) && file !== SIDEBAR && id.includes('/');
      all.set(file, isCode && to ? linked.replace(quoted(id), `$1${to.id}$1`) : linked);
    }
  }
  return all;
}

/** An id as a text of its own in a program. */
const quoted = (id: string): RegExp => new RegExp(`(['"\`])${id}\\1`, 'g');

/** The plan in which these files change. */
function planOf(tree: Tree, all: ReadonlyMap<string, string>, next: string[]): Plan {
  const changed = [...all].filter(([file, text]) => tree.has(file) && !same(file, tree, text));
  return {files: {}, edits: Object.fromEntries(changed), next};
}

/** Lists are written anew, so it is what they say that counts. */
const same = (file: string, tree: Tree, text: string): boolean =>
  file === lists.CLAIMS || lists.QUERIES.test(file)
    ? JSON.stringify(JSON.parse(tree.get(file)!)) === JSON.stringify(JSON.parse(text))
    : tree.get(file) === text;

const emptied = (sidebar: string): string[] =>
  /,\s*\[\s*\]/.test(sidebar)
    ? [`A category of ${SIDEBAR} has no page left: take it out, or give it one`]
    : [];

const LAST = 'npm run check:prose && npm run build, then look at what changed: git diff';

/**
 * @param tree files of the project
 * @param args the page's place below docs/, and the one that it moves to
 * @throws {NewError} when one of them is missing or wrong
 */
export function planMove(tree: Tree, [from = '', into = '']: readonly string[]): Plan {
  if (!from || !into) {
    throw new NewError(
      'A move needs the old place and the new: npm run move:doc -- OLD NEW, such as how-to/measure-a-network how-to/count-a-network',
    );
  }
  const [id, to] = [idOf(from), idOf(into)];
  known(tree, id);
  to.split('/').forEach((part) => checkKebab('page', part));
  const there = fileOf(tree, to);
  if (there !== undefined) {
    throw new NewError(`${there} is there already, and nothing was changed. Choose another place`);
  }
  const folder = folderOf(to);
  const folders = [...new Set(idsOf(tree).map(folderOf))];
  if (!folders.includes(folder)) {
    throw new NewError(
      `There is no folder ${folder}. There are: ${folders.map((one) => one.replace('docs/', '')).join(', ')}`,
    );
  }
  const file = movable(tree, id, to);
  const target = {id: to, file: `docs/${to}${path.posix.extname(file)}`};
  const all = mended(tree, {id, file, to: target, keeps: () => true}, true);

  const edit = (name: string, change: (text: string) => string): unknown =>
    all.has(name) && all.set(name, change(all.get(name)!));
  edit(SIDEBAR, (text) => lists.mendSidebar(text, id, to));
  if (!isDraft(tree, file)) {
    edit(lists.REDIRECTS, (text) => lists.mendRedirects(text, addressOf(id), addressOf(to)));
  }
  if (folderOf(id) === REFERENCE) {
    const name = path.posix.basename(to);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    edit(lists.PACKAGES, (text) =>
      text.replace(new RegExp(`^  ${path.posix.basename(id)}: `, 'gm'), `  ${key}: `),
    );
  }
  let page = all.get(file)!;
  all.delete(file);
  if (folderOf(id) !== folder) {
    const others = [...tree].filter(([name]) => path.posix.dirname(name) === folder);
    const position = positionAfter(others.map(([, text]) => text));
    page = page.replace(POSITION, `sidebar_position: ${position}`);
  }
  const [was, is] = [kindOf(file), kindOf(target.file)];
  const parts: readonly string[] = is ? KINDS[is].parts : [];
  const plan = planOf(tree, all, [
    ...(was === is
      ? []
      : [
          `It is a page of the kind "${is}" now, which has ${parts.map((part) => `<${part}>`).join(', ') || 'no parts of its own'}`,
        ]),
    ...emptied(all.get(SIDEBAR) ?? ''),
    LAST,
  ]);
  return {...plan, files: {[target.file]: page}, removed: [file]};
}

const isDraft = (tree: Tree, file: string): boolean => /^draft: true$/m.test(tree.get(file) ?? '');

/** Where readers of a page that goes are led when no other stands in for it: the list of its folder. */
function listOf(sidebar: string, id: string): string {
  const slug = `/category/${path.posix.dirname(id)}`;
  return id.includes('/') && sidebar.includes(`'${path.posix.dirname(id)}'`)
    ? `/docs${slug}/`
    : addressOf('intro');
}

/**
 * @param tree files of the project
 * @param args the page's place below docs/, and that of the page that stands in for it, if one does
 * @throws {NewError} when one of them is missing or wrong
 */
export function planRemove(tree: Tree, [from = '', into = '']: readonly string[]): Plan {
  if (!from) {
    throw new NewError(
      'What is to be removed? npm run remove:doc -- OLD [NEW]: NEW is the page that stands in for it',
    );
  }
  const [id, to] = [idOf(from), idOf(into)];
  known(tree, id);
  if (id === to) {
    throw new NewError(`docs/${id}.mdx cannot stand in for itself. Name another page, or none`);
  }
  const target = to ? {id: to, file: known(tree, to)} : undefined;
  const file = movable(tree, id, '');
  const anchors = target ? tree.get(target.file)! : '';
  const keeps = (anchor: string): boolean => anchor !== '' && anchors.includes(`{${anchor}}`);
  const all = mended(tree, {id, file, to: target, keeps}, false);
  const sidebar = tree.get(SIDEBAR) ?? '';
  all.set(SIDEBAR, lists.mendSidebar(sidebar, id));
  const redirects = all.get(lists.REDIRECTS);
  if (redirects !== undefined && !isDraft(tree, file)) {
    const address = target ? addressOf(target.id) : listOf(sidebar, id);
    const led = redirects.replaceAll(`to: '${addressOf(id)}'`, `to: '${address}'`);
    all.set(lists.REDIRECTS, lists.mendRedirects(led, addressOf(id), address));
  }
  const left = [...all]
    .filter(([name, text]) => name !== lists.REDIRECTS && speaksOf(text, id))
    .map(([name]) => name);
  const claims = tree.get(lists.CLAIMS)?.includes(`"${file}"`);
  const plan = planOf(tree, all, [
    ...left.map((name) => `${name} still speaks of docs/${id}: mend it by hand`),
    target
      ? `Links to it lead to docs/${to} now, under the words they had: read whether those still fit`
      : 'Links to it are words now: read whether their sentences still hold',
    ...(claims
      ? ['Its claims are gone; recorded runs that nothing needs any more are yours to take out']
      : []),
    ...emptied(all.get(SIDEBAR) ?? ''),
    LAST,
  ]);
  return {...plan, removed: [file]};
}
