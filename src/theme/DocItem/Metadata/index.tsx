import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import JsonLd from '@site/src/components/JsonLd';
import {FEATURES} from '@site/src/site/features';
import {libraryId} from '@site/src/site/jsonLd';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

/** Wrapped: a document is an article about the library. */
export default function DocItemMetadataAsArticle(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {title, permalink, lastUpdatedAt} = useDoc().metadata;
  const article = {
    '@type': 'TechArticle',
    headline: title,
    url: url + permalink.replace(/\/?$/, '/'),
    dateModified: lastUpdatedAt && new Date(lastUpdatedAt).toISOString(),
    about: libraryId(url + baseUrl),
  };
  return (
    <>
      <DocItemMetadata />
      {FEATURES.structuredData && <JsonLd thing={article} />}
    </>
  );
}
