import type {ComponentProps, ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

// Wraps 3.9.2, which does not tell assistive technology whether the list is open.
export default function CollapseButtonWrapper(
  props: ComponentProps<typeof CollapseButton>,
): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
