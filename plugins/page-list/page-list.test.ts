import {describe, expect, test} from 'vitest';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {listPages} from '.';

type Docs = Pick<LoadedContent, 'loadedVersions'>;

const ids = (count: number): string[] => Array.from({length: count}, (_, n) => `d${n}`);

function content(count: number, items: object[]): Docs {
  const docs = ids(count).map((id) => ({
    id,
    title: `Title ${id}`,
    description: `About ${id}`,
    permalink: `/docs/${id}/`,
  }));
  return {loadedVersions: [{isLast: true, docs, sidebars: {main: items}}]} as unknown as Docs;
}

const doc = (id: string): object => ({type: 'doc', id});

describe('the pages that search lists before a query', () => {
  test('are all of them, by title', () => {
    const posts = [{metadata: {title: 'A post', permalink: '/blog/a/'}}];
    const blog = {blogPosts: posts} as unknown as Parameters<typeof listPages>[1];
    const pages = listPages(content(2, []), blog);
    expect(pages.map(({path}) => path)).toEqual(['/blog/a/', '/docs/d0/', '/docs/d1/']);
    expect(pages[1]).toEqual({title: 'Title d0', description: 'About d0', path: '/docs/d0/'});
  });

  test('are not those of an older version', () => {
    const [current] = content(1, []).loadedVersions;
    const [older] = content(2, []).loadedVersions;
    const both = {loadedVersions: [current, {...older, isLast: false}]};
    expect(listPages(both, undefined).map(({path}) => path)).toEqual(['/docs/d0/']);
  });

  test('are the sections, where there are more than a hundred documents', () => {
    const items = [
      doc('d0'),
      {
        type: 'category',
        label: 'With cards',
        link: {type: 'generated-index', permalink: '/docs/category/c/', description: 'Cards'},
        items: [doc('d1')],
      },
      {type: 'category', label: 'With a page', link: {type: 'doc', id: 'd3'}, items: [doc('d2')]},
      {
        type: 'category',
        label: 'Without',
        items: [{type: 'category', label: 'Within', items: [doc('d4')]}],
      },
      {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
    ];
    expect(listPages(content(100, items), undefined)).toHaveLength(100);
    expect(listPages(content(101, items), undefined)).toEqual([
      {title: 'Title d0', description: 'About d0', path: '/docs/d0/'},
      {title: 'With a page', description: 'About d3', path: '/docs/d3/'},
      {title: 'With cards', description: 'Cards', path: '/docs/category/c/'},
      {title: 'Without', description: 'About d4', path: '/docs/d4/'},
    ]);
  });
});
