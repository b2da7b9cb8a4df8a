/** Where a page's card is, below the base URL. @param path of the page below it */
export const cardFile = (path: string): string =>
  `img/cards/${path.replace(/\/$/, '').replaceAll('/', '-') || 'home'}.png`;
