import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {jsonLd} from '@site/src/site/jsonLd';

/** What a page says of itself to search engines, in the words of https://schema.org. */
export default function JsonLd({thing}: {thing: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(thing)}</script>
    </Head>
  );
}
