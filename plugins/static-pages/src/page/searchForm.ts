/** The field of the search page; other pages have none. */
export const searchField = (): HTMLInputElement | null =>
  document.querySelector('main form[role=search] input');

/** Puts what was typed into the address, where another load of the page finds it. */
export function keepQuery(): void {
  const query = searchField()?.value;
  if (query) {
    window.history.replaceState(null, '', `?${new URLSearchParams({q: query}).toString()}`);
  }
}
