import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH} from '@collektive/search';
import AllPages, {ALL_PAGES} from './AllPages';
import styles from './styles.module.css';

/** What the island shows there is none of React's business. */
const RESULTS = {__html: ''};

/**
 * The page of search: a field, and every page of the site, which needs no script. What a query finds, plugins/search/src/results
 * shows between the two.
 */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({message: 'Search'})}
        description={translate({
          message:
            'Search the Collektive documentation and blog, or pick from the list of all pages.',
        })}
      />
      <main className={styles.page}>
        <h1>
          <Translate>Search</Translate>
        </h1>
        <form role="search">
          <label htmlFor="search-query">
            <Translate>Search the documentation and the blog</Translate>
          </label>
          <input
            id="search-query"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
          />
          {/* Shown where the script does not come, or there is no JavaScript: the form then leads here once more. */}
          <p role="alert" className="search-unavailable">
            <Translate>
              Search needs a script that could not be loaded. Pick a page from the list below, or
            </Translate>{' '}
            <button className="button button--secondary button--sm">
              <Translate>Try again</Translate>
            </button>
          </p>
        </form>
        <div data-search-results="" suppressHydrationWarning dangerouslySetInnerHTML={RESULTS} />
        <section aria-labelledby={ALL_PAGES} className={styles.all}>
          <h2 id={ALL_PAGES}>
            <Translate>All pages</Translate>
          </h2>
          <AllPages />
        </section>
      </main>
    </Layout>
  );
}
