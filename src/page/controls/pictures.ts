/**
 * Drawings come when they are nearly in sight, and all of them when a reader begins to do something: then
 * none is missing on paper, whichever way it was asked for. Their size is known, so that nothing moves.
 */
import {all, onPageShown} from '@collektive/static-pages/controls';
import {draw} from '../pictures';
import {onFirstInteraction} from './firstInteraction';

/** How far below the screen a drawing may be, in shares of its height. */
const NEARLY = '50% 0%';

export function startPictures(): void {
  let begun = false;
  const observer = new IntersectionObserver(
    (entries) =>
      entries.filter(({isIntersecting}) => isIntersecting).forEach(({target}) => draw(target)),
    {rootMargin: NEARLY},
  );
  onPageShown(() => {
    observer.disconnect();
    if (begun) {
      draw();
    } else {
      all('.picture').forEach((picture) => observer.observe(picture));
    }
  });
  onFirstInteraction(() => {
    begun = true;
    draw();
  });
  window.addEventListener('beforeprint', () => draw());
}
