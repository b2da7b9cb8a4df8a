import {isOutdated} from '../client/release';

/** The last cause that was told: readers type on, and each key may fail. */
let told: string | undefined;

/**
 * To be called for each search that failed, when readers have been told so.
 *
 * @param onOutdated called where the page is of another release than the site by now
 */
export function onSearchFailed({message}: Error, onOutdated: () => void): void {
  if (message !== told) {
    told = message;
    // eslint-disable-next-line no-console -- authors need the cause, readers see the error screen
    console.warn('Search failed.', message);
  }
  void isOutdated().then((yes) => yes && onOutdated());
}
