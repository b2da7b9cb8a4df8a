import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** News above the navbar. src/page decides before the first paint whether it shows, so that nothing moves, and closes it. */
export default function Announcement(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) {
    return null;
  }
  return (
    <div
      role="region"
      aria-label={translate({message: 'Announcement'})}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={clsx('underlined-links', styles.content)} />
      {announcementBar.isCloseable && <AnnouncementBarCloseButton className={styles.close} />}
    </div>
  );
}
