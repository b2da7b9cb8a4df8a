import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {markedPieces} from '../text/markup';
import type {SearchSettings} from '@site/src/site/search';
import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit} from '../types';
import {failureHelp, OUTDATED} from '../ui/failureHelp';
import {missingResultsAddress} from '../ui/useSearchSettings';
import type {useSearchResults} from './useSearchResults';
import styles from './styles.module.css';

interface Props {
  query: string;
  search: ReturnType<typeof useSearchResults>;
  /** The part of the site that the reader keeps to. */
  section: string | undefined;
  setSection: (section: string | undefined) => void;
  settings: SearchSettings;
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
        <p className={styles.crumbs}>
          {levels
            .slice(0, -1)
            .map((level) => hierarchy[level])
            .join(' › ')}
        </p>
      )}
      <Link to={hit.url}>
        <Marked html={marked?.hierarchy?.[own]?.value ?? hierarchy[own]!} />
      </Link>
      {summary && (
        <p>
          <Marked html={summary} />
        </p>
      )}
    </li>
  );
}

function Sections({search, section, setSection}: Props): ReactNode {
  const counts = Object.entries(search.sections).sort(([, a], [, b]) => b - a);
  if (counts.length < 2 && !section) {
    return null;
  }
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const choices: Array<[name: string | undefined, count: number]> = [[undefined, all], ...counts];
  if (section && !search.sections[section]) {
    choices.push([section, 0]);
  }
  return (
    <div role="group" aria-label="Part of the site" className={styles.sections}>
      {choices.map(([name, count]) => (
        <button
          key={name ?? ''}
          type="button"
          aria-pressed={name === section}
          onClick={() => setSection(name)}>
          {name ?? 'All'} <span>{count}</span>
        </button>
      ))}
    </div>
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
    <button ref={button} type="button" className={styles.more} onClick={showMore}>
      Show more results ({count - hits.length} left)
    </button>
  );
}

function NothingFound({query, settings}: Props): ReactNode {
  const missing = missingResultsAddress(settings, query);
  return (
    <div className={styles.notice}>
      <h2>No results for “{query}”</h2>
      <p>Try fewer words, or other ones: a name from the code, or what you want to do.</p>
      {missing && (
        <p>
          Believe this query should return results? <Link to={missing}>Let us know.</Link>
        </p>
      )}
    </div>
  );
}

function Failed({search: {retry, isOutdated}, settings}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <h2>Unable to fetch results</h2>
      <p role="status">
        {isOutdated
          ? OUTDATED
          : failureHelp(settings, 'You might want to check your network connection.')}
      </p>
      <button type="button" className={styles.more} onClick={retry}>
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
    return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
  }
  return '';
}

/** What a query finds: count, parts of the site, hits, or why there are none. */
export default function Results(props: Props): ReactNode {
  const {hits, status, shown, pages} = props.search;
  return (
    <div data-search={status} aria-busy={status === 'loading' || status === 'stalled'}>
      {status === 'error' ? (
        <Failed {...props} />
      ) : (
        <>
          <p role="status">{summaryOf(props)}</p>
          <Sections {...props} />
          {status === 'done' && hits.length === 0 && <NothingFound {...props} />}
          <ul className={styles.results}>
            {hits.map((hit) => (
              <Hit key={hit.objectID} hit={hit} />
            ))}
          </ul>
          {shown < pages && <More {...props} />}
        </>
      )}
      {props.settings.mode === 'hosted' && (
        <p className={styles.provider}>
          Search by <Link to="https://www.algolia.com/">Algolia</Link>
        </p>
      )}
    </div>
  );
}
