import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH} from '@site/src/site/search';
import IconSearch from './IconSearch';
import styles from './styles.module.css';

/**
 * A link to the search page. Keys and clicks are the business of src/page/controls/search.
 */
export default function SearchButton(): ReactNode {
  return (
    // Not a `Link`, which would fetch the search page for everybody ahead of time.
    <a
      href={useBaseUrl(SEARCH.searchPagePath)}
      className={styles.button}
      aria-label={translate({message: 'Search (Ctrl+K)'})}
      data-opens-search>
      <IconSearch />
      <span className={styles.label}>
        <Translate>Search</Translate>
      </span>
      <span className={styles.keys} aria-hidden="true">
        <kbd data-key="Ctrl" />
        <kbd data-key="K" />
      </span>
    </a>
  );
}
