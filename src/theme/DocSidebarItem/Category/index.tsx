import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type Stock from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

type Props = ComponentProps<typeof Stock>;

/**
 * Ejected from 3.9.2: without script; controls/sidebar folds and unfolds. A category without a
 * page of its own leads to its first one, with and without JavaScript.
 */
export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
  index: _index,
  onItemClick: _onItemClick,
  ...props
}: Props): ReactNode {
  const {items, label, className, href} = item;
  const visible = useVisibleSidebarItems(items, activePath);
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const folded = item.collapsed && !isActive;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        folded && 'menu__list-item--collapsed',
        className,
      )}>
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}>
        <Link
          className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
          aria-current={isCurrentPage ? 'page' : undefined}
          href={href ?? findFirstSidebarItemLink(item)}
          {...props}>
          {label}
        </Link>
        {visible.length > 0 && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={
              folded
                ? translate({message: "Expand sidebar category '{label}'"}, {label})
                : translate({message: "Collapse sidebar category '{label}'"}, {label})
            }
            aria-expanded={!folded}
          />
        )}
      </div>
      <ul className="menu__list">
        <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}
