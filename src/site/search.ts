/**
 * Search settings in the shape of the search theme. The theme insists on an application id and a
 * key; while search runs inside the site they name no account.
 */
export const SEARCH = {
  appId: 'embedded',
  apiKey: 'embedded',
  indexName: 'collektive',
  searchPagePath: 'search/',
  contextualSearch: true,
  /** Hits that the dialog shows of one part of the site, whichever engine answers. */
  maxResultsPerGroup: 5,
} as const;
