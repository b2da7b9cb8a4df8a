import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Wraps the whole app: home of the description of pages that the theme gives none. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Head>
        <meta name="description" content={tagline} />
        <meta property="og:description" content={tagline} />
      </Head>
      {children}
    </>
  );
}
