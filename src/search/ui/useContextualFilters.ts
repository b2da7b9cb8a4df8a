import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SEARCH} from '../../site/search';
import type {FacetFilter} from '../types';

/**
 * Keeps results to the language and the documentation's version that the reader reads (contextual
 * search), as the stock theme does; its own hook would bring a second DocSearch into the bundle.
 */
export function useContextualFilters(): FacetFilter[] {
  const {i18n} = useDocusaurusContext();
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return SEARCH.contextualSearch
    ? [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
}
