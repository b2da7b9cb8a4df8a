import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import NetworkMark from '@site/src/components/NetworkMark';
import styles from './styles.module.css';

/** What stands at an address that no page has: ways on. */
export default function NotFound(): ReactNode {
  return (
    <main className={styles.page} data-not-found>
      <PageMetadata description="No page of the Collektive site has this address." />
      <NetworkMark size={96} state="disconnected" />
      <h1>Page not found</h1>
      <p>
        No page has this address. It may have moved, or the link that brought you here is wrong.
      </p>
      <ul className={styles.ways}>
        <li>
          <Link className="button button--primary" to="/docs/intro/">
            Read the documentation
          </Link>
        </li>
        <li>
          <Link className="button button--secondary" to="/search/">
            Search the site
          </Link>
        </li>
        <li>
          <Link className="button button--secondary" to="/">
            Go to the home page
          </Link>
        </li>
      </ul>
    </main>
  );
}
