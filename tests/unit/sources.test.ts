/** Honest content that is added changes what tests and budgets expect, and fails none of them. */
import {appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {limitOf} from '../../bench/allowance';
import budgets from '../../bench/budgets.json';
import {newDoc} from '../../tools/new/doc';
import {carryOut} from '../../tools/new/plan';
import {newPost} from '../../tools/new/post';
import {authorsOf, categoriesOf, documentsOf, postsOf, tagsOf} from '../../tools/check/sources';
import {ROOT} from './files';

let root = '';

/** A copy of what authors write, with one more of each. */
beforeAll(async () => {
  mkdirSync(path.join(ROOT, 'tests/.tmp'), {recursive: true});
  root = mkdtempSync(path.join(ROOT, 'tests/.tmp/sources-'));
  for (const source of ['docs', 'blog', 'sidebars.ts', '.prettierrc.json']) {
    cpSync(path.join(ROOT, source), path.join(root, source), {recursive: true});
  }
  appendFileSync(path.join(root, 'blog/authors.yml'), '\nguest:\n  name: Guest\n  page: true\n');
  appendFileSync(path.join(root, 'blog/tags.yml'), '\nfresh:\n  label: Fresh\n');
  for (const name of categoriesOf(ROOT)) {
    carryOut(root, await newDoc(root, [`${name}/added`, 'Added']));
  }
  carryOut(root, newPost(root, ['added', 'Added', 'guest', 'fresh'], '2100-01-31'));
  const category = path.join(root, 'docs/category-of-its-own');
  mkdirSync(category);
  cpSync(path.join(root, 'docs/how-to/added.mdx'), path.join(category, 'added.mdx'));
});
afterAll(() => rmSync(root, {recursive: true}));

const added = (list: (root: string) => string[]): string[] => {
  const before = list(ROOT);
  return list(root).filter((one) => !before.includes(one));
};

test('lists that tests expect have what was added, and only that', () => {
  expect(added(categoriesOf)).toEqual(['category-of-its-own']);
  expect(added(documentsOf)).toEqual(
    [...categoriesOf(ROOT), 'category-of-its-own'].map((name) => `/docs/${name}/added/`).sort(),
  );
  expect(added(authorsOf)).toEqual(['guest']);
  expect(added(tagsOf)).toEqual(['fresh']);
  expect(postsOf(root)[0]).toMatchObject({slug: 'added', date: '2100-01-31', authors: ['guest']});
  expect(postsOf(root).slice(1)).toEqual(postsOf(ROOT));
});

test('budgets of pages that name others grow with what was added, and no other does', () => {
  const {documents} = budgets.allowance;
  const limit = (...[page, part]: [Parameters<typeof limitOf>[0], string]): number =>
    limitOf(page, part, 10, documents + 10);
  expect(limit('search', 'html')).toBe(10.7);
  expect(limit('docs', 'total')).toBe(10.3);
  expect(limit('docs', 'script')).toBe(10);
  expect(limit('home', 'html')).toBe(10);
  expect(limitOf('search', 'html', 10, documents - 5)).toBe(10);
});
