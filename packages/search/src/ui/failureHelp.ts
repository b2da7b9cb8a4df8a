import {text} from '@collektive/texts';
import type {SearchSite} from '../client/site';

const WHILE_WRITING = text(
  'The site has no search index yet. Run "npm run build" once and reload this page: search then finds the text of that build.',
);

/** What readers are told where search fails because the page is of an older release. */
export const OUTDATED = text(
  'A new version of this site was published since you opened this page.',
);

/**
 * What helps when search fails. While a site is being written, that is the build which makes its index.
 *
 * @param forReaders what to say otherwise
 */
export const failureHelp = <Words extends string | undefined>(
  {settings, isWriting}: Pick<SearchSite, 'settings' | 'isWriting'>,
  forReaders: Words,
): Words | string => (isWriting && settings.mode === 'embedded' ? WHILE_WRITING : forReaders);
