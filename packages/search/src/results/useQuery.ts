import {useEffect, useState} from 'react';
import {MAX_QUERY_LENGTH} from '../constants';
import {pasteBySense} from '../text/pasted';
import {wellFormedQuery} from '../text/query-text';

/** The query in the page's address. */
export const queryInAddress = (): string =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);

/** Writes a query into the address, where it can be shared and where back and forward find it. */
function putIntoAddress(query: string): void {
  const address = new URL(window.location.href);
  if (query) {
    address.searchParams.set('q', wellFormedQuery(query));
  } else {
    address.searchParams.delete('q');
  }
  window.history.replaceState(window.history.state, '', address);
}

/** The query of the search page: what stands in its field, which the address follows. */
export function useQuery(field: HTMLInputElement): string {
  const [query, setQuery] = useState(field.value);

  useEffect(() => {
    const onInput = () => {
      setQuery(field.value);
      putIntoAddress(field.value);
    };
    const onPopState = () => {
      field.value = queryInAddress();
      setQuery(field.value);
    };
    // Typed between the first render and this.
    onInput();
    const endPasting = pasteBySense(field);
    field.addEventListener('input', onInput);
    window.addEventListener('popstate', onPopState);
    return () => {
      endPasting();
      field.removeEventListener('input', onInput);
      window.removeEventListener('popstate', onPopState);
    };
  }, [field]);

  return query;
}
