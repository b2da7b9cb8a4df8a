/** The event of `window` by which a live page tells its controls that the framework has shown it, or another one. */
export const ROUTE = 'page:route';
