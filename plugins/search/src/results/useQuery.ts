import {useEffect, useState} from 'react';
import {MAX_QUERY_LENGTH} from '../constants';
import {cutBySense, pasteBySense} from '../text/pasted';
import {QUERY, SECTION, wellFormedQuery} from '../text/query-text';

const inAddress = (name: string): string | null =>
  new URLSearchParams(window.location.search).get(name);

/** The query in the page's address, at most 64 characters of it. */
export function queryInAddress(): string {
  const query = inAddress(QUERY) ?? '';
  return query.length > MAX_QUERY_LENGTH ? cutBySense(query) : query;
}

/** Puts the query of the address into a field where the page's script has put only its beginning. */
export function fillWhole(field: HTMLInputElement): void {
  if (field.value === inAddress(QUERY)?.slice(0, MAX_QUERY_LENGTH)) {
    field.value = queryInAddress();
  }
}

/** Writes something into the address, where it can be shared and where back and forward find it. */
function putIntoAddress(name: string, value: string | undefined): void {
  const address = new URL(window.location.href);
  if (value) {
    address.searchParams.set(name, value);
  } else {
    address.searchParams.delete(name);
  }
  window.history.replaceState(window.history.state, '', address);
}

/** The query of the search page: what stands in its field, which the address follows. */
export function useQuery(field: HTMLInputElement): string {
  const [query, setQuery] = useState(field.value);

  useEffect(() => {
    const onInput = () => {
      setQuery(field.value);
      putIntoAddress(QUERY, wellFormedQuery(field.value));
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

/** The part of the site that the reader keeps to, and how another is chosen: the address follows that, too. */
export function useSection(): [string | undefined, (section: string | undefined) => void] {
  const [section, setSection] = useState(() => inAddress(SECTION) || undefined);
  return [
    section,
    (chosen) => {
      setSection(chosen);
      putIntoAddress(SECTION, chosen);
    },
  ];
}
