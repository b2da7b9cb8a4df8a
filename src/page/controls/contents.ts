/** The mark in the table of contents: the heading that is being read. */
import {all, onArrive} from './events';

const ACTIVE = 'table-of-contents__link--active';

/** Where reading begins: below the navbar, in pixels from the top. */
const READING_LINE = 90;

let links: HTMLAnchorElement[] = [];
let headings: (HTMLElement | null)[] = [];
let queued = false;

/** Index of the last heading above the line, else of the first on the screen; -1 for none. */
function current(): number {
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
  const next = tops.findIndex((top) => top > READING_LINE);
  const last = next === -1 ? tops.length - 1 : next - 1;
  return last >= 0 ? last : tops.findIndex((top) => top < window.innerHeight);
}

function mark(): void {
  const at = current();
  links.forEach((link, index) => link.classList.toggle(ACTIVE, index === at));
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
  onArrive(() => {
    links = all<HTMLAnchorElement>('.toc-highlight');
    headings = links.map(({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))));
    markSoon();
  });
  window.addEventListener('scroll', markSoon, {passive: true});
}
