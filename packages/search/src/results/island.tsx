/** What a query finds on the search page, as an island: fetched with the first letter. */
import {phrase, text} from '@collektive/texts';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {searchClient} from '../client/client';
import {nearestPages} from '../client/nearestPages';
import {contextualFilters, indexNameOf, type SearchSite} from '../client/site';
import type {SearchHit} from '../types';
import Boundary from '../ui/Boundary';
import {useStyleSheet} from '../ui/useStyleSheet';
import Results from './Results';
import {useQuery, useSection} from './useQuery';
import {useSearchResults} from './useSearchResults';
import resultsCss from './results.css';
import sectionsCss from '../ui/sections.css';

const STYLES = `${sectionsCss}\n${resultsCss}`;

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
  const [filters] = useState(() => contextualFilters(site));
  const indexName = indexNameOf(site);
  const [near, setNear] = useState<readonly SearchHit[]>([]);
  const client = useMemo(() => nearestPages(searchClient(site), setNear), [site]);
  const search = useSearchResults(client, {query, section, filters, indexName});
  const isAsked = query.trim() !== '';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asked', isAsked);
    document.title = (isAsked ? phrase`Search results for “${query}”` : text('Search')) + titleEnd;
  }, [isAsked, query, titleEnd]);
  return isAsked && <Results {...{query, search, near, section, setSection, site}} />;
}

/**
 * Shows what the field's query finds from now on.
 * @param field of the search page
 * @param place an empty element, for results
 */
export function start(field: HTMLInputElement, place: HTMLElement): void {
  const titleEnd = document.title.replace(/^[^|]*[^| ]/, '');
  createRoot(place).render(
    <Boundary name={text('Search')}>
      <Search site={SEARCH_SITE} field={field} titleEnd={titleEnd} />
    </Boundary>,
  );
}
