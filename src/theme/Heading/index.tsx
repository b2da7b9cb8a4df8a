import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import './styles.module.css';

// Ejected from 3.9.2: the link to a heading has one name instead of the same words twice, as a label and as a title.
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  // What has no id is in no table of contents.
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  collectAnchor(id);
  const name = typeof props.children === 'string' ? props.children : id;
  return (
    <As {...props} className={clsx('anchor', target, props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Direct link to ${name}`}
        translate="no">
        {'\u200B'}
      </Link>
    </As>
  );
}
