// cspell:ignore brnch
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {StoredPage} from '../index/stored';
import {keywordSources, readKeywords, strayKeywords} from './keywords';

const root = mkdtempSync(path.join(tmpdir(), 'keywords-'));
afterAll(() => rmSync(root, {recursive: true}));

const written = (name: string) => ({permalink: `/${name}`, source: `@site/docs/${name}.mdx`});

describe('S11 keywords of sections', () => {
  it('S11 stand in files of their own, by page and anchor', () => {
    expect(readKeywords(root)).toEqual(new Map());
    mkdirSync(path.join(root, 'keywords'));
    const file = path.join(root, 'keywords/guide.yml');
    writeFileSync(
      file,
      '# Of two pages.\ndocs/a.mdx:\n  look: [see]\n\ndocs/c.mdx:\n  cut: [split brain]\n',
    );
    expect([...readKeywords(root).values()]).toEqual([
      {file: 'keywords/guide.yml', page: 'docs/a.mdx', keywords: {look: ['see']}},
      {file: 'keywords/guide.yml', page: 'docs/c.mdx', keywords: {cut: ['split brain']}},
    ]);
  });

  const content = {
    docs: {default: {loadedVersions: [{docs: [written('a'), written('b')]}]}},
    blog: {default: {blogPosts: [{id: 'c', metadata: written('c/')}]}},
    pages: {default: [{type: 'jsx', permalink: '/'}, written('d')]},
    other: {default: undefined},
  };
  const words = (page: string) =>
    new Map([[page, {file: 'keywords/guide.yml', page, keywords: {look: ['see']}}]]);

  it('S11 are those of documents, posts and pages, by address', () => {
    const sources = keywordSources(content, words('docs/d.mdx'));
    expect([...sources].map(([address, {keywords}]) => [address, keywords])).toEqual([
      ['/a', {}],
      ['/b', {}],
      ['/c', {}],
      ['/d', {look: ['see']}],
    ]);
  });

  it('E3 of a page that is not there are told with their file and what to do', () => {
    expect(() => keywordSources(content, words('docs/dd.mdx'))).toThrow(
      'keywords/guide.yml: there is no page docs/dd.mdx. Did you mean "docs/d.mdx"? Correct its name, or take it out',
    );
  });

  it('E3 of a section that is not there are told with page, section and what to do', () => {
    const rows = [
      [1, '', 'A'],
      [2, 'look', 'Look'],
      [2, 'branch', 'Branch'],
    ];
    const source = {
      ...{file: 'keywords/guide.yml', page: 'docs/a.mdx'},
      keywords: {look: ['see'], brnch: ['if']},
    };
    expect(strayKeywords(source, {rows} as unknown as StoredPage)).toEqual([
      'keywords/guide.yml: docs/a.mdx has no section "brnch". ' +
        'Did you mean "branch"? Name the anchor of one of its headings, such as {#look}, or take the line out.',
    ]);
  });
});
