/** The search page before its script has come, and where that does not come. */
import {MAX_QUERY_LENGTH} from '@collektive/search';
import {searchField} from '@collektive/static-pages/page';

const queryInAddress = (): string =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);

/** What was typed before counts more than the address. */
export function fillField(field: HTMLInputElement): void {
  field.value ||= queryInAddress();
}

/** Takes the field back with the reader, where the script that follows the address has not come yet. */
export function followAddress(): void {
  window.addEventListener('popstate', () => {
    const field = searchField();
    if (field) {
      field.value = queryInAddress();
    }
  });
}

/** Marks a page whose address holds a query, so that the search page does not list all pages first. */
export function markQuery(): void {
  if (queryInAddress().trim()) {
    document.documentElement.dataset.asked = '';
  }
}

/** The search page says that it cannot search, and lists all pages. */
export function showUnavailable(): void {
  const field = searchField();
  if (field) {
    fillField(field);
    const {dataset} = document.documentElement;
    delete dataset.asked;
    dataset.searchUnavailable = '';
  }
}
