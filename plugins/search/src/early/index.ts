/**
 * First hits, while the modal is still on its way: src/page/controls/search fetches this on opening search.
 * The worker is the modal's later on, with the index that it has read.
 */
import {storeNameOf} from '../settings';
import {HITS_PER_PAGE, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '../constants';
import {readAnswer} from '../client/answer';
import {isConverting} from '../keys';
import {pasteBySense} from '../text/pasted';
import {wellFormedQuery} from '../text/query-text';
import {rememberHit} from '../text/stored';
import type {SearchSite} from '../client/site';
import type {SearchRequest} from '../types';
import type {WorkerAnswer, WorkerQuestion} from '../worker/messages';
import {createHitList} from './hitList';
import rowsCss from '../ui/rows.css';
import css from './early.css';

/** Filled in by the build. */
declare const SEARCH_SITE: SearchSite;

/** Where DocSearch takes a screen for narrow. */
const NARROW = '(max-width: 768px)';

/** What arrows do. */
const MOVES: Partial<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

/** Questions count down: those of the modal, on the same worker, count up. */
let questions = 0;

/** @throws Error where the script of the worker is gone, or the index cannot be read */
function ask(worker: Worker, question: Omit<WorkerQuestion, 'id'>): Promise<WorkerAnswer> {
  const id = --questions;
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message)));
    worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
      if (data.id === id) {
        resolve(data);
      }
    });
    worker.postMessage({...question, id} satisfies WorkerQuestion);
  });
}

/** As the modal asks, for the same hits with the same texts. */
const requestOf = (query: string): SearchRequest => ({
  query,
  indexName: SEARCH_SITE.indexName,
  hitsPerPage: HITS_PER_PAGE,
  attributesToSnippet: [
    `content:${window.matchMedia(NARROW).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS}`,
  ],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  facetFilters: SEARCH_SITE.facetFilters,
});

/**
 * Shows hits below the field of a dialog for what stands in it, as it is typed. Faults are left to the
 * modal, which has words for them.
 *
 * @param index address of the index
 * @param file what lies there; fetched by the worker where nothing came
 * @returns resolves when the index has come, and hits for what stood in the field; or when neither can be had
 */
export async function showHits(
  dialog: HTMLDialogElement,
  worker: Worker,
  index: string,
  file: Promise<string | undefined>,
): Promise<void> {
  const indexUrl = new URL(index, window.location.href).href;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rowsCss + css);
  document.adoptedStyleSheets.push(sheet);
  const field = dialog.querySelector('input')!;
  const hits = createHitList(field, SEARCH_SITE.maxResultsPerGroup, (hit) =>
    rememberHit(
      window.localStorage,
      storeNameOf(SEARCH_SITE.indexName, SEARCH_SITE.baseUrl),
      SEARCH_SITE.url,
      hit,
    ),
  );
  /** The query whose hits are shown; spaces alone are none. */
  let shown = '';
  /** The query whose first hit Enter wants: it waits for the answer to that very text. */
  let wanted: string | undefined;
  /** The index, until the worker has it. */
  let arriving: typeof file | undefined = file;
  /** Nothing can be had; the page knows what to do. */
  let isBroken = false;
  const queryInField = (): string =>
    field.value.trim() === '' ? '' : wellFormedQuery(field.value);

  /** Opens the selected hit. @returns whether there is one */
  function open(): boolean {
    const isOpened = hits.open();
    if (isOpened) {
      dialog.close();
    }
    return isOpened;
  }

  /** Presses Enter once more, now that there is an answer, or none to wait for. */
  function settle(query: string): void {
    if (wanted === query && !open() && field.isConnected) {
      wanted = undefined;
      field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
    }
  }

  /** @param atOnce without the texts that are still to be fetched */
  async function search(atOnce: boolean): Promise<void> {
    const query = queryInField();
    const requests = query ? [requestOf(query)] : [];
    const known = await arriving;
    if (query !== queryInField()) {
      return;
    }
    arriving = undefined;
    const answer = await ask(worker, {indexUrl, requests, atOnce, file: known});
    if (query === queryInField()) {
      const results = 'results' in answer ? answer.results : undefined;
      hits.show(readAnswer(results, requests, SEARCH_SITE.url)[0]?.hits ?? []);
      shown = query;
      settle(query);
    }
  }
  const searchBoth = (): Promise<void> =>
    search(true)
      .then(() => void search(false).catch(() => undefined))
      .catch(() => {
        isBroken = true;
        hits.show([]);
        settle(queryInField());
      });

  // Also what is done in the dialog, which may have come meanwhile: who goes on takes Enter back.
  for (const type of ['input', 'keydown', 'pointerdown']) {
    document.addEventListener(type, () => (wanted = undefined), true);
  }
  pasteBySense(field);
  field.addEventListener('input', () => void searchBoth());
  // Before the page's own: Enter without a hit leads to the search page.
  field.addEventListener(
    'keydown',
    (event) => {
      if (isConverting(event)) {
        return;
      }
      const move = MOVES[event.key];
      const query = queryInField();
      const isCurrent = query !== '' && shown === query;
      if (move && isCurrent) {
        event.preventDefault();
        hits.move(move);
      } else if (event.key === 'Enter') {
        if (isCurrent ? open() : query && !isBroken) {
          event.stopImmediatePropagation();
          wanted = isCurrent ? undefined : query;
        }
      }
    },
    true,
  );
  await searchBoth();
}
