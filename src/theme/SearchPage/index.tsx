import {useEffect, useMemo, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import pages from '@generated/page-list/default/pages.json';
import styles from './styles.module.css';

/** Longest query, in characters. */
const MAX_QUERY_LENGTH = 64;

/** The query stands in the address, where it can be shared and where back and forward find it. */
function useQuery(): [query: string, setQuery: (query: string) => void] {
  const {search, pathname, hash} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // The server knows no query: the first render in the browser has to agree with it.
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  const setQuery = (next: string) => {
    const params = new URLSearchParams(search);
    if (next) {
      params.set('q', next);
    } else {
      params.delete('q');
    }
    history.replace({pathname, hash, search: params.toString()});
  };
  return [query.slice(0, MAX_QUERY_LENGTH), setQuery];
}

function matches(words: string[], ...texts: string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

// Ejected from 3.9.2: a main landmark, a heading, and every page of the site without JavaScript.
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQuery();
  const shown = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return pages.filter(({title, description}) => matches(words, title, description));
  }, [query]);

  useEffect(() => {
    document.querySelector<HTMLInputElement>('#search-query')?.focus();
  }, []);

  return (
    <Layout>
      <PageMetadata
        title={query ? `Search results for “${query}”` : 'Search'}
        description="Find a page of the Collektive documentation and blog by its words."
      />
      <main className={styles.page}>
        <h1>Search</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="search-query">Words of a title or description</label>
          <input
            id="search-query"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
        </form>
        <p role="status">
          {shown.length === 1 ? '1 page' : `${shown.length} pages`}
          {query && ` for “${query}”`}
        </p>
        <ul className={styles.results}>
          {shown.map(({title, description, path}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
