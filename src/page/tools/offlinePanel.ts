/** What "Keep for offline reading" does: fetched when a reader presses it. */
import {language, phrase, text} from '@collektive/texts';
import {cacheOf, SIZE_FILE, WORKER_FILE, type CopySize, type Progress} from '../../offline/names';
import {button, make, openDialog} from './elements';
import {findOwn} from './ownWorker';

/** Takes the copy away, or what there is of it. */
export async function remove(): Promise<void> {
  await (await findOwn())?.unregister();
  await caches.delete(cacheOf(TOOLS.baseUrl));
}

/** Waits until all of the copy is there. @throws Error where it is unavailable */
export async function keep(): Promise<void> {
  const registration = await navigator.serviceWorker.register(
    window.trusted.createScriptURL(TOOLS.baseUrl + WORKER_FILE),
  );
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === 'activated') {
        resolve();
      } else if (!worker || worker.state === 'redundant') {
        reject(new Error('The service worker was not installed'));
      }
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

async function readSize(): Promise<CopySize> {
  const answer = await fetch(TOOLS.baseUrl + SIZE_FILE);
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  return (await answer.json()) as CopySize;
}

const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString(language(), {minimumFractionDigits: 1, maximumFractionDigits: 1})} MB`;

/**
 * Says what a copy is and takes, and makes one.
 * @param label of the control
 * @param onKept once it is there
 */
export function ask(label: string, onKept: () => void): void {
  const words = make('p', {}, text('How large is it?'));
  const bar = make('progress', {max: 100, value: 0, hidden: true, ariaLabel: text('Kept so far')});
  const state = make('p', {role: 'status'});
  const start = button(text('Keep'), () => {
    start.disabled = true;
    bar.hidden = false;
    bar.value = 0;
    state.textContent = text('Copying. You can read on: it continues while a page is open.');
    keep()
      .then(
        () => {
          state.textContent = text('Done: pages now open without a network.');
          start.remove();
          onKept();
        },
        () =>
          remove().finally(() => {
            state.textContent = text(
              'The copy could not be made: a file did not arrive, or there is no space for it. Nothing was kept. Try again later.',
            );
            start.disabled = false;
          }),
      )
      .finally(() => (bar.hidden = true))
      .catch(reportError);
  });
  start.disabled = true;
  const follow = ({data}: MessageEvent<Partial<Progress>>): void => {
    bar.value = data.offlinePercent ?? bar.value;
  };
  navigator.serviceWorker.addEventListener('message', follow);
  openDialog(label, make('h2', {}, label), words, bar, state, start);
  readSize().then(
    ({files, bytes}) => {
      words.textContent = phrase`This keeps pages, search, samples and figures in this browser: ${files} files, ${megabytes(bytes)} to download. With a network you still read the newest pages; each visit updates the copy.`;
      start.disabled = false;
    },
    () => (words.textContent = text('This is not possible at the moment. Are you offline?')),
  );
}
