/** Programs that readers left: in addresses, and in this browser. */
import {all, onPageShown, tellIsland} from '@collektive/static-pages/controls';
import {announce, notify, store} from '@collektive/static-pages/page';
import {PREFIX, runIn, UNREADABLE} from '@collektive/playground/link';

/** What the program of the playground is kept by. */
const PLAYGROUND = 'playground';

const isKept = (name: string): boolean => typeof store()?.getItem(`play:${name}`) === 'string';
const isDone = (name: string): boolean => Boolean(store()?.getItem(`done:${name}`));

/** Has these look for what a reader left, once they are alive. */
const restore = (islands: readonly Element[]): void =>
  islands.forEach((one) => tellIsland(one, new Event('restore')));

/** Programs in the address, and those that the reader has changed before. */
function look(isNew: boolean): void {
  const {hash} = window.location;
  const isLinked = hash.startsWith(PREFIX);
  const workbench = document.querySelector('.figure[data-full]');
  if (workbench !== null) {
    if (isNew && (isLinked || isKept(PLAYGROUND))) {
      // It looks by itself, too.
      restore([workbench]);
    }
    return;
  }
  const samples = all('[data-sample]');
  const linked = samples.filter((one) => one.dataset.sample === runIn(hash));
  if (isLinked && linked.length === 0) {
    notify(UNREADABLE, 'Close', () => announce(''));
  }
  const kept = samples.filter((one) => isNew && isKept(one.dataset.sample!));
  restore([...new Set([...linked, ...kept])]);
}

/** Each exercise of a page shows how far the reader has come with all of them. */
function showProgress(): void {
  const exercises = all('[data-exercise]');
  const names = exercises.map(({dataset}) => dataset.exercise!);
  if (names.some((name) => isKept(name) || isDone(name))) {
    restore(exercises);
  }
}

export function startPlay(): void {
  onPageShown(() => {
    look(true);
    showProgress();
  });
  // Another link to a program of this page.
  addEventListener('hashchange', () => look(false));
}
