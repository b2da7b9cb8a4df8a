import {useEffect, useRef, type ReactNode} from 'react';
import {rowInList} from '../text/listing';
import type {SearchHit} from '../types';
import {failureHelp, OUTDATED} from '../ui/failure';
import {Changing} from '../ui/Changing';
import Row from '../ui/Row';
import Sections from '../ui/Sections';
import {missingResultsAddress, type SearchSite} from '../client/site';
import type {useSearchResults} from './useSearchResults';

interface Props {
  query: string;
  search: ReturnType<typeof useSearchResults>;
  /** The part of the site that the reader keeps to. */
  section: string | undefined;
  setSection: (section: string | undefined) => void;
  site: SearchSite;
}

const List = ({hits}: {hits: readonly SearchHit[]}): ReactNode => (
  <ul className="search-list">
    {hits.map((hit) => (
      <li key={hit.objectID}>
        <Row row={rowInList(hit)} />
      </li>
    ))}
  </ul>
);

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
      <Changing text={`Show more results (${count - hits.length} left)`} />
    </button>
  );
}

function NothingFound({query, search: {near}, site}: Props): ReactNode {
  const missing = missingResultsAddress(site.settings, query);
  return (
    <div className="search-notice">
      <h2>
        <Changing text={`No results for “${query}”`} />
      </h2>
      <p>Try fewer or different words: a name from the code, or what you want to do.</p>
      {near.length > 0 && (
        <>
          <h3>Similar pages</h3>
          <List hits={near} />
        </>
      )}
      {missing && (
        <p>
          Believe this query should return results? <a href={missing}>Let us know.</a>
        </p>
      )}
    </div>
  );
}

function Failed({search: {retry, isOutdated}, site}: Props): ReactNode {
  return (
    <div className="search-notice">
      <h2>Unable to fetch results</h2>
      <p role="status">
        {isOutdated
          ? OUTDATED
          : failureHelp(site, 'You might want to check your network connection.')}
      </p>
      <button type="button" className="search-more" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** What a live region says about a search. */
function summaryOf({query, search: {status, count}}: Props): string {
  if (status === 'stalled') {
    return 'Searching…';
  }
  if (status === 'done') {
    return `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'} for “${query}”`;
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
          <p role="status">
            <Changing text={summaryOf(props)} />
          </p>
          <Sections sections={props.search.sections} section={section} setSection={setSection} />
          {status === 'done' && hits.length === 0 && <NothingFound {...props} />}
          <List hits={hits} />
          {shown < pages && <More {...props} />}
        </>
      )}
      {props.site.settings.mode === 'hosted' && (
        <p className="search-provider">
          Search by <a href="https://www.algolia.com/">Algolia</a>
        </p>
      )}
    </div>
  );
}
