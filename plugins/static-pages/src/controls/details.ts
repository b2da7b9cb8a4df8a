/** What unfolds in a page, <details>, does so little by little; in the browser's own way without scripts. */
import {animateHeight} from '../page/motion';
import {onClick} from './events';

/** Those that are folding: they stay open until they have. */
const folding = new WeakMap<HTMLDetailsElement, Animation>();

/** Is it open, and stays so? */
export const isOpen = (details: HTMLDetailsElement): boolean =>
  details.open && !folding.has(details);

/** Opens or closes one. The list of a menu lies over the page: it alone changes its height. */
export function setOpen(details: HTMLDetailsElement, open: boolean): void {
  if (open === isOpen(details)) {
    return;
  }
  const list = details.querySelector<HTMLElement>('.navbar-menu__list');
  const height = (): number => (list && !details.open ? 0 : (list ?? details).offsetHeight);
  const from = height();
  folding.get(details)?.cancel();
  folding.delete(details);
  details.open = open;
  const animation = animateHeight(list ?? details, from, height());
  if (!open) {
    details.open = true;
    folding.set(details, animation);
    animation.onfinish = () => {
      folding.delete(details);
      details.open = false;
    };
  }
}

export function startDetails(): void {
  onClick('details > summary', ({parentElement}) => {
    const details = parentElement as HTMLDetailsElement;
    setOpen(details, !isOpen(details));
  });
}
