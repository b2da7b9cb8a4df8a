/** The search page before its script has come, and where that does not come. */
import {MAX_QUERY_LENGTH} from '../search/constants';

/** The field of the search page; other pages have none. */
export const searchField = (): HTMLInputElement | null =>
  document.querySelector('main form[role=search] input');

const queryInAddress = (): string =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);

/** What was typed before counts more than the address. */
export function fillField(field: HTMLInputElement): void {
  field.value ||= queryInAddress();
}

/** Marks a page whose address holds a query, so that the search page does not list all pages first. */
export function markQuery(): void {
  if (queryInAddress().trim()) {
    document.documentElement.dataset.asked = '';
  }
}

/** Puts what was typed into the address, where another load of the page finds it. */
export function keepQuery(): void {
  const query = searchField()?.value;
  if (query) {
    window.history.replaceState(null, '', `?${new URLSearchParams({q: query}).toString()}`);
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
