import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type Stock from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';

/** Ejected from 3.9.2, which cuts labels after two lines and therefore says each of them twice. */
export default function DocSidebarItemLink({
  item,
  activePath,
  index: _index,
  level: _level,
  onItemClick: _onItemClick,
  ...props
}: ComponentProps<typeof Stock>): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...props}>
        {label}
        {!isInternalUrl(href) && <IconExternalLink />}
      </Link>
    </li>
  );
}
