import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import {breakable} from '@site/src/components/breakable';
import styles from './styles.module.css';

// Ejected from 3.9.2: <details>, which opens without JavaScript, too.
export default function TOCCollapsible({toc, className, ...contents}: Props): ReactNode {
  const fitting = useMemo(() => breakable(toc), [toc]);
  return (
    <details className={clsx(styles.box, className)}>
      <summary>
        <Translate>On this page</Translate>
      </summary>
      <TOCItems {...contents} toc={fitting} className="table-of-contents" />
    </details>
  );
}
