/**
 * Addresses that pages had before, and where they are now: a row for each, below the base URL. A page that moves
 * gets one (`npm run move:doc` writes it), so that no bookmark and no link of others ends nowhere.
 */
export interface Redirect {
  /** The former address, which no page has any more. */
  from: string;
  /** The page's address now. */
  to: string;
}

export const REDIRECTS: readonly Redirect[] = [{from: '/docs/', to: '/docs/intro/'}];
