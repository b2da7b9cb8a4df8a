/** Where faults of the page are reported; filled in by the build of the site. */
declare const REPORT_ADDRESS: string | undefined;

export const REPORT = typeof REPORT_ADDRESS === 'undefined' ? '' : REPORT_ADDRESS;

/** What is said of a fault of ours, with where to tell us of it. @param what happened */
export const faultOfPage = (what = ''): string =>
  `This is a fault in the page, not in your program${what && ` (${what})`}. ` +
  `Please report it, with your program${REPORT && ': '}${REPORT || '.'}`;
