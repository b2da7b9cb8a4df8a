import type {IndexSettings} from 'algoliasearch';

/**
 * Settings of the hosted index, written with every push: what the provider's crawler template for
 * Docusaurus sets, so that the hosted engine ranks as readers of such sites are used to.
 */
export const INDEX_SETTINGS: IndexSettings = {
  attributesForFaceting: [
    // Contextual search filters by these; without them every search comes back empty.
    ...['type', 'language', 'version', 'docusaurus_tag'],
    // The search page offers the parts of the site, and counts hits, not records.
    'afterDistinct(hierarchy.lvl0)',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // A title outweighs a heading, a heading its text.
  searchableAttributes: [
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
  ],
  // A section is one hit, however many of its records match.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  // Names in code are written with it.
  separatorsToIndex: '_',
};
