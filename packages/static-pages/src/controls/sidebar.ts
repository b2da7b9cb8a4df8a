/** Categories of the sidebar, in the page and in the drawer, fold and unfold; styles do the motion. */
import {phrase} from '@collektive/texts';
import {leaveFor} from '../page/reach';
import {tabStore} from '../page/storage';
import {all, onArrive, onClick} from './events';

const FOLDED = 'menu__list-item--collapsed';

/** How long a category takes to fold, in milliseconds. */
const DURATION = 150;

/** Shows the change of height that a class has made. */
function move(list: Element, folded: boolean): void {
  const height = `${list.scrollHeight}px`;
  const heights = folded ? [height, '0'] : ['0', height];
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION;
  list.animate(
    {height: heights, visibility: ['visible', 'visible'], overflow: ['hidden', 'hidden']},
    {duration, easing: 'ease-in-out'},
  );
}

function fold(button: HTMLElement): void {
  const item = button.closest('.menu__list-item')!;
  const folded = item.classList.toggle(FOLDED);
  move(item.querySelector('.menu__list')!, folded);
  button.setAttribute('aria-expanded', String(!folded));
  const label = button.parentElement!.querySelector('a')!.textContent;
  button.ariaLabel = folded
    ? phrase`Expand sidebar category '${label}'`
    : phrase`Collapse sidebar category '${label}'`;
}

const listBeside = (link: Element): Element => link.closest('li')!.querySelector('.menu__list')!;

/** A document of this site, of which no script runs. */
const fetchPage = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    // Unlike a string, its answer needs no parser that would have to be trusted.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML!);
    request.onerror = reject;
    request.open('GET', address);
    request.send();
  });

/**
 * What a category holds that the page came without: the sidebar of its own page has it.
 * @throws Error where that page is unavailable, or is another one
 */
async function fetchItems({href}: HTMLAnchorElement): Promise<Element[]> {
  const page = await fetchPage(href);
  const link = all<HTMLAnchorElement>('.menu__link--sublist', page).find(
    (one) => one.href === href,
  );
  const items = [...listBeside(link!).children];
  for (const marked of items.flatMap((one) => all('[aria-current], .menu__link--active', one))) {
    marked.removeAttribute('aria-current');
    marked.classList.remove('menu__link--active');
  }
  return items;
}

/** Folds and unfolds; what is not there yet comes first, and where it is unavailable, its page does. */
async function toggle(button: HTMLElement): Promise<void> {
  const link = button.parentElement!.querySelector('a')!;
  const list = listBeside(link);
  if (list.children.length === 0) {
    if (button.ariaBusy) {
      return;
    }
    button.ariaBusy = 'true';
    try {
      list.replaceChildren(...(await fetchItems(link)));
    } catch {
      void leaveFor(link.href);
      return;
    } finally {
      button.ariaBusy = null;
    }
  }
  fold(button);
}

/** The page that is read is in sight, in whatever category it is. */
function unfoldCurrent(): void {
  for (const link of all('.menu__link[aria-current=page]')) {
    for (
      let item = link.closest(`.${FOLDED}`);
      item;
      item = item.parentElement!.closest(`.${FOLDED}`)
    ) {
      const button = item.querySelector<HTMLElement>('.menu__caret');
      if (button && item !== link.closest('.menu__list-item')) {
        fold(button);
      } else {
        break;
      }
    }
  }
}

/** Scrolls a sidebar to the page that is read where that is out of sight; the page itself stays. */
function showCurrent(): void {
  const link = document.querySelector('.theme-doc-sidebar-menu .menu__link[aria-current=page]');
  const menu = link?.closest('nav');
  if (link && menu) {
    const {top, bottom} = link.getBoundingClientRect();
    const box = menu.getBoundingClientRect();
    if (top < box.top || bottom > Math.min(box.bottom, window.innerHeight)) {
      menu.scrollTop += top - box.top - box.height / 2;
    }
  }
}

/** Where a sidebar is kept from one page to the next. */
const KEPT = 'sidebar';

interface Kept {
  scrollTop: number;
  /** `aria-expanded` of categories, by the addresses of their pages. */
  folds: Record<string, string | null>;
}

const MENU = '.theme-doc-sidebar-container .menu';

const addressOf = (caret: Element): string => caret.parentElement!.querySelector('a')!.href;

/** Keeps how far down the sidebar is scrolled, and what is folded. */
function keep(): void {
  const menu = document.querySelector(MENU);
  if (menu) {
    const folds = Object.fromEntries(
      all('.menu__caret', menu).map((caret) => [addressOf(caret), caret.ariaExpanded]),
    );
    const kept: Kept = {scrollTop: menu.scrollTop, folds};
    tabStore()?.setItem(KEPT, JSON.stringify(kept));
  }
}

function readKept(): Kept | undefined {
  try {
    return (JSON.parse(tabStore()?.getItem(KEPT) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Gives both to the sidebar of this page. */
function restore(): void {
  const menu = document.querySelector(MENU);
  const kept = readKept();
  if (menu && kept) {
    for (const caret of all('.menu__caret', menu)) {
      const expanded = kept.folds?.[addressOf(caret)];
      // What a long sidebar comes without is not fetched again.
      const isThere = caret.closest('li')!.querySelector('.menu__list')!.children.length > 0;
      // That which the page is in comes open.
      const isOfPage = caret.parentElement!.querySelector('.menu__link--active') !== null;
      if (expanded && expanded !== caret.ariaExpanded && isThere && !isOfPage) {
        fold(caret);
      }
    }
    menu.getAnimations({subtree: true}).forEach((animation) => animation.finish());
    menu.scrollTop = kept.scrollTop;
  }
}

export function startSidebar(): void {
  onClick('.menu__caret', (button) => void toggle(button));
  restore();
  window.addEventListener('pagehide', keep);
  onArrive(unfoldCurrent);
  onArrive(showCurrent);
}
