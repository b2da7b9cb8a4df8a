/** Words of search's dialog that the stock theme changes, or that stand in more than one place: the others are DocSearch's own. */
export const TEXTS = {
  placeholder: 'Search docs',
  noRecentSearches: 'No recent searches',
  unreachable: 'You might want to check your network connection.',
  footer: {selectText: 'Select', navigateText: 'Navigate', closeText: 'Close'},
  noResults: 'No results found for',
  suggestedQuery: 'Try searching for',
  reportMissingResults: 'Believe this query should return results?',
  reportMissingResultsLink: 'Let us know.',
} as const;
