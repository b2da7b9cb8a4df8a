import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/**
 * A menu in the navbar. <details> opens on click, Enter, Space and a screen reader's press, and does so
 * without JavaScript; the script only closes it again.
 */
export default function DropdownMenu({items, label, className}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeUnlessInside = ({target}: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) {
        menu.current.open = false;
      }
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) {
      menu.current.open = false;
      summary.current?.focus();
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only adds Escape to what <summary> and the links inside do
    <details ref={menu} className={clsx('navbar__item', styles.menu)} onKeyDown={closeOnEscape}>
      <summary ref={summary} className={clsx('navbar__link', styles.summary, className)}>
        {label}
      </summary>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={() => {
              if (menu.current) {
                menu.current.open = false;
              }
            }}
            key={index}
          />
        ))}
      </ul>
    </details>
  );
}
