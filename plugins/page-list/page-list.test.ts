import {describe, expect, test} from 'vitest';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {listPages} from '.';

type Docs = Pick<LoadedContent, 'loadedVersions'>;

const ids = (count: number): string[] => Array.from({length: count}, (_, n) => `d${n}`);

function content(count: number): Docs {
  const docs = ids(count).map((id) => ({
    id,
    title: `Title ${id}`,
    description: `About ${id}`,
    permalink: `/docs/${id}/`,
  }));
  return {loadedVersions: [{isLast: true, docs}]} as unknown as Docs;
}

describe('the pages that search lists before a query', () => {
  test('are all of them, by title', () => {
    const posts = [{metadata: {title: 'A post', permalink: '/blog/a/'}}];
    const blog = {blogPosts: posts} as unknown as Parameters<typeof listPages>[1];
    const pages = listPages(content(2), blog);
    expect(pages.map(({path}) => path)).toEqual(['/blog/a/', '/docs/d0/', '/docs/d1/']);
    expect(pages[1]).toEqual({title: 'Title d0', description: 'About d0', path: '/docs/d0/'});
  });

  test('are not those of an older version', () => {
    const [current] = content(1).loadedVersions;
    const [older] = content(2).loadedVersions;
    const both = {loadedVersions: [current, {...older, isLast: false}]};
    expect(listPages(both, undefined).map(({path}) => path)).toEqual(['/docs/d0/']);
  });
});
