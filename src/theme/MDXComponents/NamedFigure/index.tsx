import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A figure whose address the framework knows, so that it finds links to one that is gone. */
export default function NamedFigure(props: ComponentProps<'figure'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <figure {...props} />;
}
