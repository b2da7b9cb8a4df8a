import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/**
 * A menu in the navbar. <details> opens on click, Enter, Space and a screen reader's press, and does so
 * without JavaScript; controls/menus closes it again.
 */
export default function DropdownMenu({items, label, className}: Props): ReactNode {
  return (
    <details className="navbar__item navbar-menu">
      <summary className={clsx('navbar__link', 'navbar-menu__summary', className)}>{label}</summary>
      <ul className="navbar-menu__list">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </details>
  );
}
