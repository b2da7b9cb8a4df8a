/** Marks a page whose address holds a query, so that the search page does not list all pages first. */
export function markQuery(): void {
  if (new URLSearchParams(window.location.search).get('q')?.trim()) {
    document.documentElement.dataset.asked = '';
  }
}
