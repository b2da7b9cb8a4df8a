import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import useContentLanguage from '@site/src/components/useContentLanguage';

// Ejected from 3.9.2: a post that nobody has translated says which language it is written in.
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <article className={className} lang={useContentLanguage(metadata.source)}>
      {children}
    </article>
  );
}
