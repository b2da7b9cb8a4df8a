/** Menus of the navbar: ./details opens them; this does so below a mouse, too, and closes them again. */
import {isOpen, setOpen} from './details';
import {all, on, onClick} from './events';

const MENU = 'details.navbar-menu';
const OPEN = `${MENU}[open]`;

const close = (except?: EventTarget | null): void => {
  for (const menu of all<HTMLDetailsElement>(OPEN)) {
    if (!menu.contains(except as Node | null)) {
      setOpen(menu, false);
    }
  }
};

const closest = <E extends Element>(target: EventTarget | null, selector: string): E | null =>
  (target as Element | null)?.closest?.<E>(selector) ?? null;

/** The menu that a mouse is over, and whether it is open for no other reason. */
let hovered: HTMLDetailsElement | null = null;
let isOpenByHover = false;

/** @param target what the mouse is over now, `null` outside of the page */
function hover(target: EventTarget | null): void {
  const menu = closest<HTMLDetailsElement>(target, MENU);
  if (menu === hovered) {
    return;
  }
  if (hovered && isOpenByHover) {
    setOpen(hovered, false);
  }
  hovered = menu;
  isOpenByHover = menu !== null && !isOpen(menu);
  if (menu) {
    setOpen(menu, true);
  }
}

export function startMenus(): void {
  on(['pointerover', 'pointerout'], ({type, target, relatedTarget, pointerType}) => {
    if (pointerType === 'mouse' && window.matchMedia('(hover: hover)').matches) {
      hover(type === 'pointerout' ? relatedTarget : target);
    }
  });
  // What the mouse has opened, a click keeps open.
  onClick(`${MENU} > summary`, ({parentElement}) => {
    const menu = parentElement as HTMLDetailsElement;
    setOpen(menu, (isOpenByHover && menu === hovered) || !isOpen(menu));
    isOpenByHover = false;
  });
  on(['pointerdown', 'focusin'], ({target}) => close(target));
  on(['click'], ({target}) => {
    if (closest(target, `${OPEN} a`)) {
      close();
    }
  });
  on(['keydown'], ({key, target}) => {
    if (key === 'Escape') {
      const menu = closest(target, OPEN);
      isOpenByHover = false;
      close();
      menu?.querySelector('summary')?.focus();
    }
  });
}
