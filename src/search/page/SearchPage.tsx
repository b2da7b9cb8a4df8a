import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {createSearchClient} from '../client/client';
import {MAX_QUERY_LENGTH} from '../constants';
import {useContextualFilters} from '../ui/useContextualFilters';
import {useQueryInAddress} from './useQueryInAddress';
import {useSearchResults} from './useSearchResults';
import {indexNameOf, useSearchSettings} from '../ui/useSearchSettings';
import AllPages, {ALL_PAGES} from './AllPages';
import Results from './Results';
import styles from './styles.module.css';

// Below the layout, which knows the version of the documentation that the reader prefers.
function Search(): ReactNode {
  const settings = useSearchSettings();
  const {siteConfig} = useDocusaurusContext();
  const client = useMemo(() => createSearchClient(settings, siteConfig), [settings, siteConfig]);
  const [query, setQuery] = useQueryInAddress();
  const [section, setSection] = useState<string>();
  const filters = useContextualFilters();
  const indexName = indexNameOf(settings);
  const search = useSearchResults(client, {query, section, filters, indexName});
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = field.current;
    input?.focus();
    // What a reader typed, or took away, before React came.
    if (input?.dataset.edited !== undefined) {
      setQuery(input.value);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page starts
  }, []);

  return (
    <>
      <PageMetadata
        title={query.trim() ? `Search results for “${query}”` : 'Search'}
        description="Search the Collektive documentation and blog, or pick a page from the list of all."
      />
      <main className={styles.page} data-alive>
        <h1>Search</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="search-query">Search the documentation and the blog</label>
          <input
            ref={field}
            id="search-query"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
        </form>
        {query.trim() ? (
          <Results {...{query, search, section, setSection, settings}} />
        ) : (
          <section aria-labelledby={ALL_PAGES} className={styles.all}>
            <h2 id={ALL_PAGES}>All pages</h2>
            <AllPages />
          </section>
        )}
      </main>
    </>
  );
}

/** Answers by any engine, and every page before the first query: the latter without JavaScript, too. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Search />
    </Layout>
  );
}
