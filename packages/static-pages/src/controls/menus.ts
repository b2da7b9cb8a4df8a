/** Menus of the navbar: <details> opens by itself; this closes it again. */
import {all, on} from './events';

const OPEN = 'details.navbar-menu[open]';

const close = (except?: EventTarget | null): void => {
  for (const menu of all<HTMLDetailsElement>(OPEN)) {
    if (!menu.contains(except as Node | null)) {
      menu.open = false;
    }
  }
};

export function startMenus(): void {
  on(['pointerdown', 'focusin'], ({target}) => close(target));
  on(['click'], ({target}) => {
    if ((target as Element).closest?.(`${OPEN} a`)) {
      close();
    }
  });
  on(['keydown'], ({key, target}) => {
    const menu = key === 'Escape' && (target as Element).closest?.<HTMLDetailsElement>(OPEN);
    if (menu) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
