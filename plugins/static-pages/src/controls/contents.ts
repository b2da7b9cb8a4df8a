/** The mark in the table of contents: the heading that is being read. */
import {decoded} from '../page/decoded';
import {all, onPageShown} from './events';
import {reveal} from './reveal';

const ACTIVE = 'table-of-contents__link--active';

/** How far the navbar covers the page, in pixels. */
const NAVBAR = 60;

let links: HTMLAnchorElement[] = [];
let headings: (HTMLElement | null)[] = [];
/** Index of the link that is marked. */
let marked = -1;
let queued = false;

/** The end of a page keeps headings from coming to its top. */
const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Index of the heading below the navbar while it is in the upper half of the screen, else of the one before it;
 * of the one that was chosen where the page ends before it comes so far. -1 for none.
 */
function current(): number {
  const {innerHeight, location} = window;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
  const isOnScreen = (top: number): boolean => top >= NAVBAR && top < innerHeight;
  const chosen = links.findIndex(({hash}) => hash === location.hash);
  if (isAtEnd() && isOnScreen(tops[chosen])) {
    return chosen;
  }
  const next = tops.findIndex((top) => top >= NAVBAR);
  const before = (next === -1 ? tops.length : next) - 1;
  return before < 0 || tops[next] < innerHeight / 2 ? tops.findIndex(isOnScreen) : before;
}

function mark(): void {
  const at = current();
  if (at !== marked) {
    marked = at;
    links.forEach((link, index) => link.classList.toggle(ACTIVE, index === at));
    const box = links[at]?.closest('.thin-scrollbar');
    if (box) {
      reveal(links[at], box);
    }
  }
}

function markSoon(): void {
  if (!queued && links.length > 0) {
    queued = true;
    requestAnimationFrame(() => {
      queued = false;
      mark();
    });
  }
}

export function startContents(): void {
  onPageShown(() => {
    links = all<HTMLAnchorElement>('.toc-highlight');
    headings = links.map(({hash}) => document.getElementById(decoded(hash.slice(1))));
    marked = -1;
    markSoon();
  });
  window.addEventListener('scroll', markSoon, {passive: true});
  // At its end a page may not scroll to what is chosen.
  window.addEventListener('hashchange', markSoon);
}
