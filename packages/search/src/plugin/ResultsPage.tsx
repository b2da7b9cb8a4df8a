/** The page of results: a field, and what it finds. */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH} from '../constants';
import {queryInAddress} from '../results/useQuery';
import {fetchScript} from './islands';
import type {Addresses} from './scripts';

/** What the island shows there is none of the page's business. */
const RESULTS = {__html: ''};

export default function ResultsPage(): ReactNode {
  const {results} = usePluginData('collektive-search') as Addresses;
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  useEffect(() => {
    field.current!.value = queryInAddress();
    fetchScript(results).then(
      () => window.searchResults!.start(field.current!, place.current!),
      () => setUnavailable(true),
    );
  }, [results]);
  return (
    <Layout>
      <PageMetadata title={translate({message: 'Search'})} />
      <main className="container margin-vert--lg">
        <h1>
          <Translate>Search</Translate>
        </h1>
        <form role="search">
          <label htmlFor="search-query">
            <Translate>Search this site</Translate>
          </label>
          <input
            ref={field}
            id="search-query"
            className="search-results-field"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
          />
          {isUnavailable && (
            <p role="alert">
              <Translate>Search needs a script that could not be loaded.</Translate>{' '}
              <button>
                <Translate>Try again</Translate>
              </button>
            </p>
          )}
        </form>
        <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={RESULTS} />
      </main>
    </Layout>
  );
}
