import {afterEach, describe, expect, it, vi} from 'vitest';
import {contextualFilters, indexPathOf, searchPageOf, type SearchSite} from './site';

const SITE = {
  baseUrl: '/below/',
  searchPagePath: 'search/',
  contextualSearch: true,
} as SearchSite;

/** A page with this tag, at an address with these parameters. */
function visit(tag: string | undefined, search = ''): void {
  vi.stubGlobal('document', {
    documentElement: {lang: 'en'},
    querySelector: () => (tag === undefined ? null : {content: tag}),
  });
  vi.stubGlobal('window', {location: {search}});
}

const versionOf = (): unknown => contextualFilters(SITE)[1];

afterEach(() => vi.unstubAllGlobals());

describe('the version of the documentation that is searched', () => {
  it.each([undefined, 'default', 'blog_posts_list', 'docs-default-current'])(
    'S12 is the current one on a page with the tag %s',
    (tag) => {
      visit(tag);
      expect(indexPathOf(SITE)).toBe('/below/search/index.json');
      expect(searchPageOf(SITE)).toBe('/below/search/');
      expect(versionOf()).toEqual([
        'docusaurus_tag:default',
        'docusaurus_tag:docs-default-current',
      ]);
    },
  );

  it('S12 is the own one on a page of an older version, with an index of its own', () => {
    visit('docs-default-1.0');
    expect(indexPathOf(SITE)).toBe('/below/search/docs-default-1.0/index.json');
    expect(searchPageOf(SITE)).toBe('/below/search/?docs=docs-default-1.0');
    expect(versionOf()).toEqual(['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']);
  });

  it('S12 is on the search page the one that led there', () => {
    visit('default', '?docs=docs-default-1.0&q=a');
    expect(indexPathOf(SITE)).toBe('/below/search/docs-default-1.0/index.json');
    visit('default', '?docs=../../elsewhere');
    expect(indexPathOf(SITE)).toBe('/below/search/index.json');
    visit('docs-default-2.0', '?docs=docs-default-1.0');
    expect(indexPathOf(SITE)).toBe('/below/search/docs-default-2.0/index.json');
  });
});
