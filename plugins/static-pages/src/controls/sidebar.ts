/** Categories of the sidebar, in the page and in the drawer, fold and unfold. */
import {animateHeight} from '../page/motion';
import {tabStore} from '../page/storage';
import {all, on, onPageShown, onClick, onShown} from './events';
import {reveal} from './reveal';

const FOLDED = 'menu__list-item--collapsed';

function fold(button: HTMLElement): void {
  const item = button.closest('.menu__list-item')!;
  const list = item.querySelector('.menu__list')!;
  const folded = item.classList.toggle(FOLDED);
  const {scrollHeight} = list;
  animateHeight(list, folded ? scrollHeight : 0, folded ? 0 : scrollHeight);
  button.setAttribute('aria-expanded', String(!folded));
  const label = button.parentElement!.querySelector('a')!.textContent;
  button.setAttribute(
    'aria-label',
    folded ? `Expand sidebar category '${label}'` : `Collapse sidebar category '${label}'`,
  );
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
    reveal(link, menu);
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

/** How far down a sidebar is scrolled, and what is folded, as it is kept. */
const stateOf = (menu: Element): string =>
  JSON.stringify({
    scrollTop: menu.scrollTop,
    folds: Object.fromEntries(
      all('.menu__caret', menu).map((caret) => [
        addressOf(caret),
        caret.getAttribute('aria-expanded'),
      ]),
    ),
  } satisfies Kept);

/** What this page has kept, or was given. */
let known = '';

/** Keeps the sidebar where it has changed: a page that is left may hide when the next one has been changed already. */
function keep(): void {
  const menu = document.querySelector(MENU);
  const state = menu && stateOf(menu);
  if (state && state !== known) {
    known = state;
    tabStore()?.setItem(KEPT, state);
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
      // That which the page is in comes open.
      const isOfPage = caret.parentElement!.querySelector('.menu__link--active') !== null;
      if (expanded && expanded !== caret.getAttribute('aria-expanded') && !isOfPage) {
        fold(caret);
      }
    }
    menu.getAnimations({subtree: true}).forEach((animation) => animation.finish());
    menu.scrollTop = kept.scrollTop;
    known = stateOf(menu);
  }
}

export function startSidebar(): void {
  onClick('.menu__caret', fold);
  restore();
  onShown(restore);
  window.addEventListener('pagehide', keep);
  // A page that was drawn ahead is shown before the one that is left hides, and so is one that comes back.
  on(['click'], keep);
  on(['scroll'], ({target}) => target instanceof Element && target.matches(MENU) && keep());
  onPageShown(unfoldCurrent);
  onPageShown(showCurrent);
}
