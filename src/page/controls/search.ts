/**
 * Search at once: a field that takes what is typed while the modal is still on its way. React's side is
 * src/search/button, which shows the modal with what stands in the field by then.
 */
import {isSearchShortcut, startsQuery} from '../../search/keys';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import {SEARCH_OPEN, SEARCH_PREPARE, SEARCH_READY, type SearchRequest} from '../../search/opening';
import {leaveFor} from '../reach';
import {all, on, onArrive, onClick, take} from './events';
import {wake} from './framework';

const BUTTON = '[data-opens-search]';

/** The wish to search that nobody has shown a modal for yet. */
let wish: SearchRequest | undefined;
let early: HTMLDialogElement | undefined;

const fieldOf = (dialog: HTMLDialogElement): HTMLInputElement => dialog.querySelector('input')!;

const isModalOpen = (): boolean => document.body.classList.contains('DocSearch--active');

function closeEarly(): void {
  const dialog = early;
  early = undefined;
  wish = undefined;
  // Gives the focus back, which taking it away would not.
  dialog?.close();
  dialog?.remove();
}

/** The search page with what was typed: where the modal cannot be had. */
function goToSearchPage(): void {
  if (wish) {
    const query = wish.query();
    const page = new URL(document.querySelector<HTMLAnchorElement>(BUTTON)!.href);
    if (query) {
      page.searchParams.set('q', query);
    }
    closeEarly();
    void leaveFor(page.href, () => openSearch(query));
  }
}

function openEarly(text: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'early-search';
  dialog.setAttribute('aria-label', 'Search');
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Search docs';
  field.setAttribute('aria-label', 'Search');
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.maxLength = MAX_QUERY_LENGTH;
  field.value = text;
  dialog.append(field);
  dialog.addEventListener('close', () => early === dialog && closeEarly());
  dialog.addEventListener('click', ({target}) => target === dialog && closeEarly());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      goToSearchPage();
    }
  });
  early = dialog;
  document.body.append(dialog);
  dialog.showModal();
}

const ask = (): void => {
  if (wish) {
    window.dispatchEvent(new CustomEvent<SearchRequest>(SEARCH_OPEN, {detail: wish}));
  }
};

/** What is selected on the page is looked for. */
const selected = (): string => window.getSelection()?.toString().slice(0, MAX_QUERY_LENGTH) ?? '';

/** Opens search. @param typed what was typed to open it */
function openSearch(typed?: string): void {
  if (wish || isModalOpen()) {
    return;
  }
  const text = typed ?? selected();
  wish = {
    query: () => (early ? fieldOf(early).value : text),
    shown: closeEarly,
    failed: goToSearchPage,
  };
  ask();
  // The modal was at hand and has taken over, or it has yet to come.
  if (wish) {
    openEarly(text);
    wake().catch(goToSearchPage);
  }
}

/** Fetches what search needs when a reader seems to want it; what fails is tried again on opening. */
const prepare = ({target}: Event): void => {
  if ((target as Element).closest?.(BUTTON)) {
    void wake().then(
      () => window.dispatchEvent(new Event(SEARCH_PREPARE)),
      () => undefined,
    );
  }
};

function onKey(event: KeyboardEvent): void {
  if (early && event.key === 'Escape') {
    // At once: the dialog itself tells of its end too late for a modal that comes in between. The key goes
    // on to a modal that is being fetched, which ends, too.
    closeEarly();
    return;
  }
  if (isModalOpen() || document.querySelector('dialog[open]:not(.early-search)')) {
    return;
  }
  if (isSearchShortcut(event, false)) {
    take(event);
    if (early) {
      closeEarly();
    } else {
      openSearch();
    }
  } else if (document.activeElement?.matches(BUTTON)) {
    if (startsQuery(event)) {
      take(event);
      openSearch(event.key);
    } else if (event.key === ' ') {
      take(event);
      openSearch();
    }
  }
}

/** Adds a letter to what is being looked for; for keys that came before this script. */
export function typeEarly(letter: string): void {
  if (early) {
    fieldOf(early).value += letter;
  }
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** With scripts the link to the search page is a button, and names the keys of this machine. */
function dress(): void {
  for (const button of all(BUTTON)) {
    button.setAttribute('role', 'button');
    button.setAttribute('aria-haspopup', 'dialog');
    if (isMac()) {
      button.setAttribute('aria-label', 'Search (Command+K)');
      button.querySelector<HTMLElement>('kbd')!.dataset.key = '⌘';
    }
  }
}

export function startSearch(): void {
  onClick(BUTTON, () => openSearch());
  onArrive(dress);
  on(['keydown'], onKey);
  on(['pointerover', 'focusin', 'touchstart'], prepare);
  // React has come, and asks what it has missed.
  window.addEventListener(SEARCH_READY, ask);
}
