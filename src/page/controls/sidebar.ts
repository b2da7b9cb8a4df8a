/** Categories of the sidebar, in the page and in the drawer, fold and unfold; styles do the motion. */
import {leaveFor} from '../reach';
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
  const label = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-label', label.replace(/^\w+/, folded ? 'Expand' : 'Collapse'));
}

const listBeside = (link: Element): Element => link.closest('li')!.querySelector('.menu__list')!;

/**
 * What a category holds that the page came without: the sidebar of its own page has it.
 * @throws Error where that page cannot be had, or is another one
 */
async function fetchItems({href}: HTMLAnchorElement): Promise<Element[]> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
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

/** Folds and unfolds; what is not there yet comes first, and where it cannot be had, its page does. */
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

export function startSidebar(): void {
  onClick('.menu__caret', (button) => void toggle(button));
  onArrive(unfoldCurrent);
  onArrive(showCurrent);
}
