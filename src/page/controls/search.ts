/**
 * Search at once: a field that takes what is typed while the dialog (an island: plugins/search/src/docsearch) is still
 * on its way, and goes on from what stands in the field by then.
 */
import {all, fetchIsland, on, onPageShown, onClick, take} from '@collektive/static-pages/controls';
import {leaveFor, mayFetchAhead} from '@collektive/static-pages/page';
import {
  isConverting,
  isSearchShortcut,
  startsQuery,
  MAX_QUERY_LENGTH,
  type OpenRequest,
} from '@collektive/search';
import type * as EarlySearch from '@collektive/search/early';
import type * as Ask from '../search/ask';
import type * as Dialog from '../search/dialog';
import type {EarlySearchFiles} from '../settings';

const BUTTON = '[data-opens-search]';

/** Longest wait for first hits before the dialog is fetched, too, in milliseconds. */
const HITS_FIRST = 1000;
/** Longest time that first hits stay above a dialog that has none yet. */
const LONGEST_COVER = 3000;

let dialog: typeof Dialog | undefined;
/** The request that waits for the dialog. */
let request: OpenRequest | undefined;
let early: HTMLDialogElement | undefined;
/** What was `early`, above a dialog that has no hits yet. */
let cover: HTMLDialogElement | undefined;

const fieldOf = (dialog: HTMLDialogElement): HTMLInputElement => dialog.querySelector('input')!;

// The class of the page's body comes and goes a frame later than the dialog.
const isModalOpen = (): boolean => document.querySelector('.DocSearch-Container') !== null;

function closeEarly(): void {
  const field = early;
  early = undefined;
  request = undefined;
  // Gives the focus back, which taking it away would not.
  field?.close();
  field?.remove();
}

/** The dialog has the keys from now on; first hits stay in sight until it has its own. */
function handOver(): void {
  const field = early;
  if (!field?.querySelector('[role=listbox]')) {
    closeEarly();
    return;
  }
  early = undefined;
  request = undefined;
  field.inert = true;
  cover = field;
  setTimeout(uncover, LONGEST_COVER);
}

function uncover(): void {
  cover?.remove();
  cover = undefined;
}

let index: Promise<string | undefined> | undefined;

/**
 * Fetches the index for the worker, once for a page, while the worker itself is still on its way, and before anything
 * of the dialog. Faults are the worker's to tell, which then fetches it, too.
 */
const bringIndex = (files: EarlySearchFiles): Promise<string | undefined> =>
  (index ??= fetch(files.index, {cache: 'no-cache'})
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined));

/** Starts the thread that finds hits; one that breaks is not for the dialog either, which starts another. */
function startWorker(files: EarlySearchFiles): void {
  if (!window.searchWorker) {
    window.searchWorker = new Worker(files.worker, {
      name: 'search',
    });
    window.searchWorker.onerror = (event) => {
      event.preventDefault();
      delete window.searchWorker;
    };
  }
}

/** First hits, before anything else takes the line: a dialog without them would not be faster. */
async function showFirstHits(): Promise<void> {
  const field = early;
  if (!PAGE_SETTINGS.earlySearch || !field) {
    return;
  }
  const files = PAGE_SETTINGS.earlySearch;
  const hits = async (): Promise<void> => {
    startWorker(files);
    const file = bringIndex(files);
    const {showHits} = (await import(/* webpackIgnore: true */ files.module)) as typeof EarlySearch;
    if (window.searchWorker) {
      await showHits(field, window.searchWorker, files.index, file);
    }
  };
  await Promise.race([
    // Faults are left to the dialog.
    hits().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, HITS_FIRST)),
  ]);
}

/** The search page with what was typed: where the dialog is unavailable. */
function goToSearchPage(query: string, again: () => void): void {
  const page = new URL(document.querySelector<HTMLAnchorElement>(BUTTON)!.href);
  if (query) {
    page.searchParams.set('q', query);
  }
  closeEarly();
  void leaveFor(page.href, again, 'Search');
}

function leaveEarly(): void {
  if (request) {
    const query = request.query();
    goToSearchPage(query, () => openSearch(query));
  }
}

