import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The first Tab stop; src/page/controls/skip moves the focus. After a change of page plugins/page-script does. */
export default function SkipLink(): ReactNode {
  return (
    <a href={`#${SkipToContentFallbackId}`} className={styles.link} data-skip>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
