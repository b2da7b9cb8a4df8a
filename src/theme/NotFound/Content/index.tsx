import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import NetworkMark from '@site/src/components/NetworkMark';
import styles from './styles.module.css';

/** What stands at an address that no page has: ways on. */
export default function NotFound(): ReactNode {
  return (
    <main className={styles.page} data-not-found>
      <PageMetadata
        description={translate({message: 'No page of the Collektive site has this address.'})}
      />
      <NetworkMark size={96} state="disconnected" />
      <h1>
        <Translate>Page not found</Translate>
      </h1>
      <p>
        <Translate>
          No page has this address. It may have moved, or the link that brought you here is wrong.
        </Translate>
      </p>
      <ul className={styles.ways}>
        <li>
          <Link className="button button--primary" to="/docs/intro/">
            <Translate>Read the documentation</Translate>{' '}
          </Link>
        </li>
        <li>
          <Link className="button button--secondary" to="/search/">
            <Translate>Search the site</Translate>{' '}
          </Link>
        </li>
        <li>
          <Link className="button button--secondary" to="/">
            <Translate>Go to the home page</Translate>{' '}
          </Link>
        </li>
      </ul>
    </main>
  );
}
