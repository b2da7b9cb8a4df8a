/** What a query finds on the search page, as an island: fetched with the first letter. */
import {useEffect, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {siteSearch} from '../client/client';
import {indexNameOf, type SearchSite} from '../client/site';
import Boundary, {type Crashed} from '../ui/Boundary';
import {useStyleSheet} from '../ui/useStyleSheet';
import Results from './Results';
import {fillWhole, useQuery, useSection} from './useQuery';
import {useSearchResults} from './useSearchResults';
import rowsCss from '../ui/rows.css';
import resultsCss from './results.css';
import sectionsCss from '../ui/sections.css';

const STYLES = [rowsCss, sectionsCss, resultsCss].join('\n');

/** Filled in by the build. */
declare const SEARCH_SITE: SearchSite;

interface Props {
  site: SearchSite;
  field: HTMLInputElement;
  /** What the page's own title adds to its name. */
  titleEnd: string;
}

function Search({site, field, titleEnd}: Props): ReactNode {
  useStyleSheet(STYLES);
  const query = useQuery(field);
  const [section, setSection] = useSection();
  const indexName = indexNameOf(site);
  const search = useSearchResults(siteSearch(site).search, {
    ...{query, section, indexName},
    filters: site.facetFilters,
  });
  const isAsked = query.trim() !== '';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asked', isAsked);
    document.title = (isAsked ? `Search results for “${query}”` : 'Search') + titleEnd;
  }, [isAsked, query, titleEnd]);
  return isAsked && <Results {...{query, search, section, setSection, site}} />;
}

/**
 * Shows what the field's query finds from now on.
 * @param field of the search page
 * @param place an empty element, for results
 */
export function start(field: HTMLInputElement, place: HTMLElement, Crashed: Crashed): void {
  fillWhole(field);
  const titleEnd = document.title.replace(/^[^|]*[^| ]/, '');
  createRoot(place).render(
    <Boundary Crashed={Crashed}>
      <Search site={SEARCH_SITE} field={field} titleEnd={titleEnd} />
    </Boundary>,
  );
}
