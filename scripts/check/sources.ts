/** What lists of the site have to show, taken from what authors wrote: a page or a post more changes no test. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {pathsBelow} from '../../markdown/paths';

export interface Post {
  slug: string;
  title: string;
  date: string;
  tags: string[];
  authors: string[];
}

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files with words below a folder, without partials. */
const pagesOf = (root: string, folder: string): string[] =>
  pathsBelow(path.join(root, folder)).filter(
    (file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file),
  );

const frontMatter = (root: string, file: string): Record<string, unknown> =>
  parse(/^---\n([^]*?)\n---/.exec(read(root, file))?.[1] ?? '{}') as Record<string, unknown>;

/** All posts, newest first. @param root the project's folder */
export const postsOf = (root: string): Post[] =>
  pagesOf(root, 'blog')
    .map((file) => {
      const {date, ...head} = frontMatter(root, `blog/${file}`) as unknown as Post;
      return {...head, date: date ?? /\d{4}-\d{2}-\d{2}/.exec(file)?.[0] ?? ''};
    })
    .sort((a, b) => b.date.localeCompare(a.date));

/** Rows of a file of the blog by key: its authors, or its tags. */
const rowsOf = (root: string, file: string): [string, Record<string, unknown>][] =>
  existsSync(path.join(root, file))
    ? Object.entries(parse(read(root, file)) as Record<string, Record<string, unknown>>)
    : [];

/** Keys of the authors who have a page. */
export const authorsOf = (root: string): string[] =>
  rowsOf(root, 'blog/authors.yml')
    .filter(([, {page}]) => page)
    .map(([key]) => key);

/** Keys of the tags that a post has. */
export const tagsOf = (root: string): string[] =>
  rowsOf(root, 'blog/tags.yml')
    .map(([key]) => key)
    .filter((key) => postsOf(root).some(({tags}) => tags.includes(key)));

/** Addresses of all documents that are published. */
export const documentsOf = (root: string): string[] =>
  pagesOf(root, 'docs')
    .filter((file) => frontMatter(root, `docs/${file}`).draft !== true)
    .map((file) => `/docs/${file.replace(/\.mdx?$/, '')}/`)
    .sort();

/** Names of the folders of documents, each of which has a list at `/docs/category/NAME/`. */
export const categoriesOf = (root: string): string[] => [
  ...new Set(
    documentsOf(root).flatMap((address) => /^\/docs\/([^/]+)\/[^/]/.exec(address)?.[1] ?? []),
  ),
];
