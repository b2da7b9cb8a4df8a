/** The words of search's dialog: those of the stock theme, in the places where DocSearch 3.9.0 takes them. */
import {text} from '@collektive/texts';

export const TEXTS = {
  placeholder: text('Search docs'),
  searchBox: {
    resetButtonTitle: text('Clear the query'),
    resetButtonAriaLabel: text('Clear the query'),
    cancelButtonText: text('Cancel'),
    cancelButtonAriaLabel: text('Cancel'),
    searchInputLabel: text('Search'),
  },
  startScreen: {
    recentSearchesTitle: text('Recent'),
    noRecentSearchesText: text('No recent searches'),
    saveRecentSearchButtonTitle: text('Save this search'),
    removeRecentSearchButtonTitle: text('Remove this search from history'),
    favoriteSearchesTitle: text('Favorite'),
    removeFavoriteSearchButtonTitle: text('Remove this search from favorites'),
  },
  errorScreen: {
    titleText: text('Unable to fetch results'),
    helpText: text('You might want to check your network connection.'),
  },
  footer: {
    selectText: text('Select'),
    selectKeyAriaLabel: text('Enter key'),
    navigateText: text('Navigate'),
    navigateUpKeyAriaLabel: text('Arrow up'),
    navigateDownKeyAriaLabel: text('Arrow down'),
    closeText: text('Close'),
    closeKeyAriaLabel: text('Escape key'),
    searchByText: text('Powered by'),
  },
  noResultsScreen: {
    noResultsText: text('No results found for'),
    suggestedQueryText: text('Try searching for'),
    reportMissingResultsText: text('Believe this query should return results?'),
    reportMissingResultsLinkText: text('Let us know.'),
  },
} as const;
