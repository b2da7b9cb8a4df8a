import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import Metadata from '@theme-original/DocItem/Metadata';

/** A page of an older version names the current one, if there is one, as what search engines are to find. */
function CanonicalPage(): ReactNode {
  const {
    siteConfig: {url, trailingSlash, baseUrl},
  } = useDocusaurusContext();
  const {latestDocSuggestion} = useDocVersionSuggestions(undefined);
  if (!latestDocSuggestion) {
    return null;
  }
  const address = url + applyTrailingSlash(latestDocSuggestion.path, {trailingSlash, baseUrl});
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

export default function DocItemMetadata(): ReactNode {
  const {isLast} = useDocsVersion();
  return (
    <>
      <Metadata />
      {!isLast && <CanonicalPage />}
    </>
  );
}
