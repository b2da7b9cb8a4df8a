import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

function focusMain(event: MouseEvent): void {
  const main =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (main) {
    event.preventDefault();
    // The attribute stays: taking it away again, as the stock link does, drops the focus to <body>.
    main.tabIndex = -1;
    main.focus();
  }
}

/** The first Tab stop. Focus after a change of page is the business of plugins/route-focus. */
export default function SkipLink(): ReactNode {
  return (
    <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusMain}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
