const root = document.documentElement;

/** Takes data attributes away that the theme's script lets any link set. */
export function dropAttributesOfLinks(): void {
  for (const key of new URLSearchParams(window.location.search).keys()) {
    if (key.startsWith('docusaurus-data-')) {
      root.removeAttribute(key.replace('docusaurus-data-', 'data-'));
    }
  }
  // The framework's own mark, as the server sends it: one of these attributes may have been it.
  root.dataset.hasHydrated ??= 'false';
}

/** Marks a page whose address holds a query, so that the search page does not list all pages first. */
export function markQuery(): void {
  if (new URLSearchParams(window.location.search).get('q')?.trim()) {
    root.dataset.asked = '';
  }
}
