import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

// Wraps 3.9.2, which gives this page no description.
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={`Posts of the Collektive blog by the ${props.author.name}.`} />
    </>
  );
}
