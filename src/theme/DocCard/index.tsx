import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Line from './Line';
import styles from './styles.module.css';

/** A page or a category on a category's page: where it stands, whole title, whole description. */
export default function Card({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? (item.docId ?? undefined) : undefined);
  const {items} = useCurrentSidebarCategory();
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  return (
    href !== undefined && (
      <Link href={href} className={clsx('card', styles.card, item.className)}>
        <Line place={items.indexOf(item)} count={items.length} />
        <h2>{item.label}</h2>
        {description && <p>{description}</p>}
      </Link>
    )
  );
}