function openEarly(text: string): void {
  const place = document.createElement('dialog');
  place.className = 'early-search';
  place.setAttribute('aria-label', 'Search');
  place.setAttribute('aria-modal', 'true');
  const box = document.createElement('div');
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Search docs';
  field.setAttribute('aria-label', 'Search');
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.maxLength = MAX_QUERY_LENGTH;
  field.value = text;
  box.append(document.querySelector(`${BUTTON} svg`)!.cloneNode(true), field);
  place.append(box);
  place.addEventListener('close', () => early === place && closeEarly());
  place.addEventListener('click', ({target}) => target === place && closeEarly());
  field.addEventListener('keydown', (event) => {
    if (isConverting(event)) {
      return;
    }
    if (event.key === 'Enter') {
      leaveEarly();
    } else if (event.key === 'Tab') {
      // What is behind is not to be reached.
      event.preventDefault();
    }
  });
  early = place;
  document.body.append(place);
  // Not `showModal()`: the browser would compute the styles of the whole page again, now and when the dialog has come.
  place.show();
}

/** Opens the panel of the AI question mode. */
function ask(question: string): void {
  fetchIsland<typeof Ask>(PAGE_SETTINGS.islands.ask).then(
    (panel) => panel.ask(question),
    () => goToSearchPage(question, () => ask(question)),
  );
}

/** Fetches the dialog, once. @throws Error where it is unavailable; a later call tries again */
async function fetchDialog(): Promise<typeof Dialog> {
  dialog ??= await fetchIsland<typeof Dialog>(PAGE_SETTINGS.islands.dialog);
  return dialog;
}

/** What is selected on the page is looked for. */
const selected = (): string => window.getSelection()?.toString().slice(0, MAX_QUERY_LENGTH) ?? '';

/** Opens search. @param typed what was typed to open it */
function openSearch(typed?: string): void {
  // In `npm start` React may not have shown the button yet.
  if (request || isModalOpen() || !document.querySelector(BUTTON)) {
    return;
  }
  const text = typed ?? selected();
  const own: OpenRequest = {
    query: () => (early ? fieldOf(early).value : text),
    shown: handOver,
    answered: uncover,
    closed: () => document.querySelector<HTMLElement>(BUTTON)?.focus(),
    ask,
  };
  if (dialog) {
    dialog.open(own);
    return;
  }
  request = own;
  openEarly(text);
  showFirstHits()
    .then(fetchDialog)
    .then(({open}) => {
      // It may have been closed meanwhile.
      if (request === own) {
        open(own);
      }
    }, leaveEarly);
}

/** Fetches index and dialog when a reader seems to want them; what fails is tried again on opening. */
const prepare = ({target}: Event): void => {
  if ((target as Element).closest?.(BUTTON) && mayFetchAhead()) {
    const files = PAGE_SETTINGS.earlySearch;
    void Promise.resolve(files && bringIndex(files))
      .then(fetchDialog)
      .catch(() => undefined);
  }
};

function onKey(event: KeyboardEvent): void {
  if (isConverting(event)) {
    return;
  }
  if (early && event.key === 'Escape') {
    // At once: the dialog itself tells of its end too late for a dialog that comes in between.
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

/** Changes what is being looked for by a key that came before this script; `false` for one that writes nothing. */
export function typeEarly(key: string): boolean {
  const isBack = key === 'Backspace';
  if (early && (isBack || key.length === 1)) {
    const field = fieldOf(early);
    field.value = isBack ? field.value.slice(0, -1) : field.value + key;
  }
  return isBack || key.length === 1;
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** With scripts the link to the search page is a button, and names the keys of this machine. */
function makeButtons(): void {
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
  onPageShown(makeButtons);
  on(['keydown'], onKey);
  on(['pointerover', 'focusin', 'touchstart'], prepare);
  // What is typed into the dialog belongs to it.
  on(['input'], uncover);
  // Back out of the browser's cache, a page is as it was left.
  window.addEventListener('pagehide', () => {
    closeEarly();
    uncover();
  });
}
