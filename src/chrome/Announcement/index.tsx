import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** News above the navbar. plugins/page-guard decides before the first paint whether it shows, so that nothing moves. */
export default function Announcement(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) {
    return null;
  }
  return (
    <div
      role="region"
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={clsx('underlined-links', styles.content)} />
      {announcementBar.isCloseable && (
        <AnnouncementBarCloseButton onClick={close} className={styles.close} />
      )}
    </div>
  );
}
