/** The search page is for typing: its field has the focus, and the query of the address, from the start. */
import {onPageShown, fetchIsland} from '@collektive/static-pages/controls';
import {isReachable, isReload, keepQuery, searchField} from '@collektive/static-pages/page';
import {fillField, followAddress, showUnavailable} from '../query';
import type * as SearchPage from '../search/results';

const {dataset} = document.documentElement;

/** The search page whose results are shown, or fetched. */
let started: HTMLInputElement | undefined;

/**
 * Shows results for what stands in the field; its island comes with the first letter.
 * @param mayLeave a page whose island is gone may be loaded again, for another release; by itself only once
 */
function start(field: HTMLInputElement, mayLeave = !isReload()): void {
  if (!field.value || started === field) {
    return;
  }
  started = field;
  const place = document.querySelector<HTMLElement>('[data-search-results]')!;
  fetchIsland<typeof SearchPage>(PAGE_SETTINGS.islands.searchPage).then(
    (island) => {
      delete dataset.searchUnavailable;
      island.start(field, place);
    },
    async () => {
      if (mayLeave && (await isReachable(window.location.href))) {
        keepQuery();
        window.location.reload();
        return;
      }
      started = undefined;
      showUnavailable();
    },
  );
}

export function startSearchField(): void {
  followAddress();
  onPageShown(() => {
    const field = searchField();
    if (field && started !== field) {
      fillField(field);
      field.focus();
      field.form!.addEventListener('submit', (event) => {
        event.preventDefault();
        // "Try again": what is said once more is heard once more.
        delete dataset.searchUnavailable;
        start(field, true);
      });
      // A reload would lose what is typed meanwhile.
      field.addEventListener('input', () => start(field, false));
      start(field);
    }
  });
}
