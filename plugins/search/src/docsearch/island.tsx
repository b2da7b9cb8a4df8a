/** Search's dialog as an island: fetched when a reader wants it, in a root of its own. */
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {OpenRequest} from '../opening';
import type {SearchSite} from '../client/site';
import Boundary, {type Crashed} from '../ui/Boundary';
import SearchModal from './Modal';

/** Filled in by the build. */
declare const SEARCH_SITE: SearchSite;

/** Shows the dialog, at once: no key may be lost on the way to its field. */
export function open(request: OpenRequest, Crashed: Crashed): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) {
      isOpen = false;
      window.removeEventListener('pagehide', close);
      root.unmount();
      place.remove();
      request.closed();
    }
  };
  // Back out of the browser's cache, a page is as it was left.
  window.addEventListener('pagehide', close);
  const ask = (question: string): void => {
    close();
    request.ask(question);
  };
  flushSync(() =>
    root.render(
      <Boundary
        Crashed={Crashed}
        onClose={close}
        onCrash={() => {
          request.shown();
          request.answered();
        }}>
        <SearchModal site={SEARCH_SITE} request={request} onClose={close} onAsk={ask} />
      </Boundary>,
    ),
  );
}
