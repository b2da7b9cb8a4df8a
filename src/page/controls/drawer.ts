/**
 * The menu of narrow screens: copies of what stands in the page, in a modal <dialog>, which brings its
 * role, focus kept inside and given back, Escape, and a backdrop.
 */
import {all, onArrive, onClick} from './events';
import {isAwake} from './framework';

/** From here on the page shows its menus itself; the theme's own width. */
const WIDE = '(min-width: 997px)';

const CROSS =
  '<svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path stroke="currentColor" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>';

let drawer: HTMLDialogElement | undefined;
/** The page that it was opened on. */
let page = '';
/** The navbar's own items, behind the documents. */
let mainMenu: HTMLElement;

/** A link of the drawer → the one in the page that it is a copy of. */
const originals = new WeakMap<Element, HTMLElement>();

const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');

/** A copy without ids, which must not stand twice. */
function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const sources = [element, ...all('*', element)];
  [copy, ...all('*', copy)].forEach((node, index) => {
    node.removeAttribute('id');
    originals.set(node, sources[index] as HTMLElement);
  });
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

function createHead(): HTMLElement {
  const close = create('button', 'clean-btn navbar-sidebar__close');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close navigation bar');
  close.innerHTML = CROSS;
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
  // An awake framework changes pages itself: by the link in the page, of which this is a copy.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.drawer a[href]');
    const original = link && originals.get(link);
    if (original && isAwake() && original.isConnected && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      close();
      original.click();
    }
  });
  onArrive(() => {
    if (page !== window.location.pathname) {
      close();
    }
  });
  window.matchMedia(WIDE).addEventListener('change', ({matches}) => matches && close());
  // Back out of the browser's cache, a page is as it was left.
  window.addEventListener('pagehide', close);
}
