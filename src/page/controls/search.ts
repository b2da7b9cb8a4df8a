/**
 * Search at once: a field that takes what is typed while the modal is still on its way. React's side is
 * src/search/button, which shows the modal with what stands in the field by then.
 */
import {isSearchShortcut, startsQuery} from '../../search/keys';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import type * as EarlySearch from '../../search/early';
import {SEARCH_OPEN, SEARCH_PREPARE, SEARCH_READY, type SearchRequest} from '../../search/opening';
import {leaveFor} from '../reach';
import type {EarlySearchFiles} from '../settings';
import {all, on, onArrive, onClick, take} from './events';
import {wake} from './framework';

const BUTTON = '[data-opens-search]';

/** Longest wait for first hits before the framework is fetched, too, in milliseconds. */
const HITS_FIRST = 1000;
/** Longest time that first hits stay above a modal that has none yet. */
const LONGEST_COVER = 3000;

/** The wish to search that nobody has shown a modal for yet. */
let wish: SearchRequest | undefined;
let early: HTMLDialogElement | undefined;
/** What was `early`, above a modal that has no hits yet. */
let cover: HTMLDialogElement | undefined;

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

/** The modal has the keys from now on; first hits stay in sight until it has its own. */
function handOver(): void {
  const dialog = early;
  if (!dialog?.querySelector('[role=listbox]')) {
    closeEarly();
    return;
  }
  early = undefined;
  wish = undefined;
  dialog.close();
  dialog.inert = true;
  dialog.show();
  cover = dialog;
  setTimeout(uncover, LONGEST_COVER);
}

function uncover(): void {
  cover?.remove();
  cover = undefined;
}

/** What the worker will read, into the browser's cache, while the worker itself is still on its way. */
async function fetchIndex(manifest: string): Promise<void> {
  const response = await fetch(manifest, {cache: 'no-cache'});
  const {rows, index} = (await response.json()) as Record<'rows' | 'index', {name: string}>;
  // Read to the end: what nobody reads, the browser does not go on fetching.
  await Promise.all(
    [rows, index].map(async ({name}) => (await fetch(new URL(name, response.url))).blob()),
  );
}

/** Starts the thread that finds hits; one that breaks is not for the modal either, which starts another. */
function startWorker({worker, manifest}: EarlySearchFiles): void {
  if (!window.searchWorker) {
    window.searchWorker = new Worker(worker, {name: 'search'});
    window.searchWorker.onerror = (event) => {
      event.preventDefault();
      delete window.searchWorker;
    };
    // Faults are the worker's to tell.
    fetchIndex(manifest).catch(() => undefined);
  }
}

/** First hits, before anything else takes the line: a modal without them would not be faster. */
async function showFirstHits(): Promise<void> {
  const dialog = early;
  if (!PAGE_SETTINGS.earlySearch || !dialog) {
    return;
  }
  const files = PAGE_SETTINGS.earlySearch;
  const hits = async (): Promise<void> => {
    startWorker(files);
    const {showHits} = (await import(/* webpackIgnore: true */ files.module)) as typeof EarlySearch;
    if (window.searchWorker) {
      await showHits(dialog, window.searchWorker, files.manifest);
    }
  };
  await Promise.race([
    // Faults are left to the modal.
    hits().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, HITS_FIRST)),
  ]);
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
  dialog.append(document.querySelector(`${BUTTON} svg`)!.cloneNode(true), field);
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
    shown: handOver,
    answered: uncover,
    failed: goToSearchPage,
  };
  ask();
  // The modal was at hand and has taken over, or it has yet to come.
  if (wish) {
    openEarly(text);
    showFirstHits().then(wake).catch(goToSearchPage);
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
  // What is typed into the modal belongs to it.
  on(['input'], uncover);
}
