import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {breakable} from '@site/src/components/breakable';
import styles from './styles.module.css';

// Ejected from 3.9.2: a named landmark with a visible title, long names in capitals that fit, and no
// script: plugins/static-pages/src/controls/contents marks the heading that is read.
export default function TOC({toc, className, ...props}: Props): ReactNode {
  const fitting = useMemo(() => breakable(toc), [toc]);
  return (
    <nav aria-label={translate({message: 'On this page'})} className={styles.box}>
      <p className={styles.title} aria-hidden="true">
        <Translate>On this page</Translate>{' '}
      </p>
      <div className={clsx(styles.list, 'thin-scrollbar', className)}>
        <TOCItems {...props} toc={fitting} linkClassName="table-of-contents__link toc-highlight" />
      </div>
    </nav>
  );
}
