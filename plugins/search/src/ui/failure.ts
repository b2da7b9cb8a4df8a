import type {SearchSite} from '../client/site';
import {isOutdated} from '../client/release';

const WHILE_WRITING =
  'The site has no search index yet. Run "npm run build" once and reload this page: search then finds the text of that build.';

/** What readers are told where search fails because the page is of an older release. */
export const OUTDATED = 'A new version of this site was published since you opened this page.';

/**
 * What helps when search fails. While a site is being written, that is the build which makes its index.
 *
 * @param forReaders what to say otherwise
 */
export const failureHelp = <Words extends string | undefined>(
  {settings, isWriting}: Pick<SearchSite, 'settings' | 'isWriting'>,
  forReaders: Words,
): Words | string => (isWriting && settings.mode === 'embedded' ? WHILE_WRITING : forReaders);

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
