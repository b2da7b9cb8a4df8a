import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/** The tabs within. @throws Error where something else stands between them */
const itemsOf = (children: ReactNode): ReactElement<TabItemProps>[] =>
  Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (!isValidElement<TabItemProps>(child) || child.props.value === undefined) {
        throw new Error('<Tabs> holds <TabItem value="…"> and nothing else.');
      }
      return child;
    });

// Ejected from 3.9.2: without script; controls/tabs shows what is chosen.
export default function Tabs({children, groupId, defaultValue, className}: Props): ReactNode {
  const items = itemsOf(children);
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
        {items.map(({props: {value, label, className: own, children: content}}, index) => (
          // A panel carries its name, shown where the tabs themselves cannot work (without JavaScript, on paper).
          <div
            key={value}
            role="tabpanel"
            aria-label={label ?? value}
            className={clsx('tab-panel', own)}
            hidden={index !== shown}>
            <p className="tab-panel__name" aria-hidden="true">
              {label ?? value}
            </p>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
