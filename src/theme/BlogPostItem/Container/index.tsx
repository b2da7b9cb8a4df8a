import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Container from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import useContentLanguage from '@site/src/components/useContentLanguage';

/** A post that nobody has translated says which language it is written in. */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {metadata} = useBlogPost();
  const language = useContentLanguage(metadata.source);
  return (
    <Container className={className}>
      {language ? <div lang={language}>{children}</div> : children}
    </Container>
  );
}
