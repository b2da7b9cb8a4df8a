import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

// Wraps 3.9.2, which gives this page no description.
export default function BlogAuthorsListPageWrapper(
  props: ComponentProps<typeof BlogAuthorsListPage>,
): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="The teams that write the Collektive blog." />
    </>
  );
}
