import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

// Ejected from 3.9.2: <details>, which opens without JavaScript, too.
export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={clsx(styles.box, className)}>
      <summary>On this page</summary>
      <TOCItems {...contents} className="table-of-contents" />
    </details>
  );
}
