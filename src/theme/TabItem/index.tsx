import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';

// Ejected from 3.9.2: each panel carries its name, shown where the tabs themselves cannot work
// (without JavaScript, on paper).
export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx('tab-panel', className)}
      hidden={hidden}>
      <p className="tab-panel__name" aria-hidden="true">
        {label ?? value}
      </p>
      {children}
    </div>
  );
}
