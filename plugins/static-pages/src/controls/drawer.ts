/**
 * The menu of narrow screens: copies of what stands in the page, in a modal <dialog>, which brings its
 * role, focus kept inside and given back, Escape, and a backdrop.
 */
import {all, onPageShown, onClick} from './events';

/** From here on the page shows its menus itself; the theme's own width. */
const WIDE = '(min-width: 997px)';

const CROSS = 'M2 2l26 26M28 2L2 28';

let drawer: HTMLDialogElement | undefined;
/** The page that it was opened on. */
let page = '';
/** The navbar's own items, behind the documents. */
let mainMenu: HTMLElement;

const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');

/** A copy without ids, which must not stand twice. */
function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  [copy, ...all('*', copy)].forEach((node) => node.removeAttribute('id'));
  return copy;
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** The drawing of the button that opens it, crossed. */
function createCross(): HTMLElement {
  const cross = copyOf(toggle()!.querySelector('svg')!);
  cross.setAttribute('width', '21');
  cross.setAttribute('height', '21');
  cross.querySelector('path')!.setAttribute('d', CROSS);
  return cross;
}

function createHead(): HTMLElement {
  const close = create('button', 'clean-btn navbar-sidebar__close');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close navigation bar');
  close.append(createCross());
  const brand = copyOf(document.querySelector('.navbar__brand')!);
  const mode = copyOf(document.querySelector('.navbar [data-colour-mode]')!);
  return create('div', 'navbar-sidebar__brand', brand, create('div', 'drawer__mode', mode), close);
}

/** An item of the navbar as the drawer's list shows it: links one below the other, a menu unfolded. */
function createItem(item: Element): HTMLElement {
  const copy = copyOf(item);
  if (item.matches('details')) {
    const links = all<HTMLAnchorElement>('a', copy).map((link) => {
      link.className = 'menu__link';
      return create('li', 'menu__list-item', link);
    });
    const title = copy.querySelector('summary')!;
    title.className = 'menu__link';
    copy.className = '';
    copy.replaceChildren(title, create('ul', 'menu__list', ...links));
  } else {
    copy.className = item.className.replace(/navbar__item ?/, '').replaceAll('navbar__', 'menu__');
  }
  return create('li', 'menu__list-item', copy);
}

function createBody(): HTMLElement {
  const items = all('.navbar .navbar__item').map(createItem);
  const main = create('ul', 'menu__list', ...items);
  const menu = document.querySelector(
    '.theme-doc-sidebar-menu, nav[aria-label="Blog recent posts navigation"]',
  );
  if (!menu) {
    return create('div', 'menu', main);
  }
  const back = create('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
  back.type = 'button';
  mainMenu = main;
  return create('div', 'menu', back, copyOf(menu));
}

function showMainMenu(button: HTMLElement): void {
  button.parentElement!.replaceChildren(mainMenu);
  mainMenu.querySelector('a')?.focus();
}

const close = (): void => drawer?.close();

function open(): void {
  const dialog = create('dialog', 'theme-layout-navbar-sidebar drawer', createHead(), createBody());
  dialog.setAttribute('aria-label', 'Site navigation');
  dialog.setAttribute('aria-modal', 'true');
  dialog.addEventListener('click', ({target}) => target === dialog && close());
  dialog.addEventListener('close', () => {
    drawer = undefined;
    dialog.remove();
    toggle()?.setAttribute('aria-expanded', 'false');
    toggle()?.focus();
  });
  drawer = dialog;
  page = window.location.pathname;
  document.body.append(dialog);
  dialog.showModal();
  toggle()?.setAttribute('aria-expanded', 'true');
}

export function startDrawer(): void {
  onClick('.navbar__toggle', open);
  onClick('.navbar-sidebar__close', close);
  onClick('.navbar-sidebar__back', showMainMenu);
  onPageShown(() => {
    if (page !== window.location.pathname) {
      close();
    }
  });
  window.matchMedia(WIDE).addEventListener('change', ({matches}) => matches && close());
  // Back out of the browser's cache, a page is as it was left.
  window.addEventListener('pagehide', close);
}
