// cspell:ignore brnch
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {StoredPage} from '../index/stored';
import {bareChapters, keywordSources, strayKeywords} from './keywords';

const root = mkdtempSync(path.join(tmpdir(), 'keywords-'));
afterAll(() => rmSync(root, {recursive: true}));

const written = (name: string, section_keywords?: Record<string, string[]>) => ({
  permalink: `/${name}`,
  source: `@site/docs/${name}.mdx`,
  frontMatter: {title: name, ...(section_keywords && {section_keywords})},
});

describe('S11 keywords of sections', () => {
  it('S11 are those of documents, posts and pages, by address', () => {
    const sources = keywordSources({
      docs: {default: {loadedVersions: [{docs: [written('a', {look: ['see']}), written('b')]}]}},
      blog: {default: {blogPosts: [{id: 'c', metadata: written('c/', {cut: ['split brain']})}]}},
      pages: {default: [{type: 'jsx', permalink: '/'}, written('d', {on: ['off']})]},
      other: {default: undefined},
    });
    expect([...sources]).toEqual([
      ['/a', {file: 'docs/a.mdx', keywords: {look: ['see']}}],
      ['/b', {file: 'docs/b.mdx', keywords: {}}],
      ['/c', {file: 'docs/c/.mdx', keywords: {cut: ['split brain']}}],
      ['/d', {file: 'docs/d.mdx', keywords: {on: ['off']}}],
    ]);
  });

  it('E3 of a section that is not there are told with page, line and what to do', () => {
    mkdirSync(path.join(root, 'docs'));
    writeFileSync(
      path.join(root, 'docs/a.mdx'),
      '---\ntitle: a\nsection_keywords:\n  look: [see]\n  brnch: [if]\n---\n',
    );
    const page = {
      rows: [
        [1, '', 'A'],
        [2, 'look', 'Look'],
        [2, 'branch', 'Branch'],
      ],
    };
    const source = {file: 'docs/a.mdx', keywords: {look: ['see'], brnch: ['if']}};
    expect(strayKeywords(source, page as unknown as StoredPage, root)).toEqual([
      'docs/a.mdx:5: "section_keywords" names the section "brnch", which the page does not have. ' +
        'Did you mean "branch"? Name the anchor of one of its headings, such as {#look}, or take the line out.',
    ]);
  });

  it('S11 chapters without keywords are named, unless they are names or only gather others', () => {
    const page = {
      path: '/a/',
      rows: [
        [1, '', 'A', 'Of all.', ''],
        [2, 'look', 'Look around', 'See.', ''],
        [2, 'cut', 'Cut it', '', 'cut()'],
        [3, 'deeper', 'Deeper', 'More.', ''],
        [2, 'all', 'All of them', '', ''],
        [2, 'FullPath', 'FullPath, SerializablePath', 'Two kinds.', ''],
        [2, 'recap', 'In short', 'You looked.', ''],
      ],
    } as unknown as StoredPage;
    expect(bareChapters({file: 'a.mdx', keywords: {look: ['see']}}, page)).toEqual(['/a/#cut']);
    expect(bareChapters({file: 'a.mdx', keywords: {}}, page)).toEqual(['/a/#look', '/a/#cut']);
  });
});
