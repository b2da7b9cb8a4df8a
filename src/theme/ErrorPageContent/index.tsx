import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
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
      <h1>
        <Translate>This page crashed.</Translate>
      </h1>
      <p>
        <Translate
          values={{
            report: (
              <Link to={ISSUES}>
                <Translate>report it on GitHub</Translate>
              </Link>
            ),
          }}>
          {
            'The rest of the site still works. Try again; if that does not help, {report} with the text below.'
          }
        </Translate>
      </p>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
