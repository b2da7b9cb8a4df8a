import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import type {SimpleFooter} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import styles from './styles.module.css';

/** One calm row. */
function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  // The navbar has fetched it already.
  const logo = useBaseUrl('/img/logo.svg');
  if (!footer) {
    return null;
  }
  const links = footer.links as SimpleFooter['links'];
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <img src={logo} alt="" width="28" height="28" />
          <p>{siteConfig.tagline}</p>
        </div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <FooterLinkItem item={link} />
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
    </footer>
  );
}

export default memo(Footer);
