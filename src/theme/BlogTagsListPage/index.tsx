import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

// Wraps 3.9.2, which gives this page no description.
export default function BlogTagsListPageWrapper(
  props: ComponentProps<typeof BlogTagsListPage>,
): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="The subjects of the Collektive blog, from A to Z." />
    </>
  );
}
