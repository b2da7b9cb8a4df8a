import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardFile} from '@collektive/cards/file';
import {COPY} from '@collektive/markdown-copies/file';
import {PageMetadata} from '@docusaurus/theme-common';
import {FEATURES} from '@site/src/site/features';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Lists of posts, search and the page for missing ones, which search does not find either. */
const IS_NO_CONTENT = /^(?:blog(?:\/(?:archive|authors|page|tags)\b.*)?|search|404\.html)\/?$/;

/**
 * Wrapped: a page's card and its Markdown copy, which the build makes (plugins/machine-readable). A picture that an author has
 * chosen comes after, and stands.
 */
export default function SiteMetadataWithCopies(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length);
  const hasCopies = !IS_NO_CONTENT.test(path);
  return (
    <>
      <SiteMetadata />
      {FEATURES.cards && hasCopies && <PageMetadata image={cardFile(path)} />}
      {FEATURES.markdownCopies && hasCopies && (
        <Head>
          <link rel="alternate" type="text/markdown" href={COPY} />
        </Head>
      )}
    </>
  );
}
