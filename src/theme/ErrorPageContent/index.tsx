import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/ErrorPageContent';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import NetworkMark from '@site/src/components/NetworkMark';
import {ISSUES} from '@site/src/site/links';
import styles from './styles.module.css';

/** What a page shows that crashed: what helps, and where to report what does not. */
export default function CrashPage({error, tryAgain}: ComponentProps<typeof Original>): ReactNode {
  return (
    <main className={styles.page}>
      <NetworkMark size={96} state="broken" />
      <h1>This page crashed.</h1>
      <p>
        The rest of the site still works. Try again; if that does not help,{' '}
        <Link to={ISSUES}>report it on GitHub</Link> with the text below.
      </p>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
