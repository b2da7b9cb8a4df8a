import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

interface Props {
  header: ReactNode;
  primaryMenu: ReactNode;
  secondaryMenu: ReactNode;
}

/**
 * The menu of narrow screens. A modal <dialog> brings its role, focus kept inside and given back,
 * Escape, and a backdrop above everything else.
 */
export default function MobileDrawer({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (shown) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [shown]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is for the backdrop; keys have Escape, the dialog's own way out
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label="Site navigation"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, styles.dialog)}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          toggle();
        }
      }}>
      <div className={styles.content}>
        {header}
        <div className="menu">{secondaryShown ? secondaryMenu : primaryMenu}</div>
      </div>
    </dialog>
  );
}
