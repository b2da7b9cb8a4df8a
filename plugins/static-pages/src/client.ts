import type {ClientModule} from '@docusaurus/types';
import {announce, ANNOUNCER_ID} from './page/announcer';
import {onRejection} from './page/chunks';
import {decoded} from './page/decoded';
import {ROUTE} from './page/route';

/** What a reader came for: the target of the address's hash, else the page's title. */
function destination(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  return target ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
}

/**
 * After a change of page by the framework's client the browser's own behaviour on loading a document is missing: nothing is
 * announced, and the focus stays on an element that is gone. Changes of query or hash within a page
 * are left alone.
 */
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname === previousLocation.pathname) {
    return;
  }
  window.dispatchEvent(new Event(ROUTE));
  if (!previousLocation) {
    return;
  }
  const target = destination(location.hash);
  // Who types into search goes on doing so.
  if (target && !document.querySelector('[role=dialog][aria-modal=true]')) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
  }
  announce(document.querySelector('h1')?.textContent?.replace('\u200B', '').trim() ?? '');
};

/** `npm start` has a template of its own, without the region that screen readers are told in. */
function addAnnouncer(): void {
  if (!document.getElementById(ANNOUNCER_ID)) {
    const region = document.createElement('div');
    region.id = ANNOUNCER_ID;
    region.className = 'sr-only';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
}

// The server has no window.
if (typeof window !== 'undefined') {
  addAnnouncer();
  window.addEventListener('unhandledrejection', onRejection);
}

export default {onRouteDidUpdate};
