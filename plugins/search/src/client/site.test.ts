import {afterEach, expect, it, vi} from 'vitest';
import {contextualFilters, type SearchSite} from './site';

afterEach(() => vi.unstubAllGlobals());

it('S12 what is searched has the language that the page was built in, translated or not, and the one version', () => {
  vi.stubGlobal('document', {
    // As a browser leaves it that has translated the page.
    documentElement: {lang: 'fr'},
    querySelector: () => ({content: 'en'}),
  });
  expect(contextualFilters({contextualSearch: true} as SearchSite)).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});
