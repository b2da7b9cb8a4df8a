/** The event of `window` by which the framework's client tells controls that it has shown a page, or another one. */
export const ROUTE = 'page:route';
