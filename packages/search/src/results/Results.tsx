import {phrase, plural, text} from '@collektive/texts';
import {useEffect, useRef, type ReactNode} from 'react';
import {markedPieces} from '../text/markup';
import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit} from '../types';
import {failureHelp, OUTDATED} from '../ui/failureHelp';
import Sections from '../ui/Sections';
import {missingResultsAddress, type SearchSite} from '../client/site';
import type {useSearchResults} from './useSearchResults';

interface Props {
  query: string;
  search: ReturnType<typeof useSearchResults>;
  /** Pages similar to a query without hits. */
  near: readonly SearchHit[];
  /** The part of the site that the reader keeps to. */
  section: string | undefined;
  setSection: (section: string | undefined) => void;
  site: SearchSite;
}

function Marked({html}: {html: string}): ReactNode {
  return markedPieces(html).map(({text, marked}, at) =>
    marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}

/** A hit's heading levels that have a text, from the widest to its own. */
const levelsOf = ({hierarchy}: SearchHit): HierarchyLevel[] =>
  HIERARCHY_LEVELS.filter((level) => hierarchy[level]);

function Hit({hit}: {hit: SearchHit}): ReactNode {
  const {hierarchy, _highlightResult: marked, _snippetResult: snippet} = hit;
  const levels = levelsOf(hit);
  const own = levels.at(-1)!;
  const summary = snippet?.content?.value;
  return (
    <li>
      {levels.length > 1 && (
        <p className="search-crumbs">
          {levels
            .slice(0, -1)
            .map((level) => hierarchy[level])
            .join(' › ')}
        </p>
      )}
      <a href={hit.url}>
        <Marked html={marked?.hierarchy?.[own]?.value ?? hierarchy[own]!} />
      </a>
      {summary && (
        <p>
          <Marked html={summary} />
        </p>
      )}
    </li>
  );
}

/** Shows more hits when it comes into view, or when it is pressed. */
function More({search: {hits, count, showMore}}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(showMore);
  useEffect(() => {
    latest.current = showMore;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && latest.current(),
      {rootMargin: '200px'},
    );
    observer.observe(button.current!);
    return () => observer.disconnect();
    // Watches anew after every answer: the button may still be in view.
  }, [hits.length]);
  return (
    <button ref={button} type="button" className="search-more" onClick={showMore}>
      {phrase`Show more results (${count - hits.length} left)`}
    </button>
  );
}

function NothingFound({query, near, site}: Props): ReactNode {
  const missing = missingResultsAddress(site.settings, query);
  return (
    <div className="search-notice">
      <h2>{phrase`No results for “${query}”`}</h2>
      <p>{text('Try fewer or different words: a name from the code, or what you want to do.')}</p>
      {near.length > 0 && (
        <>
          <h3>{text('Similar pages')}</h3>
          <ul className="search-list">
            {near.map((hit) => (
              <Hit key={hit.objectID} hit={hit} />
            ))}
          </ul>
        </>
      )}
      {missing && (
        <p>
          {text('Believe this query should return results?')}{' '}
          <a href={missing}>{text('Let us know.')}</a>
        </p>
      )}
    </div>
  );
}

function Failed({search: {retry, isOutdated}, site}: Props): ReactNode {
  return (
    <div className="search-notice">
      <h2>{text('Unable to fetch results')}</h2>
      <p role="status">
        {isOutdated
          ? OUTDATED
          : failureHelp(site, text('You might want to check your network connection.'))}
      </p>
      <button type="button" className="search-more" onClick={retry}>
        {text('Try again')}
      </button>
    </div>
  );
}

/** What a live region says about a search. */
function summaryOf({query, search: {status, count}}: Props): string {
  if (status === 'stalled') {
    return text('Searching…');
  }
  if (status === 'done') {
    return plural(count, '{0} result for “{1}”|{0} results for “{1}”', query);
  }
  return '';
}

/** What a query finds: count, parts of the site, hits, or why there are none. */
export default function Results(props: Props): ReactNode {
  const {section, setSection} = props;
  const {hits, status, shown, pages} = props.search;
  return (
    <div data-search={status} aria-busy={status === 'loading' || status === 'stalled'}>
      {status === 'error' ? (
        <Failed {...props} />
      ) : (
        <>
          <p role="status">{summaryOf(props)}</p>
          <Sections sections={props.search.sections} section={section} setSection={setSection} />
          {status === 'done' && hits.length === 0 && <NothingFound {...props} />}
          <ul className="search-list">
            {hits.map((hit) => (
              <Hit key={hit.objectID} hit={hit} />
            ))}
          </ul>
          {shown < pages && <More {...props} />}
        </>
      )}
      {props.site.settings.mode === 'hosted' && (
        <p className="search-provider">
          {text('Search by')} <a href="https://www.algolia.com/">Algolia</a>
        </p>
      )}
    </div>
  );
}
