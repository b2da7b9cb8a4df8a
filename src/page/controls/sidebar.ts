/** Categories of the sidebar, in the page and in the drawer, fold and unfold; styles do the motion. */
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

export function startSidebar(): void {
  onClick('.menu__caret', fold);
  onArrive(unfoldCurrent);
}
