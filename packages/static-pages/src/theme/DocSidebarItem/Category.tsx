import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useDocsSidebar,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import type Stock from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

type Props = ComponentProps<typeof Stock>;

/** Links of a list, at any depth. */
const linksIn = (items: readonly PropSidebarItem[]): number =>
  items.reduce((sum, item) => sum + (item.type === 'category' ? linksIn(item.items) : 1), 0);

const counted = new WeakMap<readonly PropSidebarItem[], number>();

/** Is the sidebar so long that pages come without the categories that they are not in? */
function useIsLong(): boolean {
  const {customFields} = useDocusaurusContext().siteConfig;
  const items = useDocsSidebar()?.items ?? [];
  const links = counted.get(items) ?? linksIn(items);
  counted.set(items, links);
  // What such a category holds is fetched as HTML, which `npm start` does not have.
  return process.env.NODE_ENV === 'production' && links > Number(customFields?.sidebarLinks);
}

/** What controls/sidebar fetches and puts there is none of React's business. */
const NOTHING = {__html: ''};

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
  const isLazy = useIsLong() && !isActive;
  const folded = isLazy || (item.collapsed && !isActive);
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
        {(isLazy || visible.length > 0) && (
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
      {isLazy ? (
        <ul className="menu__list" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      ) : (
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
