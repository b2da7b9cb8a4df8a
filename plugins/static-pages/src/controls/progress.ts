/** What a reader sees while the next document is on its way: nothing at first, then a thin bar until this one goes. */
import {isPlainClick} from '../page/plainClick';
import {leaveFor} from '../page/reach';

/** How long nothing is shown, in milliseconds. */
const PATIENCE = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function show(): void {
  bar = document.createElement('div');
  bar.className = 'page-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'The next page is being loaded');
  document.body.append(bar);
}

function end(): void {
  clearTimeout(timer);
  bar?.remove();
}

/** The link by which a click leaves this document for another page; none where something else happens. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(
    'a[href]:not([download], [target])',
  );
  const leaves =
    link &&
    isPlainClick(event) &&
    !event.defaultPrevented &&
    link.origin === window.location.origin &&
    // Files are downloaded, or shown without leaving.
    !/\.[^/]*$/.test(link.pathname) &&
    (link.pathname !== window.location.pathname || link.search !== window.location.search);
  return leaves ? link : null;
}

export function startProgress(): void {
  // After everything that may answer a click itself.
  window.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) {
      return;
    }
    if (!navigator.onLine) {
      event.preventDefault();
      void leaveFor(link.href);
      return;
    }
    end();
    timer = setTimeout(show, PATIENCE);
  });
  window.addEventListener('pagehide', end);
  // With this key a browser gives the next page up.
  window.addEventListener('keydown', ({key}) => key === 'Escape' && end());
}
