/**
 * The page that came as HTML. React leaves it as it is until another one is shown: all that readers do there
 * belongs to src/page/controls, so none of its parts has to be fetched, and taking it over costs nothing.
 */
import {HelmetProvider} from 'react-helmet-async';
import {keyOf} from '../shards/address';

/** What marks a part of a page that only React brings to life. */
const ALIVE = '[data-alive]';

/** Its address; none where React has taken the page over, or any other page was shown. */
let page: string | undefined;

/** What the head of the document says belongs to that page. */
function setPage(address?: string): void {
  page = address;
  HelmetProvider.canUseDOM = page === undefined;
}

if (document.querySelector('script[data-later]') && !document.querySelector(ALIVE)) {
  setPage(keyOf(window.location.pathname));
}

/** Is this the address of the page that rests? @param pathname below the site's origin */
export const isAtRest = (pathname: string): boolean => keyOf(pathname) === page;

/** Before another page is shown: from now on all of them, this one again too, are React's. */
export const endRest = (): void => setPage();
