import logger from '@docusaurus/logger';
import {historyFault} from '../markdown/front-matter/changes';

/** The framework loads the configuration more than once in a process. */
const SAID = Symbol.for('the history is not known');

/**
 * Is it known when pages were last changed? Without the whole history they carry no dates, instead of wrong ones,
 * which is said once. While pages are being written, the framework makes dates up.
 */
export function hasHistory(siteDir: string): boolean {
  const fault = process.env.NODE_ENV === 'production' ? historyFault(siteDir) : undefined;
  const said = globalThis as {[SAID]?: true};
  if (fault !== undefined && !said[SAID]) {
    said[SAID] = true;
    logger.warn(`Pages carry no dates: ${fault}.`);
  }
  return fault === undefined;
}
