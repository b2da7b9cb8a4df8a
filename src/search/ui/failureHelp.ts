import type {SearchSettings} from '@site/src/site/search';

const WHILE_WRITING =
  'The site has no search index yet. Run "npm run build" once and reload this page: ' +
  'search then finds the text of that build.';

/** What readers are told where search fails because the page is of an older release. */
export const OUTDATED = 'A new version of this site was published since you opened this page.';

/**
 * What helps when search fails. While a site is being written, that is the build which makes its index;
 * a production build carries none of these words.
 *
 * @param forReaders what to say otherwise
 */
export const failureHelp = <Words extends string | undefined>(
  {mode}: SearchSettings,
  forReaders: Words,
): Words | string =>
  process.env.NODE_ENV === 'development' && mode === 'embedded' ? WHILE_WRITING : forReaders;
