import {cloneElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, type TabItemProps} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';

// Ejected from 3.9.2: without script; src/page/controls/tabs shows what is chosen.
export default function Tabs({children, groupId, defaultValue, className}: Props): ReactNode {
  const items = sanitizeTabsChildren(children);
  const isDefault = ({value, default: marked}: TabItemProps): boolean =>
    defaultValue ? value === defaultValue : marked === true;
  const shown = Math.max(
    items.findIndex(({props}) => isDefault(props)),
    0,
  );
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', 'margin-bottom--md')}>
      <div role="tablist" className={clsx('tabs', className)} data-group={groupId}>
        {items.map(({props: {value, label}}, index) => (
          <div
            key={value}
            role="tab"
            tabIndex={index === shown ? 0 : -1}
            aria-selected={index === shown}
            data-value={value}
            className={clsx(
              'tabs__item margin-top--none',
              index === shown && 'tabs__item--active',
            )}>
            {label ?? value}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map((item, index) => cloneElement(item, {key: index, hidden: index !== shown}))}
      </div>
    </div>
  );
}
