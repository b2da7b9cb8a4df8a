/** The search page is for typing: its field has the focus, and the query of the address, from the start. */
import {MAX_QUERY_LENGTH} from '../../search/constants';
import {on, onArrive} from './events';
import {isAwake} from './framework';

const FIELD = 'main form[role=search] input';

export function startSearchField(): void {
  onArrive(() => {
    const field = document.querySelector<HTMLInputElement>(FIELD);
    if (field && !isAwake()) {
      if (field.value) {
        // Typed before this script came.
        field.dataset.edited = '';
      } else {
        const query = new URLSearchParams(window.location.search).get('q') ?? '';
        field.value = query.slice(0, MAX_QUERY_LENGTH);
      }
      field.focus();
    }
  });
  // What a reader did to it counts, also when nothing is left in it: src/search/page asks when it wakes.
  on(['input'], ({target}) => {
    if ((target as Element).matches(FIELD)) {
      (target as HTMLElement).dataset.edited = '';
    }
  });
}
