import {useEffect, useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type Stock from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type StockLayout from '@theme/Layout';

/** The theme's layout asks which plugin a page belongs to. */
const NO_PAGE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

type Layout = ComponentType<ComponentProps<typeof StockLayout>>;

/**
 * Ejected from 3.9.2: what is shown where more broke than a page. The words are ours, and come at once; the bar at
 * the top and the foot of the page are fetched, so that they are no part of what every page wakes with.
 */
export default function Error(props: ComponentProps<typeof Stock>): ReactNode {
  const [layout, setLayout] = useState<{Layout: Layout}>();
  useEffect(() => {
    void import('@theme/Layout').then(
      ({default: Layout}) => setLayout({Layout}),
      () => undefined,
    );
  }, []);
  const words = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={NO_PAGE}>
      <Head>
        <title>Page Error</title>
      </Head>
      {/* What broke may have been the layout. */}
      <ErrorBoundary fallback={() => words}>
        {layout ? <layout.Layout>{words}</layout.Layout> : words}
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
