import {expect, test} from 'vitest';
import {writtenPages} from './addresses';

test('pages are those of all instances of the three plugins', () => {
  const page = (name: string): object => ({source: `@site/${name}.mdx`, permalink: `/${name}`});
  expect(
    writtenPages({
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs: [page('a')]}]},
        other: {loadedVersions: [{docs: [page('b')]}]},
      },
      'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: page('c')}]}},
      'docusaurus-plugin-content-pages': {default: null, other: [page('d')]},
    }),
  ).toEqual(['a', 'b', 'c', 'd'].map((name) => ({file: `${name}.mdx`, address: `/${name}/`})));
});
