import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ANNOUNCER_ID} from '@site/src/page/announcer';

/** What src/page/announcer says is none of React's business. */
const NOTHING = {__html: ''};

/**
 * Wraps the whole app and never unmounts: home of the live region that src/page/announcer fills, and of the
 * description of pages that the theme gives none.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Head>
        <meta name="description" content={tagline} />
        <meta property="og:description" content={tagline} />
      </Head>
      {children}
      <div
        id={ANNOUNCER_ID}
        role="status"
        aria-live="polite"
        className="sr-only"
        dangerouslySetInnerHTML={NOTHING}
      />
    </>
  );
}
